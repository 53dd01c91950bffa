// What the Locations are worth (B150-B157). "Your Lords" are all of them: free, disabled and under Locations.
import { describe, expect, test } from 'vitest';
import { abyss } from '../../rules/index.ts';
import { type Fields, quietTable } from '../support/table-talk.ts';

/** What this Location is worth to seat 0, which has these Lords and Allies besides. */
function worth(location: string, seat: Fields = {}, ...others: readonly Fields[]): number | undefined {
  const locations = [location, ...((seat.locations as string[] | undefined) ?? [])];
  const seats = [{ ...seat, locations }, ...(others.length > 0 ? others : [{}])];
  return quietTable(seats).view('spectator').seats[0]?.score.scoreOf[location];
}

describe('B150: Guild Locations', () => {
  test.each([
    ['sargasso-silos', 5, ['keeper', 'miller'], 'miller'],
    ['hydrozoa-reserves', 6, ['shaman', 'invoker'], 'invoker'],
    ['parliament', 6, ['diplomat', 'traitor'], 'traitor'],
    ['barracks', 7, ['hunter', 'seeker'], 'seeker'],
    ['dockworks', 5, ['trader', 'slaver'], 'slaver'],
  ])('%s: %d, and 2 for each Lord of the Guild', (location, points, lords, last) => {
    const [first = ''] = lords;
    const hidden = [{ id: first, disabled: true }, { id: last, under: location }, 'sage'];
    expect([worth(location), worth(location, { lords }), worth(location, { lords: hidden })]).toEqual([
      points,
      points + 4,
      points + 4,
    ]);
  });
});

describe('B151: Race Locations', () => {
  test.each([
    ['sanctuary', 4, 'jellyfish'],
    ['sargasso-fields', 3, 'seahorse'],
    ['oceanic-senate-assembly', 4, 'squid'],
    ['chasm', 5, 'crab'],
    ['nest-of-giant-clams', 3, 'shellfish'],
  ])('%s: %d, and 3 for each affiliated %s, whatever its value', (location, points, race) => {
    expect(worth(location)).toBe(points);
    expect(worth(location, { affiliated: [`${race}-2`, `${race}-2`, `${race}-5`] })).toBe(points + 9);
    expect(worth(location, { hand: [`${race}-2`] })).toBe(points);
  });

  test('other Races do not count', () => {
    expect(worth('chasm', { affiliated: ['squid-1', 'shellfish-1'] })).toBe(5);
  });
});

describe('B152: The Abyss', () => {
  test('2 for each different Guild', () => {
    expect(worth('abyss')).toBe(0);
    expect(worth('abyss', { lords: ['keeper', 'miller', 'reaper'] })).toBe(2);
    expect(worth('abyss', { lords: ['keeper', 'sage', { id: 'hunter', disabled: true }] })).toBe(6);
  });

  test('12 for all six', () => {
    expect(worth('abyss', { lords: ['keeper', 'sage', 'hunter', 'shaman', 'trader', 'traitor'] })).toBe(12);
  });
});

describe('B153: The Depths and the Throne Room', () => {
  const lords = ['landowner', { id: 'elder', disabled: true }, 'trader'];

  test('twice the weakest Lord; the strongest Lord', () => {
    expect([worth('depths', { lords }), worth('throne-room', { lords })]).toEqual([6, 12]);
  });

  test('nothing without Lords', () => {
    expect([worth('depths'), worth('throne-room')]).toEqual([0, 0]);
  });

  test('a Lord under the Location itself counts', () => {
    const under = (id: string) => [{ id: 'elder', under: id }, 'landowner'];
    expect(worth('depths', { lords: under('depths') })).toBe(6);
  });
});

describe('B154: The Jail and the Coral Barrier', () => {
  test('less for each Lord, less for each affiliated Ally', () => {
    expect(worth('jail', { lords: ['keeper', { id: 'sage', under: 'jail' }] })).toBe(13);
    expect(worth('coral-barrier', { affiliated: ['crab-1', 'crab-1', 'squid-5'] })).toBe(17);
  });

  test('neither falls below 0', () => {
    const lords = abyssLords(16);
    expect(worth('jail', { lords })).toBe(0);
    const races = ['crab', 'squid', 'jellyfish', 'seahorse', 'shellfish'];
    const affiliated = races.flatMap((race) => [`${race}-2`, `${race}-2`, `${race}-2`, `${race}-3`, `${race}-3`]);
    expect(worth('coral-barrier', { affiliated })).toBe(0);
  });
});

describe('B155: the Towers', () => {
  const lords = ['keeper', { id: 'reaper', disabled: true }, { id: 'slaver', under: 'jail' }, 'miller', 'sage'];
  const seat = { lords, locations: ['jail'] };

  test('3 for each Lord with a printed Key, whatever has happened to it', () => {
    expect(worth('closed-tower', seat)).toBe(9);
  });

  test('3 for each Lord without one; Ambassadors are such', () => {
    expect(worth('lost-tower', seat)).toBe(6);
  });
});

test('B156: the Chamber of Allies is 3, and the weakest affiliated Ally of each Race', () => {
  expect(worth('chamber-of-allies')).toBe(3);
  expect(worth('chamber-of-allies', { affiliated: ['crab-2', 'crab-5', 'squid-3'] })).toBe(8);
});

describe('B157: City of Mirrors', () => {
  test('copies the Location of an opponent that is worth most to its owner', () => {
    const own = { affiliated: ['crab-1', 'crab-1'], lords: ['keeper'] };
    expect(worth('city-of-mirrors', own, { locations: ['chasm'] }, { locations: ['throne-room'] })).toBe(11);
  });

  test('what the Location is worth to the opponent does not matter', () => {
    expect(worth('city-of-mirrors', {}, { locations: ['parliament'], lords: ['diplomat', 'traitor'] })).toBe(6);
  });

  test('copies The Jail and the Coral Barrier by the own Lords and Allies', () => {
    expect(worth('city-of-mirrors', { lords: ['keeper'] }, { locations: ['jail'] })).toBe(14);
    expect(worth('city-of-mirrors', { affiliated: ['crab-1'] }, { locations: ['coral-barrier'] })).toBe(19);
  });

  test('is worth nothing by Black Smokers, by available Locations and by own ones', () => {
    expect(worth('city-of-mirrors', { locations: ['jail'] }, { locations: ['black-smokers'] })).toBe(0);
    expect(worth('city-of-mirrors')).toBe(0);
  });
});

test('B160: Black Smokers is worth nothing', () => {
  expect(worth('black-smokers', { lords: ['keeper'], affiliated: ['crab-5'] })).toBe(0);
});

test('an opponent with City of Mirrors copies the own Locations in turn', () => {
  const seats = [{ locations: ['jail'] }, { locations: ['city-of-mirrors'], lords: ['keeper', 'miller'] }];
  const { scoreOf } = quietTable(seats).view('spectator').seats[1]?.score ?? {};
  expect(scoreOf).toEqual({ 'city-of-mirrors': 13 });
});

function abyssLords(count: number): string[] {
  const { court, lordDeck } = abyss.setup({ expansions: [] }, 2, { seed: 'fast:1', position: 0, below: () => 0 });
  return [...court, ...lordDeck].slice(0, count);
}
