// Prizes: its rules, and everything around a game without a page: the host, both doors, the library for clients, the bots.
import { botFor, botNames } from '@undertow/bots/bots.ts';
import { playAtRandom } from '@undertow/bots/random.ts';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import { nearest } from '@undertow/games/prizes/bots/index.ts';
import { rules } from '@undertow/games/prizes/rules/index.ts';
import type { View } from '@undertow/games/prizes/view.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionTo } from '@undertow/shared/replay.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { pieceValue } from '@undertow/shared/table/pieces.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';
import { offered, prizes } from './offered.ts';

/** What the compiler may know of it in a client. */
interface Prizes extends GameTypes {
  readonly view: View;
}

const begin = (seats: number, seed = 'fast:1') => Match.start(rules, {}, seats, seed);

/** All bid their cards in these orders. */
function bidAll(match: ReturnType<typeof begin>, ...orders: readonly string[]): void {
  for (let round = 0; round < 4; round++) {
    for (const [seat, order] of orders.entries()) {
      if (match.answer(seat, `bid-${order[round]}`) === undefined) throw new Error(`seat ${seat} could not bid`);
    }
  }
}

describe('the rules', () => {
  test('take two to four', () => {
    expect([1, 2, 4, 5].map((seats) => rules.objection({}, seats) === undefined)).toEqual([false, true, true, false]);
  });

  test('give the prize to the highest bid, and leave it where the highest are equal', () => {
    const match = begin(2);
    const [prize] = match.view('spectator').stake;
    match.answer(0, 'bid-3');
    expect(match.answer(1, 'bid-3')?.map(({ type }) => type)).toEqual([
      'bidShown',
      'bidShown',
      'prizeStayed',
      'prizeTurnedUp',
    ]);
    const { stake } = match.view('spectator');
    expect(stake[0]).toBe(prize);
    match.answer(0, 'bid-1');
    match.answer(1, 'bid-2');
    expect(match.view('spectator').seats.map(({ score }) => score)).toEqual([
      0,
      stake.reduce((sum, one) => sum + pieceValue(one), 0),
    ]);
  });

  test('keep a bid to themselves until all have bid', () => {
    const match = begin(3);
    const before = match.view(1);
    expect(match.answer(0, 'bid-5')).toEqual([]);
    expect(match.view(1)).toEqual(before);
    expect(match.asked(1).map(({ choice }) => choice !== undefined)).toEqual([false, true, false]);
  });

  test('show a hand to its own seat alone', () => {
    const match = begin(2);
    expect(match.view(1).seats.map(({ hand }) => hand !== undefined)).toEqual([false, true]);
    expect(match.view('spectator').seats.some((seat) => 'hand' in seat)).toBe(false);
  });

  test('end when all prizes are gone, with the points in their order; the last card is bid without asking', () => {
    const match = begin(2);
    bidAll(match, '54321', '12345');
    const points = match.view('spectator').seats.map((seat) => seat.score);
    const sum = points.reduce((one, other) => one + other, 0);
    expect(sum).toBeLessThanOrEqual(15);
    expect(match.outcome?.ranking.flat().toSorted()).toEqual([0, 1]);
    expect(points[match.outcome?.ranking[0]?.[0] ?? 0]).toBe(Math.max(...points));
  });

  test('lead from a saved match to the same end', () => {
    for (const { decision } of playAtRandom(begin(4), 4, 'fast:7')) expect(decision.prompt).toBe('bid');
    const match = begin(3, 'fast:3');
    match.answer(0, 'bid-2');
    const again = Match.resume(rules, JSON.parse(JSON.stringify(match.save())));
    for (const one of [match, again]) {
      one.answer(1, 'bid-4');
      one.answer(2, 'bid-1');
    }
    expect(again.view(2)).toEqual(match.view(2));
  });
});

describe('the bot', () => {
  test('is the one that plays where no other is asked for', () => {
    expect(botNames(prizes, offered.bots)).toEqual(['nearest', 'random']);
    expect(botFor(prizes, openRandom({ seed: 'fast:1', position: 0 }), undefined, offered.bots)).toBe(nearest);
  });

  test('bids what is nearest to what lies there', () => {
    const match = begin(2);
    const [prize] = match.view(0).stake;
    const [decision] = match.pending;
    expect(decision && nearest(match.view(0), decision)).toBe(`bid-${pieceValue(prize ?? '')}`);
  });
});

const server = WholeServer.forAll({}, { offered });

describe.each([
  { name: 'the JSON door', way: {} },
  { name: 'Colyseus', way: { link: colyseus() } },
])('over $name', ({ way }) => {
  test('a guest plays against a bot to the end, and the replay is what was promised', async () => {
    const client = await server().guest(way);
    const visit = await client.create<Prizes>({ game: 'prizes', seats: 2, time: 'none', bots: true });
    await visit.ready();
    const stakes: number[] = [];
    const ending = await visit.play(({ choice }, { stake, seats }, { seat }) => {
      expect(seats.map(({ hand }) => hand !== undefined)).toEqual([0, 1].map((one) => one === seat));
      stakes.push(stake.length);
      return 'options' in choice ? (choice.options[0] ?? null) : null;
    });
    expect(stakes).toHaveLength(4);
    expect(ending?.ranking?.flat().toSorted()).toEqual([0, 1]);
    await visit.until(() => visit.table.status === 'ended');
    const replay = await client.ask<Replay>({ method: 'GET', path: `/api/matches/${visit.id}/replay` });
    expect(objectionTo(prizes, replay)).toBeUndefined();
    expect(server().complaints).toEqual([]);
  });
});

test('the lobby is told of it', async () => {
  const games = await server().client().ask<{ id: string; name: string }[]>({ method: 'GET', path: '/api/games' });
  expect(games.map(({ id }) => id)).toEqual([...offered.games.keys()]);
  expect(games.at(-1)?.name).toBe('Prizes');
});
