// Bots that look ahead: they think while the match goes on, and no match waits longer for them than twice their time.
import { recall } from '@undertow/bots/recall.ts';
import type { Asker, Wanted } from '@undertow/server/host/askers.ts';
import type { Thinkers, ThinkingJob } from '@undertow/server/host/thoughts.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting } from '../../support/host/hosting.ts';
import { kept, PAIRS } from '../../support/host/pairs-of-cards.ts';

interface Asked {
  readonly job: ThinkingJob;
  readonly within: number;
  readonly wanted: Wanted;
  answer(answer: Answer): void;
  fail(failure: Error): void;
}

/** A bot called `deep` may think for a second; what it answers, the test says. */
class Minds implements Thinkers {
  readonly asked: Asked[] = [];
  prepared = 0;

  prepare(): void {
    this.prepared++;
  }

  of(_: string, bot: string) {
    return bot === 'deep' ? { level: 'deep', milliseconds: 1000 } : undefined;
  }

  think(job: ThinkingJob, within: number, wanted: Wanted): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.asked.push({ job: structuredClone(job), within, wanted, answer: resolve, fail: reject });
    return promise;
  }
}

const PACE = 500;

/** Seat 0 answers twice, and until then may take back; then seat 1 is asked. */
function* twiceThenOther({ state }: ToyTable) {
  for (const seat of [0, 0, 1]) state.log.push(yield* choose(seat, 'card', ['a', 'b', 'c']));
}

async function thinking(): Promise<{ app: Hosting; minds: Minds }> {
  const minds = new Minds();
  const app = await hosting(PAIRS, { thinkers: minds });
  const match = await app.begin({ seats: 2, bots: ['deep', null] });
  await follow(match, 1);
  await app.time.settle();
  return { app, minds };
}

describe('a bot that looks ahead', () => {
  test('begins to think when it is asked, and answers when its pace has passed', async () => {
    const { app, minds } = await thinking();
    expect(minds.asked.map(({ job, within }) => [job.seat, job.level, within])).toEqual([[0, 'deep', 2000]]);
    minds.asked[0]?.answer('b');
    await app.time.pass(PACE - 1);
    expect(kept(app)).toEqual([]);
    await app.time.pass(1);
    expect(kept(app)).toEqual(['0 bot b']);
  });

  test('is made ready for when its match is there, and at each answer there', async () => {
    const { app, minds } = await thinking();
    expect(minds.prepared).toBe(1);
    minds.asked[0]?.answer('b');
    await app.time.pass(PACE);
    expect([kept(app), minds.prepared]).toEqual([['0 bot b'], 2]);
  });

  test('thinks for those who play there and are connected when it is asked', async () => {
    const minds = new Minds();
    const players: Asker[] = [];
    const app = await hosting(PAIRS, { thinkers: minds, askersAt: (match) => (match === 'deep' ? players : []) });
    players.push({ person: 'ada', place: 'home' });
    const match = await app.begin({ seats: 2, bots: ['deep', null] });
    await follow(match, 1);
    await app.time.settle();
    expect(minds.asked[0]?.wanted.askers).toEqual([{ person: 'ada', place: 'home' }]);
  });

  test('that thinks longer than its pace answers as soon as it knows', async () => {
    const { app, minds } = await thinking();
    await app.time.pass(1500);
    expect(kept(app)).toEqual([]);
    minds.asked[0]?.answer('c');
    await app.time.settle();
    expect(kept(app)).toEqual(['0 bot c']);
  });

  test('is answered for by another after twice its time, and what it then comes to is not heard', async () => {
    const { app, minds } = await thinking();
    await app.time.pass(2000);
    expect(kept(app)).toEqual(['0 bot a']);
    minds.asked[0]?.answer('c');
    await app.time.pass(10_000);
    expect(kept(app)).toEqual(['0 bot a']);
    expect(app.reports).toEqual([]);
  });

  test.each([
    { how: 'breaks down', failure: new Error('broken'), reported: ['a bot did not come to an answer'] },
    { how: 'finds no room to think', failure: new Refusal('unavailable', 'Too many.'), reported: [] },
  ])('that $how is answered for by another', async ({ failure, reported }) => {
    const { app, minds } = await thinking();
    minds.asked[0]?.fail(failure);
    await app.time.pass(PACE);
    expect(kept(app)).toEqual(['0 bot a']);
    expect(app.problems()).toEqual(reported);
  });

  test('whose answer is not legal is answered for by another', async () => {
    const { app, minds } = await thinking();
    minds.asked[0]?.answer('nonsense');
    await app.time.pass(PACE);
    expect(kept(app)).toEqual(['0 bot a']);
    expect(app.problems()).toEqual(['a bot that thinks gave an answer that was not offered']);
  });

  test('holds up no player who answers meanwhile', async () => {
    const minds = new Minds();
    const app = await hosting(PAIRS, { thinkers: minds });
    const match = await app.begin({ seats: 2, bots: [null, 'deep'] });
    await follow(match, 0);
    await match.answer(0, 0, 'a');
    expect(minds.asked).toHaveLength(1);
    minds.asked[0]?.answer('b');
    await app.time.pass(PACE);
    await match.answer(0, match.status.version, 'c');
    expect(kept(app)).toEqual(['0 answer a', '1 bot b', '0 answer c']);
  });

  test('is given what leads to where the match stands, also over answers that were taken back', async () => {
    const minds = new Minds();
    const games = known(hostedToy(twiceThenOther));
    const app = await hosting(games, { thinkers: minds });
    const match = await app.begin({ seats: 2, bots: [null, 'deep'] });
    await follow(match, 0);
    await match.answer(0, 0, 'a');
    await match.undo(0);
    expect(minds.asked).toEqual([]);
    for (const answer of ['b', 'c']) await match.answer(0, match.status.version, answer);
    const { job } = minds.asked[0] as Asked;
    expect(job.journal.moves.map(({ kind, answer }) => answer ?? kind)).toEqual(['a', 'undo', 'b', 'c']);
    const { match: again } = recall(games.get('toy')?.game as AnyGame, job.journal, [job.seat]);
    expect(again.state).toMatchObject({ log: ['b', 'c'] });
    expect(again.pending.map(({ seat }) => seat)).toEqual([1]);
  });

  test('thinks anew in the process that takes the match over', async () => {
    const { app, minds } = await thinking();
    minds.asked[0]?.answer('b');
    await app.time.pass(PACE);
    const next = new Minds();
    const other = await app.again(PAIRS, { thinkers: next });
    const match = await other.match();
    await follow(match, 1);
    await match.answer(1, match.status.version, 'a');
    await other.time.settle();
    expect(next.asked).toHaveLength(1);
    expect(next.asked[0]?.job.journal.moves).toEqual([
      { seat: 0, kind: 'bot', answer: 'b' },
      { seat: 1, kind: 'answer', answer: 'a' },
    ]);
  });
});
