// What an expansion brings to pay with: pieces that stand in for Pearls, and Allies without a Race of their own.
import type { Seat } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { Abyss } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { gainPearls } from '../../rules/verbs/pearls.ts';
import {
  alliesFor,
  answer,
  asked,
  expectRefused,
  explore,
  type Fields,
  goOn,
  lordsOf,
  type Match,
  optionsOf,
  pearls,
  recruit,
  requestSupport,
  seatOf,
  take,
  usePower,
} from '../support/table-talk.ts';
import { silently, withTide } from '../support/tide.ts';

const COURT = { court: ['hunter', 'keeper', 'reaper', 'miller'] };

describe('pieces that stand in for Pearls', () => {
  /** Every player has so many shells; each payment is written down. */
  const shells = (most: number, freely = false) => {
    const paid: string[] = [];
    const pay = silently((_: Abyss, seat: Seat, count: number, to?: Seat) => void paid.push(`${seat} ${count} ${to}`));
    return { paid, standIns: { name: 'shells', of: () => ({ most, freely }), pay } };
  };
  const DECK = { explorationDeck: ['crab-1', 'crab-2', 'crab-3', 'crab-4'] };

  test('an Ally can be bought with them, once the Pearls do not suffice', () => {
    const { paid, standIns } = shells(2);
    const match = withTide({ standIns }, [{}, {}, { pearls: 1 }], { ...DECK, purchases: { price: 2 } });
    explore(match);
    expect(optionsOf(match, 1, 'buyOffer')).toEqual(['pass', 'buy:2']);
    expect(optionsOf(match, 2, 'buyOffer')).toEqual(['pass', 'buy:1']);
    answer(match, 1, 'buyOffer', 'pass');
    answer(match, 2, 'buyOffer', 'buy:1');
    expect(pearls(match)).toEqual([1, 0, 0]);
    expect(paid).toEqual(['2 1 0']);
  });

  test('a player who may use them freely chooses how many', () => {
    const { standIns } = shells(3, true);
    const match = withTide({ standIns }, [{}, { pearls: 2 }], { ...DECK, purchases: { price: 2 } });
    explore(match);
    expect(optionsOf(match, 1, 'buyOffer')).toEqual(['pass', 'buy', 'buy:1', 'buy:2']);
  });

  test('a player who has not enough of both together is not asked', () => {
    const match = withTide({ standIns: shells(1).standIns }, [{}, {}], { ...DECK, purchases: { price: 2 } });
    explore(match);
    expect(asked(match)).toEqual(['0 exploreDecision']);
  });

  test('a Lord can be recruited with them; the payment says how many', () => {
    const { paid, standIns } = shells(2);
    const match = withTide({ standIns }, [{ hand: ['crab-4', 'squid-1'], pearls: 1 }, {}], COURT);
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    const allies = ['crab-4', 'squid-1'];
    for (const count of [0, 1, 3, '2', null, true]) expectRefused(match, 0, 'payment', { allies, shells: count });
    answer(match, 0, 'payment', { allies, shells: 2 });
    expect(pearls(match)).toEqual([0, 0]);
    expect(paid).toEqual(['0 2 undefined']);
  });

  test('none need be named where none are used', () => {
    const allies = ['crab-5', 'squid-3'];
    for (const payment of [{ allies }, { allies, shells: 0 }]) {
      const match = withTide({ standIns: shells(2).standIns }, [{ hand: allies }, {}], COURT);
      answer(match, 0, 'mainDecision', 'recruit:hunter');
      answer(match, 0, 'payment', payment);
      expect(lordsOf(match, 0)).toEqual(['hunter']);
    }
  });

  test.each([0, false, null, ''])('what is no number of them is refused, and only 0 is nothing: %j', (nothing) => {
    const allies = ['crab-5', 'squid-3'];
    const match = withTide({ standIns: shells(2).standIns }, [{ hand: allies }, {}], COURT);
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    const events = match.answer(0, { allies, shells: nothing });
    expect(events !== undefined).toBe(nothing === 0);
  });

  test('the Corruptor can be paid with them', () => {
    const { paid, standIns } = shells(2);
    const seat = { hand: alliesFor('corruptor'), pearls: 3 };
    const match = withTide({ standIns }, [seat, {}], {
      court: ['corruptor', 'keeper', 'reaper', 'miller', 'shepherd'],
    });
    recruit(match, 'corruptor', alliesFor('corruptor'));
    expect(optionsOf(match, 0, 'corruptorRecruit')).toEqual(['keeper:2', 'reaper:2', 'miller:2', 'shepherd:2', 'pass']);
    answer(match, 0, 'corruptorRecruit', 'miller:2');
    expect(lordsOf(match, 0)).toEqual(['corruptor', 'miller']);
    expect(paid).toEqual(['0 2 undefined']);
  });

  test('B23: plotting takes Pearls only', () => {
    const match = withTide({ standIns: shells(9, true).standIns }, [{}, {}], { court: ['keeper'] });
    expectRefused(match, 0, 'mainDecision', 'plot');
  });
});

