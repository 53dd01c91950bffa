// Loot Locations, and the other Locations of Kraken (K40-K46).
import { describe, expect, test } from 'vitest';
import { afterRecruiting, isShown, krakenIn, krakenTable, requestSupport } from '../../support/expansion-talk.ts';
import { answer, asked, optionsOf, pearls, seatOf, timeoutOf } from '../../support/table-talk.ts';

/** The first seat takes this Loot Location with Keys. */
function taking(lootDeck: string[], seat = {}, table = {}) {
  const match = krakenTable([{ keys: 3, ...seat }, { lords: ['highwayman'] }], {
    available: ['megalodon'],
    locationDeck: ['jail', 'depths'],
    lootDeck,
    ...table,
  });
  requestSupport(match, 'jellyfish');
  answer(match, 0, 'controlLocation', 'take:megalodon');
  return match;
}

const draw = (match: ReturnType<typeof taking>) => answer(match, 0, 'lootContinue', 'draw');

test('K40: the first Loot is drawn without asking; then there is the choice, for all to see', () => {
  const match = taking(['loot-7', 'loot-4']);
  expect(krakenIn(match).loot).toEqual({ megalodon: ['loot-7'] });
  expect(asked(match)).toEqual(['0 lootContinue']);
  expect(optionsOf(match, 0, 'lootContinue')).toEqual(['draw', 'stop']);
  expect(isShown(match, 0, 'lootContinue')).toBe(true);
  expect(timeoutOf(match, 0, 'lootContinue')).toBe('stop');
  expect(match.view('spectator').expansions.kraken).toMatchObject({
    loot: { megalodon: ['loot-7'] },
    lootDeckCount: 1,
  });
});

test('K41: a 3 brings a Key, which is checked afterwards (K44, B107)', () => {
  const match = taking(['loot-3', 'loot-7'], { keys: 5 });
  expect(seatOf(match, 0).keys).toBe(3);
  answer(match, 0, 'lootContinue', 'stop');
  expect(asked(match)).toEqual(['0 controlLocation']);
  expect(optionsOf(match, 0, 'controlLocation')).toEqual(['draw:1', 'draw:2']);
});

test('K41, K63: a 4 brings two Pearls in one gain', () => {
  expect(pearls(taking(['loot-4', 'loot-7']))).toEqual([1, 1]);
});

test('K41: a 5 brings a Monster token, as long as there is one', () => {
  expect(seatOf(taking(['loot-5', 'loot-7']), 0).tokens).toHaveLength(1);
  expect(seatOf(taking(['loot-5', 'loot-7'], {}, { tokenSupply: { base: [] } }), 0).tokens).toEqual([]);
});

describe('K41: a 6', () => {
  const finding = (explorationDeck: string[], discard: string[], threat = 1) =>
    taking(['loot-6', 'loot-7'], {}, { explorationDeck, discard, threat });

  test('brings the top Ally', () => {
    const match = finding(['crab-2', 'crab-3'], []);
    expect(seatOf(match, 0).hand).toEqual(['jellyfish-1', 'crab-2']);
    expect(match.state.threat).toBe(1);
  });

  test('discards Monsters on the way, each of which moves the Threat token', () => {
    const match = finding(['monster', 'monster', 'crab-3'], [], 5);
    expect(match.state).toMatchObject({ threat: 6, discard: ['monster', 'monster'], explorationDeck: [] });
    expect(seatOf(match, 0).hand).toEqual(['jellyfish-1', 'crab-3']);
  });

  test('goes on into the shuffled discard pile', () => {
    const match = finding(['monster'], ['squid-2'], 2);
    expect(seatOf(match, 0).hand).toEqual(['jellyfish-1', 'squid-2']);
    expect(match.state.threat).toBeGreaterThanOrEqual(3);
  });

  test('brings nothing when no Ally is left', () => {
    const match = finding(['monster'], ['monster'], 2);
    expect(seatOf(match, 0).hand).toEqual(['jellyfish-1']);
    expect(match.state).toMatchObject({ threat: 2, explorationDeck: ['monster'] });
    expect(asked(match)).toEqual(['0 lootContinue']);
  });
});

