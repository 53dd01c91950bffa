// The Threat track: what a fought Monster brings, by the space of the Threat token (B54).
export interface Reward {
  /** As an option: what is gained, without what is not. */
  readonly id: string;
  readonly keys: number;
  readonly pearls: number;
  readonly tokens: number;
}

function reward(keys: number, pearls: number, tokens: number): Reward {
  const gained = Object.entries({ keys, pearls, tokens }).filter(([, count]) => count > 0);
  return { id: gained.map(([what, count]) => `${what}:${count}`).join(), keys, pearls, tokens };
}

const REWARDS: readonly (readonly Reward[])[] = [
  [reward(0, 1, 0), reward(0, 0, 1)],
  [reward(0, 2, 0), reward(0, 1, 1), reward(0, 0, 2)],
  [reward(1, 0, 0)],
  [reward(1, 1, 0), reward(1, 0, 1)],
  [reward(1, 2, 0), reward(1, 1, 1), reward(1, 0, 2)],
  [reward(2, 0, 0)],
];

/** The rewards to choose from on this space, 1 to 6. */
export function rewardsOn(space: number): readonly Reward[] {
  return REWARDS[space - 1] ?? [];
}
