// A seat that is asked two things at once, over both doors: one after the other, sealed until all seats have answered both.
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import { prizes as folder } from '@undertow/games/prizes/index.ts';
import { type Event, rules, type State } from '@undertow/games/prizes/rules/index.ts';
import { PrizesView, type View } from '@undertow/games/prizes/view.ts';
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Game } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { offered, type prizes } from '../../prizes/offered.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

interface Prizes extends GameTypes {
  readonly view: View;
}

/** In each round a seat bids, and then says whether it would have bid more. */
const doubting: Game<State, Event, View, object> = {
  ...rules,
  id: 'doubting',
  *turn(table) {
    const { state, tell } = table;
    const bids = state.hands.map(
      (hand, seat): Decision => ({ seat, prompt: 'bid', choice: { type: 'one', options: [...hand] } }),
    );
    const doubts = bids.map(
      ({ seat }): Decision => ({ seat, prompt: 'doubt', choice: { type: 'one', options: ['no', 'yes'] } }),
    );
    const answers = yield* everyone([...bids, ...doubts]);
    for (const [seat, hand] of state.hands.entries()) {
      const bid = String(answers[seat]);
      tell({ type: 'bidShown', seat, bid });
      hand.splice(hand.indexOf(bid), 1);
    }
    state.round++;
    table.reveal();
    tell({ type: 'prizeTurnedUp', round: state.round, prize: state.deck.shift() ?? '' });
  },
};

const server = WholeServer.forAll(
  {},
  {
    offered: {
      ...offered,
      games: new Map([
        ...offered.games,
        ['doubting', { game: doubting as unknown as typeof prizes, about: folder.about }],
      ]),
      views: new Map([...offered.views, ['doubting', PrizesView]]),
    },
  },
);

describe.each([
  { name: 'the JSON door', way: {} },
  { name: 'Colyseus', way: { link: colyseus() } },
])('over $name', ({ way }) => {
  test('both are put to the seat in order, and the other seat learns nothing in between', async () => {
    const [ada, ben] = await Promise.all([server().guest(way), server().guest(way)]);
    const own = await ada.create<Prizes>({ game: 'doubting', seats: 2, time: 'none' });
    const other = await ben.join<Prizes>(own.id);
    await Promise.all([own.ready(), other.ready()]);
    await Promise.all([own, other].map((visit) => visit.until(() => visit.decision !== null)));
    const before = { decision: other.decision, view: other.view };
    expect(own.decision).toMatchObject({ prompt: 'bid' });
    await own.answer('bid-5');
    await own.until(() => own.decision?.prompt === 'doubt');
    expect(own.decision?.number).not.toBe(before.decision?.number);
    await own.answer('yes');
    await own.until(() => own.decision === null);
    expect(own.view?.round).toBe(1);
    // What was told to the other seat meanwhile would have come before this.
    await other.say('ping');
    expect(other.decision).toEqual(before.decision);
    expect(other.view).toEqual(before.view);
    await other.answer('bid-4');
    await other.until(() => other.decision?.prompt === 'doubt');
    await other.answer('no');
    await Promise.all([own, other].map((visit) => visit.until(() => visit.view?.round === 2)));
    expect(own.view?.seats.map(({ handCount }) => handCount)).toEqual([4, 4]);
    expect(server().complaints).toEqual([]);
  });
});
