// A match of a game from outside, played in a thread: to a host and to every viewer it is as if it were played here.

import { Busy } from '@undertow/server/limits/busy.ts';
import type { AnyEvent, AnyMatch } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { FRAIL, opened, SOUND } from '../../support/outside/opened.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2];

function everythingOf(match: AnyMatch, events: readonly AnyEvent[]) {
  const { version, turn, depth, rules, pending, outcome, answered } = match;
  return {
    ...{ version, turn, depth, rules, pending, outcome, answered },
    automatic: pending.map((decision) => match.game.timeout(match.state, decision)),
    shown: VIEWERS.map((viewer) => ({
      view: match.view(viewer),
      asked: match.asked(viewer),
      told: toldTo(match.game, events, viewer),
    })),
    own: [0, 1, 2].map((seat) => [match.open(seat), match.sealed(seat), match.canTakeBack(seat)]),
  };
}

test('It is shown, asked and told as here, to every viewer at every step', async () => {
  const { game, brought } = await opened(SOUND);
  const there = game.begin({ options: {}, seats: SEATS, seed: 'fast:7' });
  const here = Match.start(brought.game, {}, SEATS, 'fast:7');
  const random = openRandom({ seed: 'fast:8', position: 0 });
  expect(everythingOf(there, there.told)).toEqual(everythingOf(here, here.told));
  while (!here.outcome) {
    const [decision] = here.pending;
    if (!decision) throw new Error('nobody is asked');
    const answer = sample(decision.choice, random, {});
    const told = [there, here].map((match) => match.answer(decision.seat, answer) ?? []);
    expect(everythingOf(there, told[0] ?? [])).toEqual(everythingOf(here, told[1] ?? []));
    expect(there.save()).toEqual(here.save());
  }
});

test('It goes on from where it was saved, and by its record in another thread', async () => {
  const { game } = await opened(SOUND);
  const match = game.begin({ options: {}, seats: 2, seed: 'fast:7' });
  const answer = (one: AnyMatch) =>
    one.answer(one.pending[0]?.seat ?? 0, one.game.timeout(one.state, one.pending[0] ?? ({ seat: 0 } as never)));
  answer(match);
  const again = game.begin({ save: match.save() });
  await game.close();
  // Another thread is loaded in its place, and whatever asks before is to come again.
  expect(() => answer(match)).toThrow(Busy);
  await game.whenLoaded();
  for (const one of [match, again]) answer(one);
  expect([again.view(0), again.version]).toEqual([match.view(0), match.version]);
});

test('What is not legal changes nothing', async () => {
  const { game } = await opened(SOUND);
  const match = game.begin({ options: {}, seats: 2, seed: 'fast:7' });
  const before = match.view(0);
  expect([match.answer(0, 'no card'), match.answer(1, 'sun-1'), match.takeBack(0)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect([match.view(0), match.version]).toEqual([before, 0]);
});

test('So many matches are kept in the thread; an older one is run again when it goes on', async () => {
  const { game } = await opened(FRAIL);
  const first = game.begin({ options: null, seats: 2, seed: 'fast:1' });
  first.answer(0, 'whole');
  for (let i = 0; i < 250; i++) game.begin({ options: null, seats: 2, seed: 'fast:1' });
  expect(first.answer(1, 'whole')).toHaveLength(1);
  expect(first.view(0)).toMatchObject({ log: ['whole', 'whole'] });
});
