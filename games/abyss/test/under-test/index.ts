// Abyss as a game under test.
import { anyUnderTest, type GameUnderTest, type Playthrough } from '@undertow/authoring/check/game-under-test.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { abyss } from '../../rules/index.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { SETTINGS } from '../support/settings.ts';
import { attempts } from './attempts.ts';
import { brokenLaws } from './laws.ts';
import { vary } from './payments.ts';
import { secrecy } from './secrecy.ts';

export const abyssUnderTest: GameUnderTest<State, AbyssEvent, View, Options> = {
  game: abyss,
  settings: SETTINGS,
  brokenLaws,
  vary,
  // D4: absent players keep the game moving. They recruit no Lord, so that only Leviathans can bring the end about.
  endsUnattended: ({ options }) => options.expansions.includes('leviathan'),
  secrecy,
  attempts,
  playthroughs: [
    playthrough(2),
    playthrough(3),
    playthrough(4),
    playthrough(3, 'kraken'),
    playthrough(3, 'leviathan'),
    playthrough(2, 'kraken', 'leviathan'),
    playthrough(5, 'kraken', 'leviathan'),
  ],
  scores: ({ seats }) => seats.map(({ score }) => score as unknown as Json),
};

function playthrough(seats: number, ...expansions: string[]): Playthrough<Options> {
  return { file: ['abyss', ...expansions, seats].join('-'), options: { expansions }, seats, seed: `fast:${seats}` };
}

export const underTest = anyUnderTest(abyssUnderTest);
