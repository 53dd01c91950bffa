// The bus of several processes, over a real Redis.
import { type Query, Silence, type Topic } from '@undertow/server/cluster/bus.ts';
import { connectToRedis, connectTwice } from '@undertow/server/cluster/redis.ts';
import { RedisBus } from '@undertow/server/cluster/redis-bus.ts';
import { realTimers, type Timers } from '@undertow/server/scheduling/timers.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WeakWire } from '../../support/clients/weak-wire.ts';
import { askFor, describeWith } from '../../support/services/shared.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const NEWS: Topic<Json> = 'news';
const SUM: Query<number[], number> = 'sum';

let url = '';
let round = 0;
const problems: string[] = [];

interface Member {
  readonly bus: RedisBus;
  readonly says: Redis;
  readonly hears: Redis;
  readonly heard: Json[];
  readonly missed: string[];
}

async function join(name: string, { at = url, timers = realTimers as Timers } = {}): Promise<Member> {
  const [says, hears] = await connectTwice(at);
  const report = (problem: string) => problems.push(problem);
  const bus = new RedisBus({ self: `${name}${round}`, says, hears, timers, report });
  const member = { bus, says, hears, heard: [] as Json[], missed: [] as string[] };
  bus.hear(NEWS, (message) => member.heard.push(message));
  bus.onMissed((from) => member.missed.push(from));
  await bus.open();
  onTestFinished(() => bus.close());
  return member;
}

