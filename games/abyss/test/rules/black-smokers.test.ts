// Black Smokers: a Location of the deck may be taken in its place (B160, B206).
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  answer,
  asked,
  decisionOf,
  optionsOf,
  quietTable,
  requestSupport,
  seatOf,
  type Match as TableMatch,
  typesOf,
} from '../support/table-talk.ts';

const DECK = ['parliament', 'chasm', 'depths'];

/** Seat 0 is about to act, and has three Keys. */
function keysFor(available: string[], locationDeck: string[]): TableMatch {
  return quietTable([{ keys: 2, lords: ['keeper'] }, {}], { available, locationDeck });
}

const WAYS: Record<string, () => TableMatch> = {
  Keys: () => {
    const match = keysFor(['black-smokers', 'jail'], DECK);
    requestSupport(match, 'squid');
    answer(match, 0, 'controlLocation', 'take:black-smokers');
    return match;
  },
  'an Ambassador': () => {
    const match = afterRecruiting('sage', [{}, {}], { locationDeck: ['jail', 'black-smokers', ...DECK] });
    answer(match, 0, 'ambassadorLocation', 'black-smokers');
    return match;
  },
  'the Hermit, who draws it alone': () =>
    afterRecruiting('hermit', [{}, {}], { locationDeck: ['black-smokers', ...DECK] }),
  'the Illusionist': () => {
    const seat = { lords: [{ id: 'keeper', under: 'jail' }], locations: ['jail'] };
    const match = afterRecruiting('illusionist', [seat, {}], { available: ['black-smokers'], locationDeck: DECK });
    answer(match, 0, 'illusionistSwap', 'jail>black-smokers');
    return match;
  },
};

describe.each(Object.entries(WAYS))('B160: taken by %s', (_, taken) => {
  test('the whole deck is offered, in an order that tells nothing of the deck', () => {
    expect(optionsOf(taken(), 0, 'blackSmokers')).toEqual(['chasm', 'depths', 'parliament', 'keep']);
  });

  test('the Location chosen takes its place, with the Lords under it, and Black Smokers leaves the game', () => {
    const match = taken();
    answer(match, 0, 'blackSmokers', 'chasm');
    const { locations, lords } = seatOf(match, 0);
    expect(locations).toEqual(['chasm']);
    expect(lords.filter(({ under }) => under !== undefined).map(({ under }) => under)).toEqual(['chasm']);
    expect(match.state.discardedLocations).toEqual(['black-smokers']);
    expect(match.state.locationDeck.toSorted()).toEqual(['depths', 'parliament']);
  });

  test('it may be kept', () => {
    const match = taken();
    answer(match, 0, 'blackSmokers', 'keep');
    expect(seatOf(match, 0).locations).toEqual(['black-smokers']);
    expect(match.state.locationDeck).toHaveLength(3);
  });

  test('no other player sees what the deck holds', () => {
    const match = taken();
    expect(match.asked(1)).toEqual([{ seat: 0, prompt: 'blackSmokers' }]);
    expect(match.asked('spectator')).toEqual([{ seat: 0, prompt: 'blackSmokers' }]);
    expect(match.asked(0)).toEqual([decisionOf(match, 0, 'blackSmokers')]);
  });
});

test('B160: the deck is shuffled after it was looked through', () => {
  const { game, state } = keysFor(['black-smokers'], DECK);
  const decks = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const match = Match.at(game, game.copy(state), { seed: `fast:${seed}`, position: 0 });
    requestSupport(match, 'squid');
    answer(match, 0, 'controlLocation', 'take:black-smokers');
    answer(match, 0, 'blackSmokers', 'keep');
    return match.state.locationDeck.join();
  });
  expect(new Set(decks).size).toBeGreaterThan(1);
});

test('B160: with an empty deck there is no exchange', () => {
  const match = quietTable([{ keys: 3 }, {}], { available: ['black-smokers'], locationDeck: [] });
  expect(typesOf(requestSupport(match, 'squid'))).not.toContain('locationDeckSearched');
  expect(seatOf(match, 0).locations).toEqual(['black-smokers']);
  expect(asked(match)).toEqual(['1 mainDecision']);
});
