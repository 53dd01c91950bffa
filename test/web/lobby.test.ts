// The lobby of the web client: what is listed, what a new table may be, and how fast it is.
import type { GameChoice, GameInfo, Person, Table } from '@undertow/client-sdk/index.ts';
import { NewTable, QuickMatch } from '@undertow/shared/protocol/tables.ts';
import { kept } from '@undertow/web/src/browser/storage.ts';
import {
  crowd,
  EVERYTHING,
  type Filter,
  filterIn,
  listed,
  passes,
  quickWish,
} from '@undertow/web/src/lobby/filters.ts';
import { invitationIn } from '@undertow/web/src/lobby/invitations.ts';
import { changeOf, planOf, remembered, sound, soundChoice, wishOf } from '@undertow/web/src/lobby/plans.ts';
import { practice } from '@undertow/web/src/lobby/practice.ts';
import { forgetTable, rememberedTables, rememberTable } from '@undertow/web/src/lobby/remembered.ts';
import { standingOf } from '@undertow/web/src/lobby/standing.ts';
import { watchersOf } from '@undertow/web/src/match/watchers.ts';
import { describe, expect, test } from 'vitest';

const EXPANSIONS: GameChoice = {
  ...{ id: 'expansions', name: 'Expansions', many: true, default: [] },
  values: [
    { value: 'kraken', name: 'Kraken' },
    { value: 'leviathan', name: 'Leviathan', seats: { min: 2, max: 5 } },
  ],
};
const LENGTH: GameChoice = {
  ...{ id: 'full', name: 'Length', many: false, default: false },
  values: [
    { value: false, name: 'Simple game' },
    { value: true, name: 'Full game' },
  ],
};
const ABYSS: GameInfo = {
  ...{ id: 'abyss', name: 'Abyss', rules: 1, seats: { min: 2, max: 4 } },
  choices: [EXPANSIONS],
  counts: [],
  levels: [],
  hints: false,
  options: { expansions: [] },
};

function person(name: string, kind: Person['kind'] = 'member'): Person {
  return { id: name.toLowerCase().padEnd(12, '0'), name, kind };
}

function table(id: string, names: readonly (string | null)[], rest: Partial<Table> = {}): Table {
  return {
    ...{ id, game: 'abyss', options: { expansions: [] }, status: 'open', owner: null, time: 'live', access: 'public' },
    ...{ rated: false, spectators: { allowed: true, delay: 0 }, bots: false, created: 0, started: null, ended: null },
    ...{ ranking: null, commitment: null, watching: 0, rematch: null },
    seats: names.map((name) =>
      name === null ? null : { person: person(name), ready: false, connected: true, automatic: false, resigned: false },
    ),
    ...rest,
  };
}

