// The client and the real server.
import type { Client, ClientOptions } from '@undertow/client-sdk/client.ts';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import { inMemory } from '@undertow/client-sdk/identity.ts';
import type { Happened } from '@undertow/client-sdk/knowledge.ts';
import type { Decide, Visit } from '@undertow/client-sdk/visit.ts';
import { sensible } from '@undertow/games/abyss/bots/sensible.ts';
import type { Abyss } from '@undertow/games/abyss/client.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';

const OPERATOR = 'the-operator-of-these-tests';

const server = WholeServer.forAll({ OPERATOR_TOKEN: OPERATOR });

/** What goes for one way to the server goes for the other. Each has tables and names that the other has not. */
const ways = [
  { name: 'the JSON door', way: {}, seats: 3, time: 'relaxed', person: 'Grace' },
  { name: 'Colyseus', way: { link: colyseus() }, seats: 4, time: 'correspondence', person: 'Ada' },
] as const;

const sensibly: Decide<Abyss> = ({ prompt, choice }, view, { seat }) =>
  sensible(view, { seat: seat as number, prompt, choice } as Decision);

const wish = { game: 'abyss', seats: 2, time: 'none' } as const;

describe.each(ways)('over $name', ({ way, seats, time, person }) => {
  const guest = (): Promise<Client> => server().guest(way);
  const visitor = (more: ClientOptions = {}): Client => server().client({ ...way, ...more });

  /** Two guests at a table of their own. Its match has begun. */
  async function begun(): Promise<{ clients: Client[]; visits: Visit<Abyss>[] }> {
    const clients = [await guest(), await guest()];
    const [first, second] = clients as [Client, Client];
    const opened = await first.create<Abyss>(wish);
    const visits = [opened, await second.join<Abyss>(opened.id)];
    await Promise.all(visits.map((visit) => visit.ready()));
    await Promise.all(visits.map((visit) => visit.until(() => visit.view !== undefined)));
    return { clients, visits };
  }

  describe('two guests', () => {
    test('play a whole game, and a spectator watches', async () => {
      const { visits } = await begun();
      const watching = await server()
        .client()
        .watch<Abyss>(visits[0]?.id ?? '');
      expect(watching.seat).toBe(null);
      const told: Happened<Abyss>[] = [];
      watching.on('update', ({ version, answered, events }) => told.push({ version, answered, events }));
      const endings = await Promise.all(visits.map((visit) => visit.play(sensibly)));
      await watching.until(() => watching.hasEnded);
      for (const ending of endings) expect(ending).toEqual(watching.ending);
      expect(told.at(-1)?.events.at(-1)?.type).toBe('gameScored');
      const [visit] = visits as [Visit<Abyss>];
      await visit.until(() => visit.table.status === 'ended');
      expect(visit.table.commitment).toBe(commitment(visit.ending?.seed ?? ''));
      // What was kept up to date change by change is what a newcomer is told whole.
      const newcomer = await visitor().watch<Abyss>(visit.id);
      expect(newcomer.view).toEqual(watching.view);
      expect(newcomer.version).toBe(watching.version);
      expect(newcomer.ending).toEqual(watching.ending);
      const [first] = told.filter(({ events }) => events.length > 0);
      const before = (first?.version ?? 0) - 1;
      expect(await newcomer.history(before)).toEqual(told.filter(({ version }) => version > before));
      expect(server().complaints).toEqual([]);
    });

    test('play again', async () => {
      const { visits } = await begun();
      const [first, second] = visits as [Visit<Abyss>, Visit<Abyss>];
      await Promise.all(visits.map((visit) => visit.play(sensibly)));
      const again = await first.rematch();
      const other = await second.rematch();
      expect(again.id).not.toBe(first.id);
      expect(other.id).toBe(again.id);
      await Promise.all([again.ready(), other.ready()]);
      await again.until(() => again.view !== undefined);
    });

    test('talk to each other', async () => {
      const { visits, clients } = await begun();
      const [first, second] = visits as [Visit<Abyss>, Visit<Abyss>];
      await first.say('  Good luck! ');
      await second.until(() => second.chat.length > 0);
      expect(second.chat[0]).toMatchObject({ text: 'Good luck!', channel: 'players', person: clients[0]?.person });
      await clients[1]?.mute(clients[0]?.person?.id ?? '');
      await first.say('Are you there?');
      await second.say('I hear nothing.');
      await second.until(() => second.chat.length > 1);
      expect(second.chat.map(({ text }) => text)).toEqual(['Good luck!', 'I hear nothing.']);
    });

    test('find each other quickly', async () => {
      const [first, second] = [await guest(), await guest()];
      const waiting = await first.quick({ ...wish, time });
      const found = await second.quick({ ...wish, time });
      expect(found.id).toBe(waiting.id);
      await waiting.until(() => waiting.view !== undefined);
      expect([waiting.seat, found.seat].toSorted()).toEqual([0, 1]);
    });
  });

  describe('a player', () => {
    test('is refused what was not offered, and told what was', async () => {
      const { visits } = await begun();
      const asked = visits.find(({ decision }) => decision) as Visit<Abyss>;
      await expect(asked.answer('the moon')).rejects.toMatchObject({
        code: 'illegal',
        problem: { decision: asked.decision },
      });
      await expect(asked.answer('pass', { number: 99 })).rejects.toMatchObject({ code: 'stale' });
      const other = visits.find(({ decision }) => !decision) as Visit<Abyss>;
      await expect(other.answer('pass', { number: 0 })).rejects.toMatchObject({ code: 'stale' });
    });

    test('is told why the operator has ended the match, at whichever of their tables', async () => {
      const client = await guest();
      await client.create<Abyss>(wish);
      const visit = await client.create<Abyss>(wish);
      const told = new Promise((resolve) => client.on('notice', resolve));
      await fetch(`${server().url}/api/operator/matches/${visit.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'It was a test.' }),
      });
      expect(await told).toEqual({ text: 'It was a test.', table: visit.id });
    });

    test('takes an answer back', async () => {
      const { visits } = await begun();
      let asked: Visit<Abyss> | undefined;
      // Until there is something to take back.
      for (let answers = 0; !asked && answers < 200; answers++) {
        await Promise.race(visits.map((visit) => visit.until(() => visit.decision !== null)));
        const player = visits.find(({ decision }) => decision) as Visit<Abyss>;
        const { version = 0, decision } = player;
        await player.answer(await sensibly(decision as never, player.view as never, player));
        await player.until(() => player.version !== version || !player.decision);
        if (player.canUndo) asked = player;
      }
      const { version = 0 } = asked as Visit<Abyss>;
      await asked?.undo();
      await asked?.until(() => asked.version !== version);
      expect(asked?.decision).not.toBe(null);
    });

    test('answers in advance', async () => {
      const { visits } = await begun();
      const [visit] = visits as [Visit<Abyss>];
      const orders = [{ type: 'passBelow', race: null, value: 3 } as const];
      await visit.order(orders);
      await visit.until(() => visit.orders.length > 0);
      expect(visit.orders).toEqual(orders);
      await expect(visit.order([{ type: 'win' } as never])).rejects.toMatchObject({ code: 'malformed' });
      await visit.order([]);
      await visit.until(() => visit.orders.length === 0);
    });

    test('gives up, and watches from then on', async () => {
      const { visits, clients } = await begun();
      const [first] = visits as [Visit<Abyss>];
      await first.leave({ resign: true });
      expect(clients[0]?.visits).toEqual([]);
      const again = await clients[0]?.watch<Abyss>(first.id);
      expect(again?.seat).toBe(null);
    });

    test('goes before the match, and keeps the seat', async () => {
      const [owner, other] = [await guest(), await guest()];
      const own = await owner.create(wish);
      await (await other.join(own.id)).leave({ keepSeat: true });
      expect(other.visits).toEqual([]);
      expect((await other.watch(own.id)).seat).toBe(1);
      expect(own.table.seats[1]?.person.id).toBe(other.person?.id);
    });

    test('is sent away', async () => {
      const [owner, other] = [await guest(), await guest()];
      const own = await owner.create(wish);
      const visit = await other.join(own.id);
      expect(visit.seat).toBe(1);
      await own.remove(1);
      await visit.until(() => visit.seat === null);
      await visit.sit();
      await visit.until(() => visit.seat === 1);
    });

    test('comes to a private table with an invitation', async () => {
      const [owner, other] = [await guest(), await guest()];
      const own = await owner.create({ ...wish, access: 'private' });
      await expect(other.join(own.id)).rejects.toMatchObject({ code: 'not-found' });
      const { invitation = '' } = own.table;
      expect((await other.join(own.id, { invitation })).seat).toBe(1);
    });
  });

  describe('the lobby', () => {
    test('is a list that changes', async () => {
      const watcher = visitor();
      await watcher.lobby.follow({ game: 'abyss', status: 'open', seats });
      expect(watcher.lobby.tables).toEqual([]);
      const opener = await guest();
      const changed = new Promise<void>((resolve) => {
        const stop = watcher.lobby.on('change', (tables) => {
          if (tables.length === 0) return;
          stop();
          resolve();
        });
      });
      const visit = await opener.create({ ...wish, seats });
      await changed;
      expect(watcher.lobby.tables.map(({ id }) => id)).toEqual([visit.id]);
      expect((await watcher.tables({ seats })).map(({ id }) => id)).toEqual([visit.id]);
      await watcher.lobby.unfollow();
      expect(watcher.lobby.tables).toEqual([]);
    });
  });

  describe('a person', () => {
    test('signs up, out, and in, and makes a token for a bot', async () => {
      const client = await guest();
      const { id } = client.person ?? {};
      const member = await client.signUp(person, 'correct horse');
      expect(member).toEqual({ id, name: person, kind: 'member' });
      expect(client.person).toEqual(member);
      const { token } = await client.ask<{ token: string }>({
        method: 'POST',
        path: '/api/tokens',
        body: { label: 'bot', scopes: ['play'] },
      });
      const bot = visitor({ token });
      await expect(bot.create(wish)).rejects.toMatchObject({ code: 'forbidden' });
      expect(bot.person).toEqual(member);
      await client.signOut();
      expect(client.person).toBe(undefined);
      await expect(client.create(wish)).rejects.toMatchObject({ code: 'unauthorized' });
      await expect(client.signIn(person, 'wrong horse')).rejects.toMatchObject({ code: 'unauthorized' });
      expect(await client.signIn(person, 'correct horse')).toEqual(member);
      expect((await client.create(wish)).seat).toBe(0);
    });

    test('who shows an invalid token is told so', async () => {
      const client = visitor({ token: 'nonsense' });
      const refused = new Promise((resolve) => client.on('refused', resolve));
      await expect(client.create(wish)).rejects.toMatchObject({ code: 'unauthorized' });
      expect(await refused).toMatchObject({ code: 'unauthorized' });
      expect(client.state).toBe('closed');
    });
  });
});

test('a seat and a spectator see the same over both', async () => {
  const store = inMemory();
  const player = await server().guest({ session: store });
  const opponent = await server().guest();
  const visit = await player.create<Abyss>({ ...wish, options: { expansions: ['kraken', 'leviathan'] } });
  const other = await opponent.join<Abyss>(visit.id);
  const way = { link: colyseus() };
  const pairs = [
    [
      visit,
      await server()
        .client({ ...way, session: store })
        .watch<Abyss>(visit.id),
    ],
    [await server().client().watch<Abyss>(visit.id), await server().client(way).watch<Abyss>(visit.id)],
  ] as const;
  const seen = pairs.map((pair) => pair.map((one) => noted(one)));
  await Promise.all([visit.ready(), other.ready()]);
  await Promise.all([visit.play(sensibly), other.play(sensibly)]);
  for (const pair of pairs) await Promise.all(pair.map((one) => one.until(() => one.hasEnded)));
  for (const [i, [overJson, overColyseus]] of seen.entries()) {
    expect(overJson?.length).toBeGreaterThan(50);
    // As the match begins, a room shows what all see a moment before what is one's own.
    expect(overColyseus?.slice(1)).toEqual(overJson?.slice(1));
    expect(pairs[i]?.[1].seat).toBe(pairs[i]?.[0].seat);
    expect(pairs[i]?.[1].ending).toEqual(pairs[i]?.[0].ending);
  }
});

/** Everything that is told of a match while it goes on. */
function noted(visit: Visit<Abyss>): unknown[] {
  const updates: unknown[] = [];
  visit.on('update', ({ version, view, events }) => {
    const { asked, decision, canUndo } = visit;
    updates.push(JSON.parse(JSON.stringify({ version, view, events, asked, decision, canUndo })));
  });
  return updates;
}
