// A moment of a match that is over, shown to others: what the asked seat saw, and nothing else until they have answered.
import type { Client } from '@undertow/client-sdk/client.ts';
import { Asked } from '@undertow/shared/protocol/decisions.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import type { Moment, MomentTruth } from '@undertow/shared/protocol/moments.ts';
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gameOf, PLAYED, type Played, played, playOnFrom, stoodAt } from '../../support/server/past-moments.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

async function nameOf(client: Client, { replay, moves }: Pick<Played, 'replay' | 'moves'>): Promise<string> {
  const path = `/api/matches/${replay.id}/moments/${moves}`;
  return (await client.ask<{ moment: string }>({ method: 'GET', path })).moment;
}

async function textAt(name: string): Promise<string> {
  const reply = await fetch(`${server().url}/api/moments/${name}`);
  expect(reply.status).toBe(200);
  return reply.text();
}

function truthOf(client: Client, name: string, answer: unknown): Promise<MomentTruth> {
  return client.ask<MomentTruth>({ method: 'POST', path: `/api/moments/${name}`, body: { answer } });
}

function adviceOn(client: Client, name: string, answer: unknown): Promise<Hint> {
  return client.ask<Hint>({ method: 'POST', path: `/api/moments/${name}/advice`, body: { answer } });
}

async function refused(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => 'nothing',
    (error) => error.code,
  );
}

describe.each(PLAYED)('a moment of $game', (wanted) => {
  test('is what its seat saw and was asked, to the last letter', async () => {
    const guest = await server().guest();
    const past = await played(guest, wanted);
    const { replay, moves, seat } = past;
    const text = await textAt(await nameOf(guest, past));
    const match = stoodAt(replay, moves);
    const open = match.open(seat);
    const { happened, ...shown } = JSON.parse(text) as Moment;
    expect(shown).toEqual({
      ...{ game: replay.game, options: replay.options, seats: replay.seats.length, seat },
      ...{ view: match.view(seat), asked: Asked.array().parse(match.asked(seat)) },
      decision: { number: open?.number, prompt: open?.decision.prompt, choice: open?.decision.choice, until: null },
    });
    // What it was told is what it could read in its log then.
    const visit = await guest.join((await playOnFrom(guest, past)).id);
    expect(happened).toEqual((await visit.history()).filter(({ version }) => version <= match.version));
    for (const hidden of [replay.id, replay.seed, replay.commitment, ...replay.seats, String(replay.ended)]) {
      expect(text).not.toContain(hidden);
    }
  });

  test('is the same for two matches that differ only in what comes later', async () => {
    const guest = await server().guest();
    // Of several who are asked, another may answer first in the other match.
    const past = await played(guest, wanted, { isAlone: true });
    const visit = await guest.join((await playOnFrom(guest, past)).id);
    await visit.play((decision) => enumerate(decision.choice as never, 1, gameOf(wanted.game).forms)[0] ?? null);
    await visit.until(() => visit.table.status === 'ended');
    const other = { ...past, replay: { ...past.replay, id: visit.id } };
    const [name, again] = [await nameOf(guest, past), await nameOf(guest, other)];
    expect(again).not.toBe(name);
    expect(await textAt(again)).toBe(await textAt(name));
  });

  test('tells what was played once it is answered, and where the replay is to those who may see it', async () => {
    const guest = await server().guest();
    const past = await played(guest, wanted);
    const { replay, moves, seat } = past;
    const name = await nameOf(guest, past);
    const { decision } = JSON.parse(await textAt(name)) as Moment;
    const [answer] = enumerate(decision.choice as never, 1, gameOf(wanted.game).forms);
    const truth = await truthOf(guest, name, answer);
    const { kind, answer: given } = replay.moves[moves] as (typeof replay.moves)[number];
    expect(truth).toMatchObject({ given: { kind, answer: given }, from: { match: replay.id, moves } });
    const until = truth.happened.at(-1)?.version;
    let settled = moves + 1;
    while (settled < replay.moves.length && stoodAt(replay, settled).version !== until) settled++;
    expect(truth.view).toEqual(stoodAt(replay, settled).view(seat));
    // The seat was told of it nowhere before.
    expect(truth.happened.slice(0, -1).flatMap(({ events }) => events)).toEqual([]);
    expect(await refused(truthOf(guest, name, { no: 'answer' }))).toBe('illegal');
  });

  test('tells what a strong bot would answer once it is answered, to all the same', async () => {
    const guest = await server().guest();
    const past = await played(guest, wanted);
    const name = await nameOf(guest, past);
    const { decision } = JSON.parse(await textAt(name)) as Moment;
    const { forms } = gameOf(wanted.game);
    const [answer] = enumerate(decision.choice as never, 1, forms);
    const asked = vi.spyOn(server().running.app.moments, 'advice');
    onTestFinished(() => asked.mockRestore());
    const advised = await adviceOn(guest, name, answer);
    expect(asked.mock.lastCall?.[2]).toEqual({ person: guest.person?.id, place: '127.0.0.1' });
    expect(isLegal(decision.choice as never, advised.answer, forms)).toBe(true);
    expect(await adviceOn(await server().guest(), name, answer)).toEqual(advised);
    expect(await refused(adviceOn(guest, name, { no: 'answer' }))).toBe('illegal');
  });
});

describe('the name of a moment', () => {
  const [wanted] = PLAYED as [(typeof PLAYED)[number]];

  test('is given to those who may see the replay, where an answer was given', async () => {
    const [guest, other] = [await server().guest(), await server().guest()];
    const past = await played(guest, wanted);
    expect(await nameOf(other, past)).toBe(await nameOf(guest, past));
    expect(await refused(nameOf(guest, { ...past, moves: past.replay.moves.length }))).toBe('conflict');
    expect(await refused(nameOf(guest, { ...past, moves: past.replay.moves.length + 1 }))).toBe('malformed');
    const running = { ...past, replay: { ...past.replay, id: (await playOnFrom(guest, past)).id } };
    expect(await refused(nameOf(guest, running))).toBe('conflict');
    expect(await refused(nameOf(other, running))).toBe('not-found');
  });

  test('opens the moment of a private match to others, and not its replay', async () => {
    const [guest, other] = [await server().guest(), await server().guest()];
    const past = await played(guest, wanted);
    const visit = await guest.join((await playOnFrom(guest, past)).id);
    await visit.play((decision) => enumerate(decision.choice as never, 1, gameOf(wanted.game).forms)[0] ?? null);
    await visit.until(() => visit.table.status === 'ended');
    const name = await nameOf(guest, { ...past, replay: { ...past.replay, id: visit.id } });
    const { decision } = JSON.parse(await textAt(name)) as Moment;
    const [answer] = enumerate(decision.choice as never, 1, gameOf(wanted.game).forms);
    expect((await truthOf(guest, name, answer)).from?.match).toBe(visit.id);
    expect(await truthOf(other, name, answer)).not.toHaveProperty('from');
  });

  test('cannot be made up, nor changed', async () => {
    const guest = await server().guest();
    const name = await nameOf(guest, await played(guest, wanted));
    const changed = (name[0] === 'A' ? 'B' : 'A') + name.slice(1);
    for (const wrong of [changed, `${name}A`, name.slice(0, -4), 'A'.repeat(60)]) {
      const { status } = await fetch(`${server().url}/api/moments/${wrong}`);
      expect(status, wrong).toBe(404);
    }
    expect((await fetch(`${server().url}/api/moments/short`)).status).toBe(400);
  });
});
