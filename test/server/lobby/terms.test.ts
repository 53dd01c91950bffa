// An open table in the hands of its owner: bots on its seats, and changes of what is played, to which all agree anew.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('the owner of an open table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store(), { levels: (game) => (game === 'chess' ? [] : ['deep', 'simple']) });
    [ada, ben, cleo] = (await app.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => app.app.close();
  });

  /** Who sits where; `-` for a free seat, and a mark behind those who are ready. */
  function seats(table: Pick<Table, 'seats'>): string[] {
    return table.seats.map((taken) => (taken ? `${taken.person.name}${taken.ready ? '!' : ''}` : '-'));
  }

  test('puts a bot on a free seat, and takes it away again', async () => {
    const { id } = await app.create(ada, { seats: 4 });
    expect(seats(await app.lobby.seatBot(ada, id))).toEqual(['Ada', 'Brine!', '-', '-']);
    const table = await app.lobby.seatBot(ada, id, 3);
    expect(seats(table)).toEqual(['Ada', 'Brine!', '-', 'Drift!']);
    expect(table.seats[3]).toMatchObject({ person: { kind: 'bot' }, connected: true, automatic: true });
    expect(seats(await app.lobby.remove(ada, id, 1))).toEqual(['Ada', '-', '-', 'Drift!']);
  });

  test('plays with the bots that sit there, and with no others', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.seatBot(ada, id, 1);
    expect((await app.lobby.ready(ada, id, true)).status).toBe('open');
    await app.lobby.join(ben, id, {});
    expect((await app.lobby.ready(ben, id, true)).status).toBe('playing');
    expect((await app.match(id)).record.settings.bots).toEqual([null, 'simple', null]);
  });

  test('chooses how well bots play: of the table, and of a single seat', async () => {
    const { id } = await app.create(ada, { seats: 4, bots: true, level: 'deep' });
    await app.lobby.seatBot(ada, id, 1);
    const table = await app.lobby.seatBot(ada, id, 2, 'simple');
    expect([table.level, ...table.seats.map((taken) => taken?.level)]).toEqual([
      ...['deep', undefined, 'deep', 'simple', undefined],
    ]);
    await app.lobby.ready(ada, id, true);
    expect((await app.match(id)).record.settings.bots).toEqual([null, 'deep', 'simple', 'deep']);
  });

  test('chooses another level before the match, and no level that there is not', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    expect((await app.lobby.changeTerms(ada, id, { level: 'deep' })).level).toBe('deep');
    expect((await app.lobby.changeTerms(ada, id, { bots: true })).level).toBe('deep');
    expect(await refusalOf(app.lobby.changeTerms(ada, id, { level: 'godlike' }))).toBe('malformed');
    expect(await refusalOf(app.lobby.seatBot(ada, id, 1, 'godlike'))).toBe('malformed');
    expect(await refusalOf(app.create(ada, { seats: 2, level: 'godlike' }))).toBe('malformed');
    expect(await refusalOf(app.create(ada, { game: 'chess', level: 'deep' }))).toBe('not-found');
  });

  test('begins at once where a bot takes the last seat and all are ready', async () => {
    const { id } = await app.create(ada, { seats: 2 });
    await app.lobby.ready(ada, id, true);
    expect((await app.lobby.seatBot(ada, id)).status).toBe('playing');
  });

  test('leaves nothing behind but bots: the table is gone', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.seatBot(ada, id);
    await app.lobby.leave(ada, id, false);
    expect(await refusalOf(app.lobby.see(ada, id))).toBe('not-found');
  });

  test('changes what is played; who sits is asked anew, and told at once', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.join(ben, id, {});
    await app.lobby.seatBot(ada, id);
    await app.lobby.ready(ben, id, true);
    const guest = new Guest(ben);
    app.lobby.follow(id, { person: ben, place: 'here', told: (outgoing) => guest.told(outgoing), hears: () => true });
    const change = {
      options: { expansions: ['reef'] },
      time: 'fast',
      spectators: { allowed: false, delay: 0 },
    } as const;
    await app.lobby.changeTerms(ada, id, change);
    const told = guest.heard('table').at(-1)?.table;
    expect(told).toMatchObject({ ...change, terms: 1, access: 'public' });
    expect(told && seats(told)).toEqual(['Ada', 'Ben', 'Coral!']);
  });

  test('asks nobody anew where nothing is different', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.ready(ada, id, true);
    const table = await app.lobby.changeTerms(ada, id, { time: 'live', seats: 3, bots: false });
    expect(seats(table)).toEqual(['Ada!', '-', '-']);
    expect(table.terms).toBeUndefined();
  });

  test('is agreed with only as the table was seen', async () => {
    const { id } = await app.create(ada, { seats: 2 });
    await app.lobby.join(ben, id, {});
    await app.lobby.changeTerms(ada, id, { time: 'fast' });
    expect(await refusalOf(app.lobby.ready(ben, id, true, 0))).toBe('conflict');
    expect(seats(await app.lobby.ready(ben, id, true, 1))).toEqual(['Ada', 'Ben!']);
    // Not to agree needs no look.
    expect(seats(await app.lobby.ready(ben, id, false, 0))).toEqual(['Ada', 'Ben']);
  });

  test('takes seats away, and who sat there moves', async () => {
    const { id } = await app.create(ada, { seats: 4 });
    await app.lobby.join(ben, id, { seat: 3 });
    expect(seats(await app.lobby.changeTerms(ada, id, { seats: 2 }))).toEqual(['Ada', 'Ben']);
    expect(seats(await app.lobby.changeTerms(ada, id, { seats: 4 }))).toEqual(['Ada', 'Ben', '-', '-']);
    await app.lobby.seatBot(ada, id, 3);
    expect(seats(await app.lobby.changeTerms(ada, id, { seats: 3 }))).toEqual(['Ada', 'Ben', 'Coral!']);
  });

  test('closes the table to others, and opens it again', async () => {
    const { id } = await app.create(ada, { seats: 2 });
    const hidden = await app.lobby.changeTerms(ada, id, { access: 'private' });
    expect(hidden.invitation).toEqual(expect.any(String));
    expect(app.lobby.list.newest().tables).toEqual([]);
    expect(await refusalOf(app.lobby.join(ben, id, {}))).toBe('not-found');
    await app.lobby.changeTerms(ada, id, { access: 'public' });
    expect(app.lobby.list.newest().tables).toMatchObject([{ id }]);
    expect(seats(await app.lobby.join(ben, id, {}))).toEqual(['Ada', 'Ben']);
  });

  test('finds the changes in the match', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.changeTerms(ada, id, { seats: 2, time: 'fast', options: { expansions: ['reef'] } });
    await app.lobby.join(ben, id, {});
    for (const person of [ada, ben]) await app.lobby.ready(person, id, true, 1);
    const { record } = await app.match(id);
    expect(record).toMatchObject({ seats: 2, options: { expansions: ['reef'] }, settings: { time: 'fast' } });
  });

  const REFUSED: readonly [string, string, (id: string) => Promise<unknown>][] = [
    ['a bot from one who only sits there', 'forbidden', (id) => app.lobby.seatBot(ben, id)],
    ['a bot on a seat that is taken', 'taken', (id) => app.lobby.seatBot(ada, id, 1)],
    ['a bot on a seat that there is not', 'not-found', (id) => app.lobby.seatBot(ada, id, 7)],
    ['a change from one who only sits there', 'forbidden', (id) => app.lobby.changeTerms(ben, id, { time: 'fast' })],
    ['a change from one who does not sit there', 'forbidden', (id) => app.lobby.changeTerms(cleo, id, { seats: 2 })],
    ['fewer seats than people', 'conflict', (id) => app.lobby.changeTerms(ada, id, { seats: 1 })],
    ['more seats than the game is for', 'malformed', (id) => app.lobby.changeTerms(ada, id, { seats: 5 })],
    ['bots for a rating', 'malformed', (id) => app.lobby.changeTerms(ada, id, { rated: true, bots: true })],
    ['a change of a table that there is not', 'not-found', () => app.lobby.changeTerms(ada, 'nowhere000', {})],
  ];

  test.each(REFUSED)('is refused %s', async (_, code, attempt) => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.join(ben, id, { seat: 1 });
    expect(await refusalOf(attempt(id))).toBe(code);
  });

  test('rates a match only among members', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.seatBot(ada, id);
    expect(await refusalOf(app.lobby.changeTerms(ada, id, { rated: true }))).toBe('conflict');
    await app.lobby.remove(ada, id, 1);
    expect((await app.lobby.changeTerms(ada, id, { rated: true })).rated).toBe(true);
    expect(await refusalOf(app.lobby.seatBot(ada, id))).toBe('conflict');
  });

  test('changes nothing any more once the match has begun', async () => {
    const { id } = await app.playing([ada, ben]);
    expect(await refusalOf(app.lobby.changeTerms(ada, id, { time: 'fast' }))).toBe('conflict');
    expect(await refusalOf(app.lobby.seatBot(ada, id))).toBe('conflict');
  });
});
