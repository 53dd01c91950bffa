// The order in which waiting analyses come: in each round every address has a turn, and within an address the persons
// take turns. The store takes the next one by this rule; this file foretells the whole line.
export interface Waiting {
  readonly match: string;
  readonly person: string;
  readonly place: string;
  /** The round in which the address has its next turn, and in which the person has. */
  readonly turn: number;
  readonly ownTurn: number;
  readonly asked: number;
}

export function inTurn(line: readonly Waiting[]): Waiting[] {
  const order: Waiting[] = [];
  for (let left = line; left.length > 0; ) {
    const next = left.reduce((first, other) => (comesBefore(other, first) ? other : first));
    order.push(next);
    left = left.filter((other) => other !== next).map((other) => behind(other, next));
  }
  return order;
}

function comesBefore(one: Waiting, other: Waiting): boolean {
  const by = one.turn - other.turn || one.ownTurn - other.ownTurn || one.asked - other.asked;
  return by < 0 || (by === 0 && one.match < other.match);
}

/** Once this one was taken. */
function behind(waiting: Waiting, { place, person, turn: round }: Waiting): Waiting {
  const turn = waiting.place === place ? Math.max(waiting.turn, round + 1) : waiting.turn;
  const ownTurn = waiting.person === person ? Math.max(waiting.ownTurn, round + 1) : waiting.ownTurn;
  return { ...waiting, turn, ownTurn };
}
