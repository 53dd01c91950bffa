// Exploring the depths: the track, the offers to the opponents, and how it ends (B30-B42).
import { describe, expect, test } from 'vitest';
import {
  answer,
  asked,
  explore,
  fight,
  goOn,
  optionsOf,
  pearls,
  quietTable,
  seatOf,
  take,
} from '../support/table-talk.ts';

const FIVE = ['crab-1', 'squid-2', 'jellyfish-2', 'seahorse-3', 'shellfish-4'];
const deck = (...explorationDeck: string[]) => ({ explorationDeck, discard: [] });

describe('the track', () => {
  test('B30: the spaces fill from 1 to 5', () => {
    const match = quietTable([{}, {}], deck(...FIVE, 'crab-2'));
    explore(match);
    for (const space of [1, 2, 3, 4]) {
      expect(match.state.track).toEqual(FIVE.slice(0, space));
      goOn(match);
    }
    expect(match.state.track).toEqual([]);
  });

  test('B37: only the card revealed last can be taken', () => {
    const match = quietTable([{}, {}], deck(...FIVE));
    explore(match);
    goOn(match);
    take(match);
    expect(seatOf(match, 0).hand).toEqual(['squid-2']);
    expect(match.state.council.crab).toEqual(['crab-1']);
  });

  test('B38: the fifth space must be taken and brings a Pearl', () => {
    const match = quietTable([{}, {}], deck(...FIVE, 'crab-2'));
    explore(match);
    for (let space = 1; space < 5; space++) goOn(match);
    expect(seatOf(match, 0)).toMatchObject({ hand: ['shellfish-4'], pearls: 1 });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B38: the bonus Pearl is not for a buyer', () => {
    const match = quietTable([{}, { pearls: 1 }], deck(...FIVE, 'crab-2', 'crab-3'));
    explore(match);
    for (let space = 1; space < 5; space++) {
      answer(match, 1, 'buyOffer', 'pass');
      goOn(match);
    }
    answer(match, 1, 'buyOffer', 'buy');
    // Its Pearl went to the active player, who got the bonus for the next card on the fifth space.
    expect(pearls(match)).toEqual([2, 0]);
    expect(seatOf(match, 0).hand).toEqual(['crab-2']);
  });

  test('B39: Allies go face down to the stacks of their Races, Monsters to the discard pile', () => {
    const match = quietTable([{}, {}], {
      ...deck('crab-1', 'monster', 'crab-3', 'squid-2'),
      council: { crab: ['crab-2'] },
    });
    explore(match);
    for (let card = 1; card < 4; card++) if (match.state.active === 0) goOn(match);
    expect(match.state.council).toMatchObject({ crab: ['crab-2', 'crab-1', 'crab-3'], squid: [] });
    expect(match.state.discard).toEqual(['monster']);
    expect(seatOf(match, 0).hand).toEqual(['squid-2']);
  });

  test('B39: the track is cleared after a fight too', () => {
    const match = quietTable([{}, {}], { ...deck('crab-1', 'monster', 'squid-3'), threat: 3 });
    explore(match);
    goOn(match);
    fight(match);
    expect(match.state).toMatchObject({ track: [], discard: ['monster'] });
    expect(match.state.council.crab).toEqual(['crab-1']);
  });
});

