// Control of Locations: what three Keys bring, and which ones are spent (B100-B112).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  answer,
  asked,
  expectRefused,
  type Fields,
  lordsOf,
  type Match,
  optionsOf,
  quietTable,
  requestSupport,
  seatOf,
} from '../support/table-talk.ts';

const THREE = { available: ['jail', 'chasm'], locationDeck: ['depths', 'abyss', 'parliament'] };

/** Seat 0 has acted, and comes to the control of Locations. */
function controlling(seat: Fields, table: Fields = THREE): Match {
  const match = quietTable([seat, {}], table);
  requestSupport(match, 'squid');
  return match;
}

describe('the Keys', () => {
  test('B100: Key tokens and the Keys of free Lords add up', () => {
    expect(asked(controlling({ keys: 1, lords: ['keeper', 'reaper'] }))).toEqual(['0 controlLocation']);
  });

  test.each([{ id: 'keeper', disabled: true }, { id: 'keeper', under: 'depths' }, 'miller'])(
    'B100: no Key from a Lord that is disabled, lies under a Location, or has none: %o',
    (lord) => {
      const match = controlling({ keys: 2, lords: [lord], locations: ['depths'] }, { available: ['jail'] });
      expect(asked(match)).toEqual(['1 mainDecision']);
    },
  );

  test('B101, B112: with three Keys a Location must be taken', () => {
    const match = controlling({ keys: 3 });
    for (const way of ['pass', 'keep', 'done']) expectRefused(match, 0, 'controlLocation', way);
  });

  test('B101: not before the action is over', () => {
    const match = quietTable([{ keys: 3 }, {}], THREE);
    expect(asked(match)).toEqual(['0 mainDecision']);
  });

  test('B101: not in the turn of another player', () => {
    const match = quietTable([{}, { keys: 3 }], THREE);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('the choice', () => {
  test('B102: an available Location, or one of up to four that are drawn', () => {
    const match = controlling(
      { keys: 3 },
      { ...THREE, locationDeck: ['depths', 'abyss', 'parliament', 'barracks', 'dockworks'] },
    );
    expect(optionsOf(match, 0, 'controlLocation')).toEqual([
      'take:jail',
      'take:chasm',
      'draw:1',
      'draw:2',
      'draw:3',
      'draw:4',
    ]);
  });

  test('B102: of those drawn one is chosen, and the others become available', () => {
    const match = controlling({ keys: 3 });
    answer(match, 0, 'controlLocation', 'draw:2');
    expect(optionsOf(match, 0, 'chooseDrawnLocation')).toEqual(['depths', 'abyss']);
    answer(match, 0, 'chooseDrawnLocation', 'abyss');
    expect(seatOf(match, 0)).toMatchObject({ locations: ['abyss'], keys: 0 });
    expect(match.state).toMatchObject({ available: ['jail', 'chasm', 'depths'], locationDeck: ['parliament'] });
  });

  test('B102: after drawing, an available Location cannot be taken any more', () => {
    const match = controlling({ keys: 3 });
    answer(match, 0, 'controlLocation', 'draw:2');
    expectRefused(match, 0, 'chooseDrawnLocation', 'jail');
  });

  test('B103: no more can be drawn than the deck holds', () => {
    const match = controlling({ keys: 3 }, { available: ['jail'], locationDeck: ['depths'] });
    expect(optionsOf(match, 0, 'controlLocation')).toEqual(['take:jail', 'draw:1']);
  });

  test('B103: with an empty deck only an available Location can be taken', () => {
    const match = controlling({ keys: 3 }, { ...THREE, locationDeck: [] });
    expect(optionsOf(match, 0, 'controlLocation')).toEqual(['take:jail', 'take:chasm']);
  });

  test('B103: with no Location available one must be drawn', () => {
    const match = controlling({ keys: 3 }, { available: [], locationDeck: ['depths'] });
    expect(seatOf(match, 0).locations).toEqual(['depths']);
  });

  test('B104: with no Location to be had the Keys are kept', () => {
    const match = controlling({ keys: 3 }, { available: [], locationDeck: [] });
    expect(seatOf(match, 0)).toMatchObject({ keys: 3, locations: [] });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B109: what was drawn is shown to all at once', () => {
    const match = controlling({ keys: 3 });
    answer(match, 0, 'controlLocation', 'draw:2');
    expect(match.view('spectator').drawn).toEqual(['depths', 'abyss']);
  });
});

describe('the Keys that are spent', () => {
  const ONE = { available: ['jail'], locationDeck: [] };

  test('B105: Lords go under the Location, tokens back to the supply', () => {
    const match = controlling({ keys: 1, lords: ['keeper', 'reaper'] }, ONE);
    expect(seatOf(match, 0)).toMatchObject({
      keys: 0,
      locations: ['jail'],
      lords: [
        { id: 'keeper', under: 'jail' },
        { id: 'reaper', under: 'jail' },
      ],
    });
  });

  test('B105: with more than three, the player chooses, after the Location', () => {
    const match = controlling({ keys: 2, lords: ['keeper', 'reaper'] });
    answer(match, 0, 'controlLocation', 'take:chasm');
    expect(optionsOf(match, 0, 'spendKeys')).toEqual(['token', 'token', 'keeper', 'reaper']);
    answer(match, 0, 'spendKeys', ['token', 'token', 'reaper']);
    expect(seatOf(match, 0).lords).toEqual([{ id: 'keeper' }, { id: 'reaper', under: 'chasm' }]);
  });

  test.each([[['token', 'token']], [['token', 'token', 'keeper', 'reaper']], [['token', 'token', 'token']], [[]]])(
    'B105: exactly three of the own Keys, not %j',
    (keys) => {
      const match = controlling({ keys: 2, lords: ['keeper', 'reaper'] }, ONE);
      expectRefused(match, 0, 'spendKeys', keys);
    },
  );

  test('B105: four tokens are no choice', () => {
    const match = controlling({ keys: 4 }, ONE);
    expect(seatOf(match, 0)).toMatchObject({ keys: 1, locations: ['jail'] });
  });

  test('B106: a Lord under a Location has no Key for the next one', () => {
    const match = controlling({ keys: 0, lords: ['keeper', 'reaper', 'shepherd'] }, ONE);
    expect(asked(match)).toEqual(['1 mainDecision']);
    expect(seatOf(match, 0).locations).toEqual(['jail']);
  });

  test('B107: with six Keys two Locations are taken', () => {
    const match = controlling({ keys: 6 }, { available: ['jail', 'chasm'], locationDeck: [] });
    answer(match, 0, 'controlLocation', 'take:chasm');
    // The second is the only one left, and is taken without asking.
    expect(seatOf(match, 0)).toMatchObject({ keys: 0, locations: ['chasm', 'jail'] });
  });

  test('B108: an Ambassador costs no Keys and adds none', () => {
    const match = afterRecruiting('hermit', [{ keys: 2 }, {}], { locationDeck: ['depths'] });
    expect(seatOf(match, 0)).toMatchObject({ keys: 2, locations: ['depths'] });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B106: a Lord under a Location cannot be given up', () => {
    const seat = { lords: [{ id: 'sage', under: 'abyss' }, 'miller'], locations: ['abyss'] };
    const match = afterRecruiting('schemer', [seat, {}]);
    expect(optionsOf(match, 0, 'schemerSwap')).toEqual(['miller', 'pass']);
    expect(lordsOf(match, 0)).toContain('sage');
  });
});
