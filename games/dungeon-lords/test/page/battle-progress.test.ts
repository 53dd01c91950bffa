// What the stage knows of a battle that is being fought: from what was told, and nothing else.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../client.ts';
import { dealtBy, lastBlow, progressOf, roundOf } from '../../page/board/battle/progress.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Player } from '../../rules/state.ts';

/** Plays these answers of the first seat, and keeps what was told. */
function fought(seat: Partial<Player>, answers: readonly unknown[]) {
  const card = 'y1-magic-shield';
  const state = combatFrom({ year: 1, combatCards: [card, card, card, card], seats: [seat] });
  const match = Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
  const log: { events: readonly Event[] }[] = [];
  for (const answer of answers) log.push({ events: match.answer(0, answer as never) ?? [] });
  return { match, log };
}

const plan = (creatures: readonly string[], traps: readonly string[] = []) => ({ tile: [2, 0], traps, creatures });
const PARTY = [{ id: 'y1-warrior-2' }, { id: 'y1-thief-2' }];

test('a battle keeps what its trap dealt and what was kept off', () => {
  const { log } = fought({ party: PARTY, traps: ['wall-of-fire'], creatures: [{ id: 'troll' }] }, [
    plan(['troll'], ['wall-of-fire']),
  ]);
  const progress = progressOf(roundOf(log), 0);
  expect(progress).toMatchObject({ tile: [2, 0], sent: ['troll'], traps: 1, sprung: ['wall-of-fire'], end: undefined });
  expect(dealtBy(progress, 'trap')).toEqual({ dealt: 1, kept: 2 });
});

test('a lost battle ends with the tile conquered, after the fatigue of the card', () => {
  const { log } = fought({ party: PARTY }, [plan([])]);
  // The next round has begun in the same breath.
  expect(
    progressOf(
      log.flatMap(({ events }) => events),
      0,
    ),
  ).toMatchObject({
    isConquered: true,
    spell: 'crystals',
    end: 'fought',
  });
  expect(progressOf(roundOf(log), 0)).toMatchObject({ isConquered: false, end: undefined });
});

test('whoever falls is known, and so is the blow', () => {
  const { log } = fought(
    { party: [{ id: 'y1-warrior-2', damage: 3 }, { id: 'y1-priest-4' }], creatures: [{ id: 'goblin' }] },
    [plan(['goblin'])],
  );
  const told = log.flatMap(({ events }) => events);
  expect(progressOf(told, 0).fallen).toEqual(['y1-warrior-2']);
  const goblin = told.slice(
    0,
    told.findIndex(({ type }) => type === 'heroHealed'),
  );
  expect(lastBlow(goblin, 0)).toEqual({
    cause: { by: 'creature', creature: 'goblin' },
    hits: [
      { hero: 'y1-warrior-2', damage: 2, prevented: 0, cause: { by: 'creature', creature: 'goblin' } },
      { hero: 'y1-priest-4', damage: 1, prevented: 0, cause: { by: 'creature', creature: 'goblin' } },
    ],
  });
  // One point came back, for the hearts of the priest.
  expect(progressOf(told, 0).healed).toBe(1);
});

test('nobody was struck where nothing hurt', () => {
  expect(lastBlow([{ type: 'battleBegan', seat: 0, tile: [2, 0] }], 0)).toBeUndefined();
});
