// Under which roof each seat lives, where its points are counted.

const ROOFS = ['recruit-imps', 'improve-reputation', 'dig-tunnels', 'get-food'];

/** The drawing of it. */
export function roofOf(seat: number): string {
  return `roof-${ROOFS[seat % ROOFS.length]}`;
}