describe('the list of tables', () => {
  const waiting = table('a', ['Ada', null, null]);
  const nearlyFull = table('b', ['Bo', 'Cid', null], { options: { expansions: ['kraken'] }, time: 'correspondence' });
  const played = table('c', ['Dee', 'Eve'], { status: 'playing', rated: true });
  const watched = table('d', ['Fay', 'Gus'], { status: 'playing', watching: 4 });
  const tables = [waiting, nearlyFull, played, watched];
  const ids = (some: readonly Table[]) => some.map(({ id }) => id);

  test('begins with what fills up first, and with what most people watch', () => {
    const { own, open, playing } = listed(tables, EVERYTHING, undefined);
    expect([ids(own), ids(open), ids(playing)]).toEqual([[], ['b', 'a'], ['d', 'c']]);
  });

  test('has one’s own tables apart, whatever is looked for, what runs first', () => {
    const mine = table('e', ['Ada', 'Bo'], { status: 'playing' });
    const filter = { ...EVERYTHING, options: { expansions: ['kraken'] } };
    const { own, open } = listed([waiting, mine, nearlyFull], filter, person('Ada').id);
    expect([ids(own), ids(open)]).toEqual([['e', 'a'], ['b']]);
  });

  test('has those that a player has given up with the others', () => {
    const [seat, other] = table('e', ['Ada', 'Bo']).seats;
    const seats = [seat ? { ...seat, resigned: true } : null, other ?? null];
    const given = table('e', [], { status: 'playing', seats });
    const { own, playing } = listed([given], EVERYTHING, person('Ada').id);
    expect([ids(own), ids(playing)]).toEqual([[], ['e']]);
  });

  test('leaves out the matches that no person plays any more', () => {
    const [ada, bo] = table('e', ['Ada', 'Bo']).seats;
    const at = (id: string, change: object, more: object = {}) => {
      const seats = [ada, bo].map((seat) => (seat ? { ...seat, ...change } : null));
      return table(id, [], { status: 'playing', seats, ...more });
    };
    const gone = [
      at('e', { resigned: true }),
      at('f', { automatic: true }),
      at('g', { connected: false }, { time: 'none' }),
    ];
    const thinking = at('h', { connected: false }, { time: 'correspondence' });
    expect(ids(listed([...gone, thinking], EVERYTHING, undefined).playing)).toEqual(['h']);
    expect(crowd([...gone, thinking]).matches).toBe(1);
  });

  test.each([
    [{ options: { expansions: [] } }, ['a', 'c', 'd']],
    [{ options: { expansions: ['kraken'] } }, ['b']],
    [{ options: { full: true } }, []],
    [{ seats: 3 }, ['a', 'b']],
    [{ time: 'correspondence' as const }, ['b']],
    [{ rated: 'rated' as const }, ['c']],
    [{ rated: 'casual' as const, seats: 2 }, ['d']],
    [{ game: 'dungeon-lords' }, []],
  ])('holds what passes %j', (change, expected) => {
    expect(ids(tables.filter((one) => passes({ ...EVERYTHING, ...change }, one)))).toEqual(expected);
  });

  test('is led by the matches at which a player is connected', () => {
    const [seat] = table('g', ['Ada']).seats;
    const left = table('g', [], {
      status: 'playing',
      watching: 9,
      seats: [seat ? { ...seat, connected: false } : null],
    });
    expect(ids(listed([left, played, watched], EVERYTHING, undefined).playing)).toEqual(['d', 'c', 'g']);
  });

  test('counts the matches, and every person once who is there, and no bots', () => {
    const bot = { person: person('Coral', 'bot'), ready: true, connected: true, automatic: true, resigned: false };
    const [ada] = table('f', ['Ada']).seats;
    const [bo] = table('f', ['Bo']).seats;
    const seats = [ada, bot, bo && { ...bo, connected: false }].map((seat) => seat ?? null);
    const twice = [0, 1].map((n) => table(`f${n}`, [], { status: 'playing', seats, watching: 2 }));
    expect(crowd([waiting, ...twice, watched])).toEqual({ matches: 3, people: 3, watching: 8 });
  });

  test('says what a person gets who does not choose', () => {
    expect(quickWish(EVERYTHING, 'abyss')).toEqual({ game: 'abyss', options: {}, time: 'live', rated: false });
    expect(quickWish(EVERYTHING, 'dungeon-lords').game).toBe('dungeon-lords');
    const options = { expansions: ['leviathan'] };
    const wish = quickWish({ options, game: 'abyss', seats: 5, time: 'relaxed', rated: 'rated' }, 'abyss');
    expect(wish).toEqual({ game: 'abyss', options, seats: 5, time: 'relaxed', rated: true });
    expect(QuickMatch.parse(wish)).toEqual(wish);
  });
});

