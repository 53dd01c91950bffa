// What stands under the six steps of a battle, in English.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../client.ts';
import { progressOf } from '../../page/board/battle/progress.ts';
import { stepsOf } from '../../page/board/battle/steps.ts';
import { combatCard } from '../../rules/cards/printed.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Player } from '../../rules/state.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';
import { words } from '../../words/languages/en.ts';

const english = dungeonIn('en', words);
const CARD = 'y1-magic-shield';

/** The steps of the first seat after these answers: state and text of each. */
function stepsAfter(seat: Partial<Player>, answers: readonly unknown[], isKnown = true) {
  const cards = [CARD, CARD, CARD, CARD];
  const state = combatFrom({ year: 1, combatCards: cards, seats: [seat, { party: [{ id: 'y1-warrior-1' }] }] });
  const match = Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
  const log: { events: readonly Event[] }[] = [];
  const give = (at: number, answer: unknown) => log.push({ events: match.answer(at, answer as never) ?? [] });
  if (answers.length > 0) give(1, plan([]));
  for (const answer of answers) give(0, answer);
  const progress = progressOf(
    log.flatMap(({ events }) => events),
    0,
  );
  const card = isKnown ? combatCard(CARD) : undefined;
  const field = { view: match.view(0), seat: 0, progress, card, forecast: undefined };
  return stepsOf(field, english).map(({ state: when, text }) => `${when}: ${text.replaceAll('\u00a0', ' ')}`);
}

function plan(creatures: readonly string[], traps: readonly string[] = []) {
  return { tile: [2, 0], traps, creatures };
}

const PARTY = [{ id: 'y1-warrior-2' }, { id: 'y1-thief-2' }, { id: 'y1-priest-2' }];

test('before the card is known nothing is said of its spell and its fatigue', () => {
  expect(stepsAfter({ party: PARTY }, [], false)).toEqual([
    'will: none',
    'will: ?',
    'will: none',
    'will: ?',
    'will: 2 hearts',
    'will: ?',
  ]);
});

test('what is done keeps its sum, and what is to come says what it will do', () => {
  const seat = { party: PARTY, traps: ['wall-of-fire'], creatures: [{ id: 'troll' }] };
  expect(stepsAfter(seat, [plan(['troll'], ['wall-of-fire'])])).toEqual([
    'was: 4, less 2',
    'was: too few crystals',
    'is: 1 of 1',
    'will: none',
    'will: 2 hearts',
    'will: Fatigue 1',
  ]);
});

test('when the battle is over every step is done', () => {
  const seat = { party: [{ id: 'y1-warrior-2' }], creatures: [{ id: 'witch' }] };
  expect(stepsAfter(seat, [plan(['witch']), 'witch/bolt'])).toEqual([
    'was: none',
    'was: too few crystals',
    'was: 4',
    'was: none',
    'was: none',
    'was: held',
  ]);
});
