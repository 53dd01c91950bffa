// The last turns of a match, in order: clockwise from the seat that brought them about.

/** What there is to say of them. */
export interface EndInSight {
  /** Why they have begun, in words. */
  readonly cause: string;
  readonly turns: readonly LastTurn[];
}

export interface LastTurn {
  readonly seat: number;
  readonly state: 'done' | 'now' | 'next';
}

export function lastTurnsOf(seats: number, trigger: number, active: number): LastTurn[] {
  const place = (seat: number) => (seat - trigger + seats) % seats;
  return Array.from({ length: seats }, (_, step) => {
    const at = place(active);
    const state = step < at ? 'done' : step === at ? 'now' : 'next';
    return { seat: (trigger + step) % seats, state };
  });
}
