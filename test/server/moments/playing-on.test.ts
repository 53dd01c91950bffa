// A match that is over, played on alone from one of its moments.
import { objectionTo } from '@undertow/shared/replay.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { playOn } from '../../support/clients/client-play.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import {
  gameOf,
  PLAYED,
  type Played,
  played,
  playOnFrom,
  replayOf,
  stoodAt,
} from '../../support/server/past-moments.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { clientOf, WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const chance = () => openRandom({ seed: 'fast:7', position: 0 });

describe.each(PLAYED)('$game, played on', (wanted) => {
  test('stands where it stood, in the middle of a turn, and goes on to an end that can be checked', async () => {
    const guest = await server().guest();
    const past = await played(guest, wanted);
    const { replay, moves, seat } = past;
    const before = stoodAt(replay, moves);

    const table = await playOnFrom(guest, past, { level: 'sensible' });
    expect(table).toMatchObject({
      ...{ status: 'playing', access: 'private', rated: false, time: 'none', options: replay.options },
      from: { match: replay.id, moves },
      spectators: { allowed: false },
    });
    expect(table.seats.map((one) => one?.person.kind)).toEqual(
      replay.seats.map((_, at) => (at === seat ? 'guest' : 'bot')),
    );
    const visit = await guest.join(table.id);
    expect(visit.seat).toBe(seat);
    expect(visit.view).toEqual(before.view(seat));
    expect(visit.decision).toMatchObject({ prompt: before.open(seat)?.decision.prompt });
    // Its log tells what the seat was told.
    expect((await visit.history()).length).toBeGreaterThan(1);

    await playOn(visit, chance());
    await visit.until(() => visit.table.status === 'ended');
    const again = await replayOf(guest, table.id);
    expect(again.from).toEqual({ match: replay.id, moves });
    const bare = (all: typeof replay.moves) => all.slice(0, moves).map((move) => [move.seat, move.answer]);
    expect(bare(again.moves)).toEqual(bare(replay.moves));
    expect(again.commitment).toBe(visit.table.commitment);
    expect(objectionTo(gameOf(wanted.game), again, visit.table.commitment ?? '')).toBeUndefined();
    // Chance was the same up to there, and another one from then on.
    expect(again.seed.startsWith(`${replay.seed}@`)).toBe(true);
    expect(stoodAt(again, moves).state).toEqual(before.state);
    expect(server().complaints).toEqual([]);
  });

  test('can be played on itself, and from its first question as well', async () => {
    const guest = await server().guest();
    const { replay } = await played(guest, wanted);
    const seat = stoodAt(replay, 0).pending[0]?.seat ?? 0;
    const first = await playOnFrom(guest, { replay, moves: 0, seat }, { level: 'keen' });
    const visit = await guest.join(first.id);
    await playOn(visit, chance());
    await visit.until(() => visit.table.status === 'ended');
    const second = await replayOf(guest, first.id);
    const moves = 4;
    const third = await playOnFrom(guest, { replay: second, moves, seat: second.moves[moves]?.seat ?? 0 });
    expect(third.from).toEqual({ match: first.id, moves });
    const again = await guest.join(third.id);
    expect(again.view).toEqual(stoodAt(second, moves).view(again.seat as number));
    await again.leave({ resign: true });
    expect(server().complaints).toEqual([]);
  });

  test('is where it was after the server was killed', async () => {
    const process = await ServerProcess.start({ DATA_DIR: temporaryFolder() });
    const guest = clientOf(process.url);
    await guest.guest();
    const past = await played(guest, wanted);
    const table = await playOnFrom(guest, past);
    const visit = await guest.join(table.id);
    const seen = visit.view;
    await process.killAndRestart();
    const back = await guest.join(table.id);
    expect(back.view).toEqual(seen);
    await playOn(back, chance());
    await back.until(() => back.table.status === 'ended');
    expect(objectionTo(gameOf(wanted.game), await replayOf(guest, table.id))).toBeUndefined();
  });
});

describe('a match that is played on', () => {
  const [wanted] = PLAYED as [(typeof PLAYED)[number]];

  async function refused(asked: Promise<unknown>): Promise<unknown> {
    return asked.then(
      () => 'nothing',
      (error) => error.code,
    );
  }

  test('is seen in no list, and by no other person', async () => {
    const [guest, other] = [await server().guest(), await server().guest()];
    const table = await playOnFrom(guest, await played(guest, wanted));
    const listed = await other.ask<{ tables: { id: string }[] }>({ method: 'GET', path: '/api/tables' });
    expect(listed.tables.map(({ id }) => id)).not.toContain(table.id);
    expect(await refused(other.ask({ method: 'GET', path: `/api/tables/${table.id}` }))).toBe('not-found');
    expect(await refused(other.watch(table.id))).toBe('not-found');
    expect(await refused(other.ask({ method: 'GET', path: `/api/matches/${table.id}/replay` }))).toBe('not-found');
  });

  test('has to be over, open to the person, and to have something left to play', async () => {
    const [guest, other] = [await server().guest(), await server().guest()];
    const past = await played(guest, wanted);
    const last = past.replay.moves.length;
    const tries: [() => Promise<unknown>, string][] = [
      [() => playOnFrom(guest, { ...past, moves: last }), 'conflict'],
      [() => playOnFrom(guest, { ...past, moves: last + 1 }), 'malformed'],
      [() => playOnFrom(guest, { ...past, seat: 2 }), 'malformed'],
      [() => playOnFrom(guest, past, { level: 'divine' }), 'malformed'],
      [() => playOnFrom(guest, { ...past, replay: { ...past.replay, id: 'nosuchmatch'.slice(0, 10) } }), 'not-found'],
    ];
    for (const [ask, code] of tries) expect(await refused(ask())).toBe(code);

    const running = await playOnFrom(guest, past);
    const inIt = { ...past, replay: { ...past.replay, id: running.id } };
    expect(await refused(playOnFrom(guest, inIt))).toBe('conflict');
    // To another person a private match is none, whether it runs or not.
    expect(await refused(playOnFrom(other, inIt))).toBe('not-found');
    const visit = await guest.join(running.id);
    await visit.leave({ resign: true });
    expect(await refused(playOnFrom(other, inIt))).toBe('not-found');
    expect(server().complaints).toEqual([]);
  });

  test('is no other game: its terms stay, and it has no rematch', async () => {
    const guest = await server().guest();
    const table = await playOnFrom(guest, await played(guest, wanted));
    const visit = await guest.join(table.id);
    await playOn(visit, chance());
    await visit.until(() => visit.table.status === 'ended');
    expect(await refused(visit.rematch())).toBe('conflict');
  });
});

describe('how often a person plays on', () => {
  const few = WholeServer.forAll({ TABLES_PER_USER: '3' });

  test('is bounded as tables are: by how many at a time', async () => {
    const guest = await few().guest();
    const past: Played = await played(guest, PLAYED[0] as (typeof PLAYED)[number]);
    for (let n = 0; n < 3; n++) await playOnFrom(guest, past);
    await expect(playOnFrom(guest, past)).rejects.toMatchObject({ code: 'too-many' });
  });
});
