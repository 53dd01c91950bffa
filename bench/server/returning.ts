// Players who come back by themselves after the server was killed: at each table two, with the client library. A process of
// its own.
import { Refused } from '@undertow/client-sdk/errors.ts';
import { Client } from '@undertow/client-sdk/index.ts';
import { patiently } from '@undertow/client-sdk/patience.ts';
import type { Decision } from '@undertow/client-sdk/protocol.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { game } from '../game.ts';
import { takeOrders } from './orders.ts';

export type ReturningOrder =
  /** So many matches of two players each. */
  | { readonly type: 'seat'; readonly url: string; readonly matches: number }
  /** From now on all who are asked answer, as soon as they are back: how long each match needs until both have seen it. */
  | { readonly type: 'return'; readonly seconds: number };

/** What came of it. */
export interface Returned {
  /** Milliseconds until each match went on. */
  readonly waits: readonly number[];
  /** Matches that did not. */
  readonly stuck: number;
  /** Players who were sent away, or gave up. */
  readonly lost: number;
}

const AT_ONCE = 25;
const random = openRandom({ seed: 'fast:13', position: 0 });
const { id: GAME, forms } = game;

const clients: Client[] = [];
const pairs: (readonly Visit[])[] = [];
let lost = 0;

async function seat(url: string, matches: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next++ < matches) pairs.push(await seatTwo(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function seatTwo(url: string): Promise<readonly Visit[]> {
  const [first, second] = [new Client(url), new Client(url)];
  clients.push(first, second);
  for (const client of [first, second]) await patiently(() => client.guest());
  const own = await first.create({ game: GAME, seats: 2, time: 'none', access: 'unlisted' });
  const both = [own, await second.join(own.id)];
  for (const visit of both) {
    await patiently(() => visit.ready());
    visit.on('over', (error) => {
      if (error) lost++;
    });
  }
  for (const visit of both) await visit.until(() => visit.view !== undefined);
  return both;
}

/** Milliseconds until the match of both has gone on. */
async function goOn(both: readonly Visit[], begun: number): Promise<number> {
  const before = both.map(({ version = 0 }) => version);
  for (const visit of both) if (visit.decision) void answer(visit, visit.decision);
  await Promise.all(both.map((visit, i) => visit.until(() => (visit.version ?? 0) > (before[i] ?? 0))));
  return performance.now() - begun;
}

async function answer(visit: Visit, { number, choice }: Decision): Promise<void> {
  const given = sample(choice as Choice, random, forms) as Json;
  try {
    await patiently(() => visit.answer(given, { number }));
  } catch (error) {
    // It was kept before the reply could be lost.
    if (!(error instanceof Refused && error.code === 'stale')) lost++;
  }
}

async function comeBack(seconds: number): Promise<Returned> {
  const begun = performance.now();
  const waits: number[] = [];
  const all = Promise.all(
    pairs.map(async (both) => {
      // One who is sent away has been counted.
      const wait = await goOn(both, begun).catch(() => undefined);
      if (wait !== undefined) waits.push(wait);
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  await Promise.race([all, late]);
  clearTimeout(timer);
  return { waits, stuck: pairs.length - waits.length, lost };
}

takeOrders(async (order: ReturningOrder) => {
  if (order.type === 'return') return comeBack(order.seconds);
  await seat(order.url, order.matches);
  return { seated: pairs.length };
});