describeWith(await askFor('redis'), 'the bus over Redis', (redis) => {
  beforeEach(() => {
    url = redis;
    round++;
    problems.length = 0;
  });

  test('carries what is told to all others, in its order, and not to oneself', async () => {
    const [ada, ben, cleo] = [await join('ada'), await join('ben'), await join('cleo')];
    for (let i = 0; i < 200; i++) ada.bus.tell(NEWS, i);
    await vi.waitUntil(() => ben.heard.length === 200 && cleo.heard.length === 200);
    expect(ben.heard).toEqual(Array.from({ length: 200 }, (_, i) => i));
    expect([cleo.heard, ada.heard]).toEqual([ben.heard, []]);
  });

  test('carries what is told to one to that one alone', async () => {
    const [ada, ben, cleo] = [await join('ada'), await join('ben'), await join('cleo')];
    ada.bus.tellOne(ben.bus.self, NEWS, 'for Ben');
    ada.bus.tell(NEWS, 'for all');
    await vi.waitUntil(() => ben.heard.length === 2 && cleo.heard.length === 1);
    expect([ben.heard, cleo.heard]).toEqual([['for Ben', 'for all'], ['for all']]);
  });

  describe('a process that asks', () => {
    test('is answered, behind all that was told before', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      ben.bus.answer(SUM, async (numbers, from) => {
        for (const number of numbers) ben.bus.tellOne(from, NEWS, number);
        return numbers.reduce((sum, number) => sum + number, 0);
      });
      expect(await ada.bus.ask(ben.bus.self, SUM, [1, 2, 3])).toBe(6);
      expect(ada.heard).toEqual([1, 2, 3]);
    });

    test('is refused as if it had been here', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      ben.bus.answer(SUM, () => Promise.reject(new Refusal('stale', 'Too late.', { decision: null })));
      const failure = await ada.bus.ask(ben.bus.self, SUM, []).catch((error) => error);
      expect(failure).toBeInstanceOf(Refusal);
      expect(failure.problem).toEqual({ code: 'stale', message: 'Too late.', decision: null });
    });

    test('is not told what has gone wrong inside of another, which is reported there', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      ben.bus.answer(SUM, () => Promise.reject(new Error('secret')));
      const failure = await ada.bus.ask(ben.bus.self, SUM, []).catch((error) => error);
      expect(failure.problem).toMatchObject({ code: 'internal' });
      expect(JSON.stringify(failure.problem)).not.toContain('secret');
      expect(problems).toEqual(['what another process asked could not be answered']);
    });

    test('does not wait any longer when the process that was asked is gone', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      const asked = Promise.withResolvers<void>();
      ben.bus.answer(SUM, () => {
        asked.resolve();
        return new Promise(() => {});
      });
      const answer = ada.bus.ask(ben.bus.self, SUM, []).catch((error) => error);
      await asked.promise;
      const gone: string[] = [];
      ada.bus.onGone((process) => gone.push(process));
      ada.bus.gone(ben.bus.self);
      expect(await answer).toBeInstanceOf(Silence);
      expect(gone).toEqual([ben.bus.self]);
    });
  });

  describe('when a connection is lost', () => {
    test('a process that could not hear is told that it may have missed something of every other', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      ada.bus.tell(NEWS, 1);
      await vi.waitUntil(() => ben.heard.length === 1);
      ben.missed.length = 0;
      ben.hears.disconnect(true);
      await vi.waitUntil(() => ben.missed.includes(ada.bus.self));
      ada.bus.tell(NEWS, 2);
      await vi.waitUntil(() => ben.heard.length === 2);
    });

    test('a process that could not send something lets the others know that they have missed it', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      ada.bus.tell(NEWS, 1);
      await vi.waitUntil(() => ben.heard.length === 1);
      ben.missed.length = 0;
      ada.says.disconnect(true);
      ada.bus.tell(NEWS, 'lost');
      await vi.waitUntil(() => ben.missed.includes(ada.bus.self));
      ada.bus.tell(NEWS, 3);
      await vi.waitUntil(() => ben.heard.length === 2);
      expect(ben.heard).toEqual([1, 3]);
    });

    test('without an error, a process notices that it does not hear itself, and connects anew', async () => {
      const wire = await WeakWire.before(url);
      onTestFinished(() => wire.close());
      const time = new FakeTime();
      const [ada, ben] = [await join('ada', { at: wire.url, timers: time }), await join('ben')];
      const becomes = (isDeaf: boolean) =>
        vi.waitUntil(async () => {
          await time.pass(1000);
          return ada.bus.isDeaf === isDeaf;
        });
      await becomes(false);
      wire.fallSilent();
      await becomes(true);
      wire.speakAgain();
      await becomes(false);
      ben.bus.tell(NEWS, 1);
      await vi.waitUntil(() => ada.heard.length === 1);
    });

    test('asks nothing in vain', async () => {
      const [ada, ben] = [await join('ada'), await join('ben')];
      ada.says.disconnect(true);
      const failure = await ada.bus.ask(ben.bus.self, SUM, []).catch((error) => error);
      expect(failure).toBeInstanceOf(Silence);
      await vi.waitUntil(() => ada.says.status === 'ready');
    });
  });

  test('a process that is not on the roll and says nothing any more is gone, though none saw it go', async () => {
    const time = new FakeTime();
    const [ada, ben] = [await join('ada', { timers: time }), await join('ben')];
    ben.bus.tell(NEWS, 1);
    await vi.waitUntil(() => ada.heard.length === 1);
    const gone: string[] = [];
    ada.bus.onGone((process) => gone.push(process));
    await ben.bus.close();
    ada.bus.listed(new Set());
    await time.pass(10_000);
    ada.bus.listed(new Set([ben.bus.self]));
    expect(gone).toEqual([]);
    ada.bus.listed(new Set());
    ada.bus.listed(new Set());
    expect(gone).toEqual([ben.bus.self]);
  });

  test('a process that was taken for dead begins anew with all others', async () => {
    const [ada, ben] = [await join('ada'), await join('ben')];
    ada.bus.tell(NEWS, 1);
    ben.bus.tell(NEWS, 1);
    await vi.waitUntil(() => ben.heard.length === 1 && ada.heard.length === 1);
    ada.bus.beginAnew();
    await vi.waitUntil(() => ben.missed.includes(ada.bus.self));
    expect(ada.missed).toEqual([ben.bus.self]);
  });

  test('a Redis that does not answer is told at the start in a sentence', async () => {
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(connectToRedis(wrong.href)).rejects.toThrow(/REDIS_URL: .*(WRONGPASS|NOAUTH)/);
    await expect(connectToRedis('redis://127.0.0.1:1')).rejects.toThrow(/REDIS_URL: .*ECONNREFUSED/);
  });
});