test('K42: the second of a pair still has its effect; then both are out of the game', () => {
  const match = taking(['loot-4', 'loot-7', 'loot-4', 'loot-3']);
  draw(match);
  draw(match);
  expect(pearls(match)).toEqual([2, 2]);
  expect(krakenIn(match)).toMatchObject({
    loot: { megalodon: ['loot-7'] },
    lootDeck: ['loot-3'],
    discardedLoot: ['loot-4', 'loot-4'],
  });
  expect(match.state.active).toBe(1);
});

test('K43: with an empty deck the search ends, or does not begin', () => {
  const last = taking(['loot-7']);
  expect(krakenIn(last).loot).toEqual({ megalodon: ['loot-7'] });
  expect(last.state.active).toBe(1);
  const none = taking([]);
  expect(none.state).toMatchObject({ active: 1, seats: [{ locations: ['megalodon'] }, {}] });
});

test('K43: with five cards the next one is a pair, and may still be drawn', () => {
  const match = taking(['loot-3', 'loot-4', 'loot-5', 'loot-6', 'loot-7', 'loot-3']);
  for (let i = 0; i < 4; i++) draw(match);
  expect(krakenIn(match).loot.megalodon).toHaveLength(5);
  draw(match);
  expect(krakenIn(match).loot.megalodon).toEqual(['loot-4', 'loot-5', 'loot-6', 'loot-7']);
});

test('K44: the Location scores what lies on it', () => {
  const match = krakenTable([{ locations: ['megalodon'], loot: { megalodon: ['loot-3', 'loot-6'] } }, {}]);
  expect(match.view(1).seats[0]?.score.scoreOf).toEqual({ megalodon: 9 });
});

describe('K45: Loot stays on a Location that the Illusionist gives away', () => {
  test('and still scores nothing for its former owner', () => {
    const match = afterRecruiting(
      krakenTable,
      'illusionist',
      [{ locations: ['megalodon'], loot: { megalodon: ['loot-7'] } }, {}],
      { available: ['jail'] },
    );
    answer(match, 0, 'illusionistSwap', 'megalodon>jail');
    expect(match.state.available).toEqual(['megalodon']);
    expect(krakenIn(match).loot).toEqual({ megalodon: ['loot-7'] });
  });

  const given = { available: ['megalodon', 'depths'], lootDeck: ['loot-3', 'loot-5'] };

  test('a player who takes it later may search on, or not', () => {
    const match = krakenTable([{ keys: 3 }, {}], { ...given, availableLoot: { megalodon: ['loot-7'] } });
    requestSupport(match, 'jellyfish');
    answer(match, 0, 'controlLocation', 'take:megalodon');
    expect(krakenIn(match).loot).toEqual({ megalodon: ['loot-7'] });
    answer(match, 0, 'lootContinue', 'stop');
    expect(match.state.active).toBe(1);
    expect(match.view(0).seats[0]?.score.scoreOf).toEqual({ megalodon: 7 });
  });

  test('and must, if nothing is left on it', () => {
    const match = krakenTable([{ keys: 3 }, {}], { ...given, availableLoot: { megalodon: [] } });
    requestSupport(match, 'jellyfish');
    answer(match, 0, 'controlLocation', 'take:megalodon');
    expect(krakenIn(match).loot).toEqual({ megalodon: ['loot-3'] });
    expect(asked(match)).toEqual(['0 lootContinue']);
  });

  test('also the Illusionist, who takes it in exchange', () => {
    const match = afterRecruiting(krakenTable, 'illusionist', [{ locations: ['jail'] }, {}], {
      ...given,
      availableLoot: { megalodon: ['loot-7'] },
    });
    answer(match, 0, 'illusionistSwap', 'jail>megalodon');
    answer(match, 0, 'lootContinue', 'draw');
    expect(krakenIn(match).loot).toEqual({ megalodon: ['loot-7', 'loot-3'] });
  });
});

