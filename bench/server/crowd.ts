// A crowd at a server: sockets that only listen, people at many tables, spectators of one match. A process of its own.
import { setTimeout as after } from 'node:timers/promises';
import { Refused } from '@undertow/client-sdk/errors.ts';
import { patiently } from '@undertow/client-sdk/patience.ts';
import type { Problem } from '@undertow/client-sdk/protocol.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { WebSocket } from 'ws';
import { game } from '../game.ts';
import { jsonPlayer } from './json-player.ts';
import { takeOrders } from './orders.ts';
import type { Heard, Player } from './player.ts';

export type CrowdOrder =
  /** So many sockets that have said hello, and nothing more. */
  | { readonly type: 'idle'; readonly url: string; readonly sockets: number }
  /** So many matches that wait for somebody who is there, against bots. */
  | { readonly type: 'matches'; readonly url: string; readonly matches: number; readonly perPerson: number }
  /** So many matches of two people who have given so many answers each, and then do nothing more. */
  | {
      readonly type: 'begun';
      readonly url: string;
      readonly matches: number;
      readonly perPerson: number;
      readonly answers: number;
    }
  /** So many who watch this table. */
  | { readonly type: 'watch'; readonly url: string; readonly table: string; readonly sockets: number }
  /** How many updates have come to those who watch. */
  | { readonly type: 'count' };

const AT_ONCE = 50;
const random = openRandom({ seed: 'fast:11', position: 0 });
const { id: GAME, forms } = game;
const sockets: WebSocket[] = [];
let updates = 0;

async function inTurns(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < count; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function listen(url: string, table?: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/v1`, { perMessageDeflate: false });
  sockets.push(socket);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ type: 'hello', id: 'h' }));
  if (table === undefined) {
    await new Promise((resolve) => socket.once('message', resolve));
    return;
  }
  let answered = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    // To parse ten thousand copies of each would cost more than to make them.
    const text = data.toString('latin1', 0, 60);
    if (text.startsWith('{"type":"update"')) updates++;
    else if (!text.includes('"re":"w"')) return;
    else if (text.startsWith('{"type":"error"')) answered.reject(new Refused(JSON.parse(data.toString()) as Problem));
    else answered.resolve();
  });
  await patiently(() => {
    answered = Promise.withResolvers();
    socket.send(JSON.stringify({ type: 'watch', id: 'w', table }));
    return answered.promise;
  });
}

async function play(url: string, matches: number, perPerson: number): Promise<void> {
  const heard: Heard = { update: () => {} };
  await inTurns(Math.ceil(matches / perPerson), async (person) => {
    const player = await jsonPlayer(url, heard);
    for (let i = 0; i < Math.min(perPerson, matches - person * perPerson); i++) {
      await player.create({ game: GAME, seats: 4, time: 'none', access: 'unlisted', bots: true });
      await player.ready();
      await player.begun();
    }
  });
  // The bots have played up to whoever is a person.
  await after(2000);
}

async function begin(url: string, matches: number, perPerson: number, answers: number): Promise<void> {
  const heard: Heard = { update: () => {} };
  await inTurns(Math.ceil(matches / perPerson), async (pair) => {
    const [first, second] = [await jsonPlayer(url, heard), await jsonPlayer(url, heard)];
    for (let i = 0; i < Math.min(perPerson, matches - pair * perPerson); i++) {
      await second.join(await first.create({ game: GAME, seats: 2, time: 'none', access: 'unlisted' }));
      await Promise.all([first.ready(), second.ready(), first.begun(), second.begun()]);
      for (let given = 0; given < 2 * answers; ) if (await answerOne([first, second])) given++;
    }
  });
}

/** False if nobody has heard yet what they are asked. */
async function answerOne(players: readonly Player[]): Promise<boolean> {
  const asked = players.find(({ question }) => question !== undefined);
  if (asked?.question) await asked.answer(asked.question.number, sample(asked.question.choice, random, forms));
  else await after(1);
  return asked !== undefined;
}

async function follow(order: CrowdOrder): Promise<number> {
  if (order.type === 'idle') await inTurns(order.sockets, () => listen(order.url));
  if (order.type === 'watch') await inTurns(order.sockets, () => listen(order.url, order.table));
  if (order.type === 'matches') await play(order.url, order.matches, order.perPerson);
  if (order.type === 'begun') await begin(order.url, order.matches, order.perPerson, order.answers);
  return updates;
}

takeOrders(async (order: CrowdOrder) => ({ updates: await follow(order) }));
