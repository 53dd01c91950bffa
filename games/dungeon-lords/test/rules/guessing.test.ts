// How a seat of Dungeon Lords guesses what it does not see: out of its view and of what it was told, and of nothing else.
import { expect, test } from 'vitest';
import { draw, make, randomGame } from '../../../../test/games/random-games.ts';
import { lateMustGuessWell, Memories, mustGuessWell, tallied } from '../../../../test/support/games/guesses.ts';
import { expectTried } from '../../../../test/support/run/seeds.ts';
import { trapDeck, trapFace, trapIds } from '../../rules/cards/printed.ts';
import type { Memory } from '../../rules/guessing/memory.ts';
import type { State } from '../../rules/state.ts';
import { dungeonLordsUnderTest } from '../under-test/index.ts';
import { SETTINGS } from '../under-test/settings.ts';

test.for(SETTINGS)('a guess is as the truth may be, and can be played on from, with $name', (setting) => {
  const { unsupposed, playedOut, alike } = mustGuessWell(dungeonLordsUnderTest, setting, 20, piles);
  expectTried(playedOut, 1);
  expectTried(alike, 1);
  expect([...unsupposed]).toEqual([]);
});

/** Everything that may lie face down and of which it is certain how much there is of it. */
function piles({ trapDeck, trapDiscard, seats, heroPile, creaturePile, roomPile, nextYear }: State): string[] {
  const held = seats.flatMap(({ traps, battle }) => [...traps, ...(battle?.traps ?? [])]);
  const { heroes = [], creatures = [], rooms = [] } = nextYear ?? {};
  return [
    ...trapDeck,
    ...trapDiscard,
    ...held,
    ...heroPile,
    ...creaturePile,
    ...roomPile,
    ...heroes,
    ...creatures,
    ...rooms,
  ];
}

/** A full game of four, as soon as this is so, and what seat 0 remembers of it. */
function fullGame(isSo: (state: State) => boolean) {
  const setting = { name: '', options: { full: true }, seats: 4, share: 1 };
  const game = randomGame(dungeonLordsUnderTest, setting, 3);
  const memories = new Memories(game.match, game.seats);
  while (!isSo(game.match.state)) memories.hear(make(game.match, draw(game)));
  return { match: game.match, seat: 0, memory: memories.of(0) };
}

test('a combat card that was spied is known, and the others are as often any that is left', () => {
  const moment = fullGame(({ seats }) => seats[0]?.spied.length === 1);
  const { combatCards, seats, year } = moment.match.state;
  const place = (seats[0]?.spied[0] ?? 0) - 1;
  expect([...tallied(moment, 50, (guess) => [guess.combatCards[place] as string])]).toEqual([[combatCards[place], 50]]);
  const others = tallied(moment, 2400, (guess) => guess.combatCards.filter((_, i) => i !== place));
  expect(others.size).toBe(8);
  for (const [card, count] of others)
    expect(Math.abs(count / 2400 - 3 / 8), `${card} of year ${year}`).toBeLessThan(0.05);
});

test('every trap that is not seen is as often in the hand of another seat as there are of it', () => {
  const moment = fullGame(({ seats }) => seats.every(({ traps }) => traps.length > 0));
  const { seats, trapDiscard } = moment.match.state;
  expect(trapDiscard).toEqual([]);
  const unseen = trapDeck.length - (seats[0]?.traps.length ?? 0);
  const tally = tallied(moment, 3000, (guess) => guess.seats[1]?.traps.slice(0, 1) ?? []);
  for (const trap of trapIds) {
    const own = seats[0]?.traps.filter((one) => one === trap).length ?? 0;
    expect(Math.abs((tally.get(trap) ?? 0) / 3000 - (3 - own) / unseen), trap).toBeLessThan(0.03);
  }
});

test('traps are remembered that were used, and those that the seat discarded itself', () => {
  const moment = fullGame(({ trapDiscard, year }) => year === 2 && trapDiscard.length > 2);
  const { traps } = moment.memory as Memory;
  const { trapDiscard } = moment.match.state;
  expect(traps.length).toBeGreaterThan(0);
  for (const trap of new Set(traps)) {
    const times = (faces: readonly string[]) => faces.filter((face) => face === trap).length;
    expect(times(trapDiscard)).toBeGreaterThanOrEqual(times(traps));
  }
  const guessed = tallied(moment, 20, ({ trapDiscard: faces }) => [faces.slice(0, traps.length).join()]);
  expect([...guessed]).toEqual([[traps.join(), 20]]);
});

test('a trap that another seat has planned can be paid', () => {
  const moment = fullGame(
    ({ seats, toFight }) => toFight.length > 1 && seats.some(({ battle }, i) => i > 0 && battle?.traps.length),
  );
  const { seats, year } = moment.match.state;
  const seat = seats.findIndex(({ battle }, i) => i > 0 && battle?.traps.length);
  const planned = tallied(moment, 300, (guess) => guess.seats[seat]?.battle?.traps ?? []);
  const { food = 0, gold = 0, imps = 0 } = seats[seat] ?? {};
  for (const trap of planned.keys()) {
    const { cost } = trapFace(trap, year);
    expect((cost.food ?? 0) <= food && (cost.gold ?? 0) <= gold && (cost.imps ?? 0) <= imps).toBe(true);
  }
});

test('the special event of a year is guessed until it is turned up, and is never that of the other year', () => {
  const early = fullGame(({ stage }) => stage === 'drawing');
  expect(tallied(early, 600, (guess) => [guess.specialEvent as string]).size).toBe(9);
  const both = tallied(early, 200, ({ specialEvent, nextYear }) => [String(specialEvent === nextYear?.specialEvent)]);
  expect([...both.keys()]).toEqual(['false']);
  const late = fullGame(({ year }) => year === 2);
  const { specialEvents } = late.memory as Memory;
  expect(specialEvents).toHaveLength(1);
  const again = tallied(late, 600, (guess) => [guess.specialEvent as string]);
  expect(again.has(specialEvents[0] as string)).toBe(false);
  expect(again.size).toBe(8);
});

test.for(SETTINGS)('who came late guesses as well, with $name', (setting) => {
  // What was turned up and is gone, nothing tells it.
  lateMustGuessWell(dungeonLordsUnderTest, setting, 10, () => []);
});