describe('the plan of a new table', () => {
  const first = remembered(null, ABYSS, true);

  test('is one that the server takes', () => {
    expect(NewTable.parse(wishOf(first))).toEqual(wishOf(first));
    expect(NewTable.parse(practice('abyss'))).toMatchObject({ bots: true, access: 'unlisted', time: 'none', seats: 2 });
  });

  test('names how the bots play that fill its seats, if that was chosen and there is such a level', () => {
    const able = { ...ABYSS, levels: ['keen', 'sensible', 'random'].map((id) => ({ id, milliseconds: 0 })) };
    const kept = JSON.stringify({ bots: true, level: 'keen' });
    expect(wishOf(first)).not.toHaveProperty('level');
    expect(wishOf(remembered(kept, able, true))).toMatchObject({ bots: true, level: 'keen' });
    expect(wishOf({ ...remembered(kept, able, true), bots: false })).not.toHaveProperty('level');
    expect(wishOf(remembered(kept, ABYSS, true))).not.toHaveProperty('level');
    expect(NewTable.parse(practice('abyss', {}, 2, 'keen'))).toMatchObject({ level: 'keen' });
    expect(changeOf(planOf(table('e', ['Ada', null], { bots: true, level: 'keen' })))).toMatchObject({ level: 'keen' });
  });

  test('has so many seats as what was chosen allows', () => {
    const five = { ...first, options: { expansions: ['leviathan'] }, seats: 5 };
    expect(sound(five, ABYSS, true).seats).toBe(5);
    expect(sound({ ...five, options: { expansions: ['kraken'] } }, ABYSS, true).seats).toBe(4);
  });

  test('has only what the game lets choose, and what is usual where nothing was chosen', () => {
    expect(soundChoice(EXPANSIONS, ['leviathan', 'moon', 'kraken'])).toEqual(['kraken', 'leviathan']);
    for (const strange of [undefined, 'kraken', null]) expect(soundChoice(EXPANSIONS, strange)).toEqual([]);
    expect(soundChoice(LENGTH, true)).toBe(true);
    for (const strange of [undefined, 'long', [true]]) expect(soundChoice(LENGTH, strange)).toBe(false);
    const other: GameInfo = { ...ABYSS, id: 'lords', choices: [LENGTH] };
    expect(sound({ ...first, options: { expansions: ['kraken'] } }, other, true).options).toEqual({ full: false });
  });

  test('is rated only for members, and then without bots', () => {
    const rated = { ...first, rated: true, bots: true };
    expect(sound(rated, ABYSS, true)).toMatchObject({ rated: true, bots: false });
    expect(sound(rated, ABYSS, false)).toMatchObject({ rated: false, bots: true });
  });

  test('has no delay without spectators', () => {
    expect(sound({ ...first, spectators: false, delay: 5 }, ABYSS, true).delay).toBe(0);
    expect(sound({ ...first, delay: 99 }, ABYSS, true).delay).toBe(20);
  });

  test('is as it was the last time, as far as that can be read', () => {
    const plan = {
      ...first,
      options: { expansions: ['kraken'] },
      seats: 4,
      time: 'relaxed' as const,
      delay: 3,
      bots: true,
    };
    expect(remembered(JSON.stringify(plan), ABYSS, true)).toEqual(plan);
    const strange = '{"options":{"expansions":["moon"]},"seats":"4","time":"soon","access":7,"delay":-3}';
    expect(remembered(strange, ABYSS, true)).toEqual(first);
    expect(remembered('[', ABYSS, true)).toEqual(first);
  });
});

describe('an invitation', () => {
  test.each([
    ['https://tables.example/table/k3v9x0q2ma?invitation=abc-DEF_123', 'abc-DEF_123'],
    [' /table/k3v9x0q2ma?a=b&invitation=x%20y ', 'x y'],
    ['k3v9x0q2ma', undefined],
    ['come to https://tables.example/table/k3v9x0q2ma please', undefined],
  ])('is found in %s', (text, invitation) => {
    expect(invitationIn(text)).toEqual({ table: 'k3v9x0q2ma', invitation });
  });

  test.each(['', 'hello', 'https://tables.example/', '/player/k3v9x0q2ma', 'k3v9x0q2', '/table/K3V9X0Q2MA'])(
    'is not found in %j',
    (text) => {
      expect(invitationIn(text)).toBeUndefined();
    },
  );
});