test('K40, B189: a Location that was never searched is searched when the Illusionist takes it', () => {
  const match = afterRecruiting(krakenTable, 'illusionist', [{ locations: ['jail'] }, {}], {
    available: ['battlefield'],
    lootDeck: ['loot-7', 'loot-3'],
  });
  answer(match, 0, 'illusionistSwap', 'jail>battlefield');
  expect(krakenIn(match).loot).toEqual({ battlefield: ['loot-7'] });
});

test('K40, B160: Black Smokers exchanged for a Loot Location begin the search', () => {
  const match = krakenTable([{ keys: 3 }, {}], {
    available: ['black-smokers'],
    locationDeck: ['abandoned-convoy', 'jail'],
    lootDeck: ['loot-5', 'loot-7'],
  });
  requestSupport(match, 'jellyfish');
  answer(match, 0, 'controlLocation', 'take:black-smokers');
  answer(match, 0, 'blackSmokers', 'abandoned-convoy');
  expect(krakenIn(match).loot).toEqual({ 'abandoned-convoy': ['loot-5'] });
  expect(asked(match)).toEqual(['0 lootContinue']);
  expect(match.state).toMatchObject({ discardedLocations: ['black-smokers'], locationDeck: ['jail'] });
});

test('K40, B206: a Loot Location of an Ambassador is searched', () => {
  const match = afterRecruiting(krakenTable, 'hermit', [{}, {}], {
    locationDeck: ['cetacean-graveyard', 'jail'],
    lootDeck: ['loot-7', 'loot-3'],
  });
  expect(krakenIn(match).loot).toEqual({ 'cetacean-graveyard': ['loot-7'] });
  expect(seatOf(match, 0).lords).toEqual([{ id: 'hermit', under: 'cetacean-graveyard' }]);
});

test('K46: the Gambling Den counts Smugglers, the Kraken’s Lair Nebulis, also below nothing', () => {
  const scoreOf = (nebulis: number) =>
    krakenTable(
      [
        {
          nebulis,
          lords: ['ferryman', { id: 'fence', disabled: true }, { id: 'watcher', under: 'gambling-den' }],
          locations: ['gambling-den', 'krakens-lair'],
        },
        {},
      ],
      nebulis > 0 ? { krakenFigure: 0 } : {},
    ).view(0).seats[0]?.score.scoreOf;
  expect(scoreOf(0)).toEqual({ 'gambling-den': 11, 'krakens-lair': 15 });
  expect(scoreOf(7)).toEqual({ 'gambling-den': 11, 'krakens-lair': -6 });
});

test('K46, B152: Smugglers are a Guild of their own in the Abyss', () => {
  const lords = ['ferryman', 'sage', 'keeper', 'shaman', 'hunter', 'trader', 'traitor'];
  const match = krakenTable([{ lords, locations: ['abyss'] }, {}]);
  expect(match.view(0).seats[0]?.score.scoreOf).toEqual({ abyss: 14 });
});

test('B157: the City of Mirrors copies the Kraken’s Lair with the own Nebulis, and Loot as it lies there', () => {
  const mirrored = (nebulis: number) =>
    krakenTable(
      [
        { nebulis, locations: ['city-of-mirrors'] },
        { nebulis: 4, locations: ['krakens-lair', 'megalodon'], loot: { megalodon: ['loot-3', 'loot-4'] } },
      ],
      { krakenFigure: 1 },
    ).view(0).seats[0]?.score.scoreOf;
  expect(mirrored(0)).toEqual({ 'city-of-mirrors': 15 });
  expect(mirrored(3)).toEqual({ 'city-of-mirrors': 7 });
});