describe('the offer', () => {
  test('B31: all opponents who may buy are asked before the active player', () => {
    const match = quietTable([{}, { pearls: 1 }, {}, { pearls: 2 }], deck(...FIVE));
    explore(match);
    expect(asked(match)).toEqual(['1 buyOffer', '3 buyOffer']);
    expect(optionsOf(match, 3, 'buyOffer')).toEqual(['pass', 'buy']);
  });

  test('B32: each purchase makes the next one dearer, whichever player buys, wherever the card lies', () => {
    const match = quietTable([{}, { pearls: 3 }, { pearls: 3 }, { pearls: 3 }], deck(...FIVE, 'crab-2'));
    explore(match);
    answer(match, 2, 'buyOffer', 'buy');
    answer(match, 1, 'buyOffer', 'pass');
    expect(match.state.purchases.price).toBe(2);
    answer(match, 1, 'buyOffer', 'buy');
    answer(match, 3, 'buyOffer', 'buy');
    expect(pearls(match)).toEqual([6, 1, 2, 0]);
  });

  test('B33: an opponent buys one Ally in a turn', () => {
    const match = quietTable([{}, { pearls: 9 }], deck(...FIVE));
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    expect(asked(match)).toEqual(['0 exploreDecision']);
  });

  test('B33: in the turn of the next player all may buy again', () => {
    const match = quietTable([{}, {}, { pearls: 2 }], deck(...FIVE));
    explore(match);
    answer(match, 2, 'buyOffer', 'buy');
    take(match);
    answer(match, 1, 'mainDecision', 'explore');
    expect(optionsOf(match, 2, 'buyOffer')).toContain('buy');
    expect(match.state.purchases.price).toBe(1);
  });

  test('B34: the price goes to the active player, the Ally to the hand of the buyer', () => {
    const match = quietTable([{ pearls: 1 }, { pearls: 1 }], deck(...FIVE));
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    expect(pearls(match)).toEqual([2, 0]);
    expect(seatOf(match, 1).hand).toEqual(['crab-1']);
  });

  test('B35: a player who cannot pay the price is not asked, and all are told the same', () => {
    const match = quietTable([{}, { pearls: 1 }, { pearls: 1 }], { ...deck(...FIVE), purchases: { price: 2 } });
    const events = explore(match);
    expect(asked(match)).toEqual(['0 exploreDecision']);
    expect(events).toContainEqual({ type: 'allyOffered', ally: 'crab-1', price: 2, to: [] });
    expect(events).toContainEqual({ type: 'offerDeclined', seats: [1, 2] });
  });

  test('B36: after a purchase the next card comes at once, on the space that has become empty', () => {
    const match = quietTable([{}, { pearls: 1 }], deck(...FIVE));
    explore(match);
    answer(match, 1, 'buyOffer', 'pass');
    goOn(match);
    answer(match, 1, 'buyOffer', 'buy');
    expect(match.state.track).toEqual(['crab-1', 'jellyfish-2']);
    expect(asked(match)).toEqual(['0 exploreDecision']);
  });

  test('B31: the active player is never asked to buy', () => {
    const match = quietTable([{ pearls: 9 }, {}], deck(...FIVE));
    explore(match);
    expect(asked(match)).toEqual(['0 exploreDecision']);
  });
});

describe('the deck runs out', () => {
  test('B40: the discard pile is shuffled into a new deck when a card is needed, and not earlier', () => {
    const match = quietTable([{}, {}], { explorationDeck: ['crab-1'], discard: ['squid-2', 'squid-3'] });
    explore(match);
    expect(match.state).toMatchObject({ explorationDeck: [], discard: ['squid-2', 'squid-3'] });
    expect(goOn(match)).toContainEqual({ type: 'deckReshuffled', cards: 2 });
    expect([...match.state.track, ...match.state.explorationDeck].toSorted()).toEqual(['crab-1', 'squid-2', 'squid-3']);
  });

  test('B40: cards in the Council, in hands and affiliated stay where they are', () => {
    const seats = [{ hand: ['crab-5'], affiliated: ['crab-4'] }, {}];
    const match = quietTable(seats, {
      explorationDeck: [],
      discard: ['monster', 'squid-3'],
      council: { squid: ['squid-1'] },
    });
    explore(match);
    expect(seatOf(match, 0)).toMatchObject({ hand: ['crab-5'], affiliated: ['crab-4'] });
    expect(match.state.council.squid).toEqual(['squid-1']);
  });

  test('B41: with nothing left to draw, the last Ally must be taken, without a Pearl', () => {
    const match = quietTable([{}, {}], deck('crab-1'));
    explore(match);
    expect(seatOf(match, 0)).toMatchObject({ hand: ['crab-1'], pearls: 0 });
  });

  test('B41: with nothing left to draw, the last Ally brings its Pearl on the fifth space', () => {
    const match = quietTable([{}, {}], deck(...FIVE));
    explore(match);
    for (let space = 1; space < 5; space++) goOn(match);
    expect(seatOf(match, 0)).toMatchObject({ hand: ['shellfish-4'], pearls: 1 });
  });

  test('B41: with nothing left to draw, the last Monster must be fought', () => {
    const match = quietTable([{}, {}], { ...deck('monster'), threat: 6 });
    explore(match);
    expect(seatOf(match, 0)).toMatchObject({ keys: 2, pearls: 0 });
  });

  test('B41: if the last card was bought, the exploration ends with nothing gained', () => {
    const match = quietTable([{}, { pearls: 1 }, {}], deck('squid-2', 'crab-1'));
    explore(match);
    answer(match, 1, 'buyOffer', 'pass');
    goOn(match);
    answer(match, 1, 'buyOffer', 'buy');
    expect(seatOf(match, 0)).toMatchObject({ hand: [], pearls: 1 });
    expect(match.state.council.squid).toEqual(['squid-1', 'squid-2']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B41: a Monster that was left is no card to draw: it lies on the track', () => {
    const match = quietTable([{}, {}], deck('monster', 'crab-1'));
    explore(match);
    goOn(match);
    expect(seatOf(match, 0).hand).toEqual(['crab-1']);
  });
});
