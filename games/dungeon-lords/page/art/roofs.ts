// The drawing of the roof that each seat has on its tower in the final scoring.

const ROOFS = ['recruit-imps', 'improve-reputation', 'dig-tunnels', 'get-food'];

/** The drawing of it. */
export function roofOf(seat: number): string {
  return `roof-${ROOFS[seat % ROOFS.length]}`;
}
