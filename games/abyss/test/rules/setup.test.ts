// Setting up: the components, and what every player begins with (B1-B9).
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { base } from '../../rules/base.ts';
import { abyss } from '../../rules/index.ts';
import { RACES } from '../../rules/races.ts';

const { lords = [], locations = [], exploration = [], tokens = {} } = base;
const fresh = (seats: number, seed = 'fast:1') => abyssAt(seats, seed).save().state;
const abyssAt = (seats: number, seed: string) => Match.start(abyss, { expansions: [] }, seats, seed);

describe('the box', () => {
  test('B1: there are 65 Allies and 6 Monsters', () => {
    expect(exploration.filter((card) => card !== 'monster')).toHaveLength(65);
    expect(exploration.filter((card) => card === 'monster')).toHaveLength(6);
  });

  test.each(RACES)('B1: %s has one 5, two 4, three 3, three 2 and four 1', (race) => {
    const copies = [5, 4, 3, 2, 1].map((value) => exploration.filter((card) => card === `${race}-${value}`).length);
    expect(copies).toEqual([1, 2, 3, 3, 4]);
  });

  test('B8: there are 35 Lords, 20 Locations, and Monster tokens: two of 4, nine of 3, nine of 2', () => {
    expect(new Set(lords.map(({ id }) => id)).size).toBe(35);
    expect(new Set(locations.map(({ id }) => id)).size).toBe(20);
    const faces = ['points-4', 'points-3', 'points-2'];
    expect(faces.map((face) => tokens.base?.filter((token) => token === face).length)).toEqual([2, 9, 9]);
  });

  test.each(
    `
    recruiter military 10/2/crab 4 Key | jailer military 6/3/crab 7 | seeker military 7/2/crab 7
    assassin military 10/1/crab 6 | commander military 8/1/crab 4 Key | tamer military 6/3/crab 4 Key
    hunter military 8/2/crab 6 | ship-master merchant 6/3/shellfish 5 Key | trader merchant 10/3/shellfish 9
    peddler merchant 8/1/shellfish 9 | landlord merchant 10/2/shellfish 5 Key | slaver merchant 8/1/shellfish 5 Key
    shopkeeper merchant 6/3/shellfish 9 | shaman mage 6/3/jellyfish 5 Key | invoker mage 8/1/jellyfish 8
    apprentice mage 6/3/jellyfish 9 | oracle mage 8/2/jellyfish 5 Key | alchemist mage 7/1/jellyfish 5 Key
    illusionist mage 10/1/jellyfish 9 | master-of-magic mage 10/3/jellyfish 6 Key
    opportunist politician 6/3/squid 5 Key | corruptor politician 10/1/squid 6 | traitor politician 12/3/squid 6
    diplomat politician 8/1/squid 5 Key | treasurer politician 10/2/squid 5 Key | schemer politician 8/3/squid 6
    keeper farmer 6/3/seahorse 6 Key | reaper farmer 7/2/seahorse 6 Key | shepherd farmer 8/1/seahorse 6 Key
    miller farmer 8/2/seahorse 10 | aquaculturist farmer 9/3/seahorse 11 | landowner farmer 10/1/seahorse 12
    sage ambassador 10/5/any 4 | hermit ambassador 10/5/any 5 | elder ambassador 10/5/any 3`
      .split(/[|\n]/)
      .map((row) => row.trim())
      .filter((row) => row !== ''),
  )('B171-B205: %s', (row) => {
    const lord = lords.find(({ id }) => id === row.split(' ')[0]);
    const { id, guild, cost, races, required = 'any', influence, keys } = lord ?? {};
    expect(`${id} ${guild} ${cost}/${races}/${required} ${influence}${keys === 1 ? ' Key' : ''}`).toBe(row);
  });
});

describe('the table', () => {
  test('B7: two to four can play', () => {
    const objections = [1, 2, 3, 4, 5].map((seats) => abyss.objection({ expansions: [] }, seats));
    expect(objections.map((objection) => objection === undefined)).toEqual([false, true, true, true, false]);
  });

  test.each([2, 3, 4])('B8: it looks the same for %d players', (seats) => {
    const state = fresh(seats);
    expect(state.explorationDeck).toHaveLength(71);
    expect(state.court).toHaveLength(6);
    expect(state.lordDeck).toHaveLength(29);
    expect(state.available).toHaveLength(1);
    expect(state.locationDeck).toHaveLength(19);
    expect(state.tokenSupply.base).toHaveLength(20);
    expect(state).toMatchObject({ threat: 1, track: [], discard: [], round: 1 });
  });

  test('B8: every pile is shuffled', () => {
    const [one, other] = [fresh(2, 'fast:1'), fresh(2, 'fast:2')];
    for (const pile of ['explorationDeck', 'lordDeck', 'locationDeck'] as const) {
      expect(one[pile]).not.toEqual(other[pile]);
    }
    expect(one.tokenSupply).not.toEqual(other.tokenSupply);
  });

  test('B9: every player begins with 1 Pearl, and with nothing else', () => {
    const empty = { pearls: 1, keys: 0, hand: [], affiliated: [], lords: [], locations: [], tokens: [] };
    expect(fresh(4).seats).toEqual([empty, empty, empty, empty]);
  });

  test('B9: the first player is drawn at random', () => {
    const first = Array.from({ length: 40 }, (_, seed) => fresh(4, `fast:${seed}`).active);
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
  });
});
