// A seat that is asked several things at once is asked one after the other, and no other viewer learns how far it is.
import { everyone, offer } from '@undertow/shared/table/flow.ts';
import type { Decision, Viewer } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asks, promptsOf, type ToyMatch, toyMatch } from '../support/games/toy-game.ts';
import { holds } from '../support/run/seeds.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** Two players plan three orders each, and then one for a dummy; a third only plans. */
function planning(turns = 1): ToyMatch {
  const hand = ['dig', 'hire', 'mine', 'trap'];
  const plan = (seat: number): Decision => ({
    ...{ seat, prompt: 'secret plan' },
    choice: { type: 'sequence', options: hand, min: 3, max: 3 },
  });
  return toyMatch(function* (table) {
    const dummies = [asks(0, 'secret dummy', 'a', 'b'), asks(1, 'secret dummy', 'a', 'b')];
    table.state.log.push(yield* everyone([plan(0), plan(1), plan(2), ...dummies]));
  }, turns);
}

const PLAN = ['mine', 'dig', 'hire'];

/** All that the viewer can learn of the match. */
function shown(match: ToyMatch, viewer: Viewer): string {
  const number = viewer === 'spectator' ? null : match.open(viewer)?.number;
  return JSON.stringify([match.view(viewer), match.asked(viewer), match.outcome, match.version, number]);
}

test('the number of the first is the version, and that of the next is a million higher, whatever other seats do', () => {
  const match = planning(2);
  expect([0, 1].map((seat) => match.open(seat)?.number)).toEqual([0, 0]);
  match.answer(0, PLAN);
  expect([0, 1].map((seat) => match.open(seat)?.number)).toEqual([1_000_000, 0]);
  match.answer(0, 'a');
  match.answer(2, PLAN);
  match.answer(1, PLAN);
  match.answer(1, 'b');
  expect([0, 1, 2].map((seat) => match.open(seat)?.number)).toEqual([1, 1, 1]);
  match.answer(1, PLAN);
  expect(match.open(1)?.number).toBe(1_000_001);
});

test('they are asked in their order, without waiting for another seat, and with nothing told in between', () => {
  const match = planning();
  expect(promptsOf(match)).toEqual(['0 secret plan', '1 secret plan', '2 secret plan']);
  expect(match.answer(0, PLAN)).toEqual([]);
  expect(promptsOf(match)).toEqual(['1 secret plan', '2 secret plan', '0 secret dummy']);
  expect(match.answer(0, 'b')).toEqual([]);
  expect(promptsOf(match)).toEqual(['1 secret plan', '2 secret plan']);
  expect(match.answer(0, 'a')).toBeUndefined();
});

test('an answer to the second is no answer to the first', () => {
  const match = planning();
  expect(match.answer(0, 'b')).toBeUndefined();
  match.answer(0, PLAN);
  expect(match.answer(0, PLAN)).toBeUndefined();
});

test('the rule gets the answers in the order in which it asked, whichever seat was quicker', () => {
  const match = planning();
  const others = ['hire', 'dig', 'trap'];
  for (const [seat, answer] of [
    [1, others],
    [1, 'a'],
    [2, PLAN],
    [0, PLAN],
  ] as const)
    expect(match.answer(seat, answer)).toEqual([]);
  expect(match.answer(0, 'b')).toEqual(['turn over']);
  expect(match.state.log).toEqual([[PLAN, others, PLAN, 'b', 'a']]);
});