describe('Allies without a Race', () => {
  const wild = (...hand: string[]) => ({
    hand: ({ seats }: Writable<State>) => void seats[0]?.hand.push(...hand),
  });
  const withWilds = (wilds: string[], seats: readonly Fields[], table: Fields = COURT, brings = {}): Match =>
    withTide({ exploration: ['wild-3', 'wild-3', 'wild-5'], ...brings }, seats, table, wild(...wilds).hand);

  test('one is given a Race when it is played', () => {
    const match = withWilds(['wild-3'], [{ hand: ['squid-5'] }, {}]);
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    for (const card of ['wild-3', 'wild-3:', 'wild-3:whale', 'wild-3:squid', 'wild-3:crab:crab']) {
      expectRefused(match, 0, 'payment', { allies: ['squid-5', card] });
    }
    answer(match, 0, 'payment', { allies: ['squid-5', 'wild-3:crab'] });
    expect(lordsOf(match, 0)).toEqual(['hunter']);
  });

  test('an Ally with a Race is not given another', () => {
    const match = withWilds(['wild-3'], [{ hand: ['squid-5', 'shellfish-5'] }, {}]);
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    expectRefused(match, 0, 'payment', { allies: ['squid-5', 'shellfish-5:crab'] });
  });

  test('a Lord that could not be paid for without it is offered', () => {
    const seats = [{ hand: ['squid-5'] }, {}];
    expect(optionsOf(withWilds(['wild-3'], seats), 0, 'mainDecision')).toContain('recruit:hunter');
    expect(optionsOf(withWilds([], seats), 0, 'mainDecision')).not.toContain('recruit:hunter');
  });

  test('B76: it is never affiliated, but discarded', () => {
    const match = withWilds(['wild-3'], [{ hand: ['squid-5'] }, {}]);
    recruit(match, 'hunter', ['squid-5', 'wild-3:crab']);
    expect(seatOf(match, 0).affiliated).toEqual(['squid-5']);
    expect(match.state.discard).toContain('wild-3');
  });

  test('B77: where nothing else was played, no Ally is affiliated', () => {
    const match = withWilds(['wild-3', 'wild-5'], [{}, {}]);
    recruit(match, 'hunter', ['wild-5:crab', 'wild-3:squid']);
    expect(seatOf(match, 0)).toMatchObject({ affiliated: [], lords: [{ id: 'hunter' }] });
  });

  test('those that were played are told with their faces, when they are gone', () => {
    const used: string[] = [];
    const alliesUsed = silently(
      (_: Abyss, seat: Seat, allies: readonly string[]) => void used.push(`${seat} ${allies}`),
    );
    const match = withWilds(['wild-3'], [{ hand: ['squid-5'] }, {}], COURT, { moments: { alliesUsed } });
    recruit(match, 'hunter', ['squid-5', 'wild-3:crab']);
    expect(used).toEqual(['0 squid-5,wild-3']);
  });

  test('B182: it can be sold by the Slaver', () => {
    const match = withWilds(['wild-3'], [{ lords: ['slaver'] }, {}]);
    usePower(match, 'slaver');
    expect(seatOf(match, 0)).toMatchObject({ hand: [], pearls: 2 });
  });

  test('B39: left on the track it has no stack to go to, and the expansion says where it goes', () => {
    const allyStranded = silently((table: Abyss, ally: string) => {
      const state = table.state as Writable<State>;
      state.track.splice(state.track.indexOf(ally), 1);
      state.discard.push(ally);
      gainPearls(table, state.active, 1);
    });
    const match = withTide({ moments: { allyStranded } }, [{}, {}], { discard: [] }, (state) => {
      state.explorationDeck = ['wild-3', 'crab-1', 'crab-2'];
    });
    explore(match);
    goOn(match);
    take(match);
    expect(match.state).toMatchObject({ track: [], discard: ['wild-3'] });
    expect(pearls(match)).toEqual([1, 0]);
  });

  test('B178: it brings the Ship Master nothing', () => {
    const match = withTide({}, [{ lords: ['ship-master'] }, {}], { discard: [] }, (state) => {
      state.explorationDeck = ['wild-3', 'crab-1', 'crab-2'];
    });
    explore(match);
    goOn(match);
    take(match);
    expect(pearls(match)).toEqual([0, 0]);
  });

  test('B135: in the end it is not affiliated', () => {
    const endConditions = [() => true];
    const match = withWilds(['wild-3'], [{ hand: ['crab-4'] }, {}], COURT, { endConditions });
    requestSupport(match, 'squid');
    requestSupport(match, 'jellyfish');
    expect(seatOf(match, 0)).toMatchObject({ hand: [], affiliated: ['crab-4', 'squid-1'] });
  });
});