describe('tables at which one waits', () => {
  const nowhere = () =>
    kept(() => {
      throw new Error('SecurityError');
    });

  test('are remembered with their invitations, the newest first, each once, and not for ever', () => {
    const store = nowhere();
    for (let i = 0; i < 20; i++) rememberTable(store, { id: `table${i}` });
    rememberTable(store, { id: 'table15', invitation: 'come in' });
    const tables = rememberedTables(store);
    expect(tables).toHaveLength(12);
    expect(tables.slice(0, 3)).toEqual([
      { id: 'table15', invitation: 'come in' },
      { id: 'table19' },
      { id: 'table18' },
    ]);
    forgetTable(store, 'table15');
    expect(rememberedTables(store)[0]).toEqual({ id: 'table19' });
  });

  test.each(['[', '{}', 'null', '[1,null,{"id":7}]'])('are none where what was kept is strange: %s', (text) => {
    const store = nowhere();
    store.setItem('undertow.tables', text);
    expect(rememberedTables(store)).toEqual([]);
  });
});

describe('how a match stands', () => {
  const summary = { progress: [{ what: 'round', now: 3 }], seats: { points: [9, 4], lords: [1, 0] } };
  const counts = ['round', 'lords', 'points'].map((id) => ({ id, name: id }));

  test('is told in the order of its game', () => {
    expect(standingOf({ summary }, { counts })?.counts.map(({ what }) => what)).toEqual(['lords', 'points']);
    expect(standingOf({ summary }, undefined)?.counts.map(({ what }) => what)).toEqual(['points', 'lords']);
  });

  test('is not told where nothing is known of it', () => {
    expect(standingOf({}, { counts })).toBeUndefined();
  });
});

test('a table that is changed begins with what it is, and nothing else is asked of the server', () => {
  const one = table('waiting', ['Ada', null], { time: 'fast', spectators: { allowed: true, delay: 2 } });
  const { game: _, ...rest } = wishOf(planOf(one));
  expect(changeOf(planOf(one))).toEqual(rest);
  expect(changeOf(planOf(one))).toMatchObject({ seats: 2, time: 'fast', spectators: { allowed: true, delay: 2 } });
});

test('those who watch are named, and the others counted', () => {
  expect(watchersOf({ watching: 14, watchers: ['Ada', 'Ben'] })).toEqual({ names: ['Ada', 'Ben'], bots: 0, more: 12 });
  expect(watchersOf({ watching: 3 })).toEqual({ names: [], bots: 0, more: 3 });
  // A window that has just closed.
  expect(watchersOf({ watching: 0, watchers: ['Ada'] })).toEqual({ names: ['Ada'], bots: 0, more: 0 });
  expect(watchersOf({ watching: 2, watchers: ['Ada', 'Ada'], watchingBots: ['Ada'] })).toMatchObject({
    bots: 1,
    more: 0,
  });
});

describe('what is looked for among the tables', () => {
  test('is the same when one comes back', () => {
    const filter: Filter = { ...EVERYTHING, game: 'abyss', seats: 3, options: { expansions: ['kraken'] } };
    expect(filterIn(JSON.stringify(filter))).toEqual(filter);
    expect(filterIn(JSON.stringify(EVERYTHING))).toBe(EVERYTHING);
  });

  test('is what is usual where nothing was chosen, and where it cannot be read', () => {
    for (const text of [null, '', 'null', '{', '[']) expect(filterIn(text)).toBeUndefined();
    expect(filterIn('{"seats":"3","game":7,"options":null}')).toBe(EVERYTHING);
    expect(filterIn('{"seats":4,"time":5}')).toEqual({ ...EVERYTHING, seats: 4 });
  });
});
