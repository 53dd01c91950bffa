// A seat that a bot plays after a silence, and how its player takes it back: the same at both doors.
import type { Client } from '@undertow/client-sdk/client.ts';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import { inMemory } from '@undertow/client-sdk/identity.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import type { Abyss } from '@undertow/games/abyss/client.ts';
import { describe, expect, test } from 'vitest';
import { fallSilent, isPlayedFor } from '../../support/server/running-out.ts';
import { WholeServer } from '../../support/server/whole-server.ts';
import { LeapingTime } from '../../support/time/leaping-time.ts';

const time = new LeapingTime();
const server = WholeServer.forAll({}, { timers: time });

describe.each([
  ['the JSON door', {}],
  ['Colyseus', { link: colyseus() }],
])('a seat that a bot plays, over %s', (_, way) => {
  /** A player at a table with a bot who has not answered twice; and the same person over another connection. */
  async function silent(): Promise<{ visit: Visit<Abyss>; again: Client }> {
    const session = inMemory();
    const client = await server().guest({ ...way, session });
    const visit = await client.create<Abyss>({ game: 'abyss', seats: 2, time: 'fast', bots: true });
    await visit.ready();
    await visit.until(() => visit.decision !== null);
    await fallSilent(server(), time, visit.id);
    return { visit, again: server().client({ ...way, session }) };
  }

  test('is its player’s again when they say so', async () => {
    const { visit } = await silent();
    await visit.until(() => visit.table.seats[0]?.automatic === true);
    await visit.comeBack();
    expect(await isPlayedFor(server(), visit.id)).toBe(false);
    await visit.until(() => visit.table.seats[0]?.automatic === false);
  });

  test('is its player’s again when they join by another client, while the first is still there', async () => {
    const { visit, again } = await silent();
    await again.join(visit.id);
    expect(await isPlayedFor(server(), visit.id)).toBe(false);
  });

  test('is not taken from the bot by a client that only watches', async () => {
    const { visit, again } = await silent();
    const looking = await again.watch<Abyss>(visit.id);
    expect(looking.view).toBeDefined();
    expect(await isPlayedFor(server(), visit.id)).toBe(true);
  });
});

test('a seat that a bot plays is not taken from it by a client that finds its way back alone', async () => {
  const sockets: WebSocket[] = [];
  const Kept = class extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  };
  const client = await server().guest({ WebSocket: Kept });
  const visit = await client.create<Abyss>({ game: 'abyss', seats: 2, time: 'fast', bots: true });
  await visit.ready();
  await visit.until(() => visit.decision !== null);
  await fallSilent(server(), time, visit.id);

  const isBack = new Promise<void>((resolve) => {
    client.on('state', (state) => state === 'open' && sockets.length > 1 && resolve());
  });
  sockets[0]?.close();
  await isBack;
  // Done in the order in which it is asked: behind all that the client asked for by itself.
  await visit.say('Hello.');
  expect(await isPlayedFor(server(), visit.id)).toBe(true);
});
