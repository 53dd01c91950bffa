// The ways to play Dungeon Lords: the simple and the full game with each number of seats.
import type { Setting } from '@undertow/authoring/check/game-under-test.ts';
import type { Options } from '../../rules/state.ts';

export const SETTINGS: readonly Setting<Options>[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((full) => ({
    name: full ? `${seats} players and full` : `${seats} players`,
    options: { full },
    seats,
    // Other seats and the other game are tried in the other settings.
    share: 0.1,
  })),
);