test('the seat is shown what it is asked now, and no other viewer sees how far it is', () => {
  const fresh = planning();
  const match = fresh.fork();
  match.answer(0, PLAN);
  expect(match.asked(0)).toEqual([
    asks(0, 'secret dummy', 'a', 'b'),
    { seat: 1, prompt: 'secret plan' },
    { seat: 2, prompt: 'secret plan' },
  ]);
  for (const viewer of [1, 2, 'spectator'] as const) expect(shown(match, viewer)).toBe(shown(fresh, viewer));
  match.answer(0, 'a');
  for (const viewer of [1, 2, 'spectator'] as const) expect(shown(match, viewer)).toBe(shown(fresh, viewer));
  expect(match.asked('spectator').map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('each has a number of its own; the first has that of the version', () => {
  const match = planning(2);
  const first = match.open(0)?.number;
  match.answer(0, PLAN);
  const second = match.open(0)?.number;
  expect([first, match.open(1)?.number]).toEqual([match.version, match.version]);
  expect(second).not.toBe(first);
  match.answer(0, 'a');
  expect(match.open(0)).toBeUndefined();
  for (const seat of [1, 2]) match.answer(seat, PLAN);
  match.answer(1, 'a');
  expect([match.turn, match.open(0)?.number]).toEqual([1, match.version]);
  expect([first, second]).not.toContain(match.open(0)?.number);
});

test('answers to several are final, each as it is given', () => {
  const match = planning(2);
  match.answer(0, PLAN);
  expect([match.canTakeBack(0), match.takeBack(0)]).toEqual([false, false]);
  match.answer(0, 'a');
  expect(match.canTakeBack(0)).toBe(false);
  expect(promptsOf(match)).toEqual(['1 secret plan', '2 secret plan']);
});

test('of one seat alone, too, they are final: others would see that something was taken back', () => {
  const match = toyMatch(function* (table) {
    table.state.log.push(yield* everyone([asks(0, 'first', 'a', 'b'), asks(0, 'second', 'a', 'b')]));
    table.state.log.push(yield* everyone([asks(0, 'third', 'a', 'b')]));
  });
  match.answer(0, 'a');
  expect(match.canTakeBack(0)).toBe(false);
  match.answer(0, 'b');
  expect([match.canTakeBack(0), promptsOf(match)]).toEqual([false, ['0 third']]);
});

test('what the rules answer themselves is not asked in between, and others see no difference', () => {
  const two = (...options: string[]) =>
    toyMatch(function* (table) {
      const decisions = [asks(0, 'first', 'a', 'b'), asks(0, 'secret', ...options), asks(0, 'third', 'a', 'b')];
      table.state.log.push(yield* everyone([...decisions, asks(1, 'first', 'a', 'b')]));
    });
  const [free, forced] = [two('x', 'y'), two('x')];
  for (const match of [free, forced]) match.answer(0, 'a');
  expect([promptsOf(free), promptsOf(forced)]).toEqual([
    ['0 secret', '1 first'],
    ['0 third', '1 first'],
  ]);
  expect(forced.open(0)?.number).not.toBe(free.open(0)?.number);
  for (const viewer of [1, 2, 'spectator'] as const) expect(shown(forced, viewer)).toBe(shown(free, viewer));
});

test('of an offer that comes to one seat twice, the second counts only if all before it declined', () => {
  const offers = () =>
    toyMatch(function* (table) {
      const decisions = [0, 1, 0].map((seat, i) => asks(seat, `offer ${i}`, 'pass', 'buy'));
      table.state.log.push((yield* offer(decisions, 'pass')).map((answer) => answer ?? null));
    });
  const match = offers();
  match.answer(0, 'pass');
  match.answer(0, 'buy');
  expect(promptsOf(match)).toEqual(['1 offer 1']);
  const other = match.fork();
  match.answer(1, 'buy');
  expect(match.state.log).toEqual([['pass', 'buy', null]]);
  other.answer(1, 'pass');
  expect(other.state.log).toEqual([['pass', 'pass', 'buy']]);
});

/** A batch of any shape: how often each seat is asked, with how many options, and what is asked even then. */
const decision = fc
  .record({ seat: fc.nat(2), options: fc.integer({ min: 1, max: 3 }), always: fc.boolean() })
  .map(({ seat, options, always }): Omit<Decision, 'prompt'> => {
    const choice = { type: 'one', options: ['a', 'b', 'c'].slice(0, options) } as const;
    return { seat, choice, ...(always ? { always } : {}) };
  });
const batches = fc.array(fc.array(decision, { maxLength: 6 }), { minLength: 1, maxLength: 3 });

test('whatever is asked at once, a match that is saved and resumed at any decision goes on as if it had not been', () => {
  const property = fc.property(batches, fc.nat(1000), (asked, order) => {
    let match = toyMatch(function* (table) {
      for (const batch of asked) {
        const decisions = batch.map((one, i) => ({ ...one, prompt: `secret ${i}` }));
        table.state.log.push(yield* everyone(decisions));
      }
    }, 2);
    const straight = match.fork();
    const given: string[] = [];
    for (let step = order; !match.outcome; step = step * 7 + 3) {
      const seats = match.pending.map(({ seat }) => seat);
      expect(new Set(seats).size).toBe(seats.length);
      const [open] = match.pending.slice(step % seats.length);
      if (!open) throw new Error('no seat is asked');
      const { seat, choice } = open;
      const number = match.open(seat)?.number;
      given.push(`${seat} ${number}`);
      const answer = choice.type === 'one' ? (choice.options[step % choice.options.length] ?? '') : '';
      const before = clone(VIEWERS.map((viewer) => shown(match, viewer)));
      const version = match.version;
      for (const one of [match, straight]) expect(one.answer(seat, answer)).toBeDefined();
      if (match.version === version) {
        const after = VIEWERS.map((viewer) => shown(match, viewer));
        for (const [i, viewer] of VIEWERS.entries()) if (viewer !== seat) expect(after[i]).toBe(before[i]);
      }
      match = Match.resume(match.game, JSON.parse(JSON.stringify(match.save())));
      expect(match.save()).toEqual(straight.save());
      expect(VIEWERS.map((viewer) => shown(match, viewer))).toEqual(VIEWERS.map((viewer) => shown(straight, viewer)));
    }
    expect(new Set(given).size).toBe(given.length);
  });
  holds(property, 300);
});
