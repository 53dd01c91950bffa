// Plays over the JSON door: whatever is asked, it answers at random with something that was offered.
import { games } from '@undertow/games/index.ts';
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import type { DoorClient, Position } from './door-client.ts';

export function chance(number: number): Random {
  return openRandom({ seed: `fast:${number}`, position: 0 });
}

/** Of all games: a client is not told of which game the form is that it fills in. */
const FORMS = Object.assign({}, ...[...games.values()].map(({ game }) => game.forms));

/** A legal answer. */
export function anyAnswer({ choice }: OwnDecision, random: Random): Answer {
  return sample(choice as Choice, random, FORMS);
}

/** Plays on until the match is over. */
export async function playOut(client: DoorClient, table: string, random: Random): Promise<void> {
  for (;;) {
    const position = client.positions.get(table);
    if (position?.hasEnded) return;
    if (position?.decision) await answerOnce(client, table, position, random);
    else await client.changeAt(table);
  }
}

/** Several play on until the match has come to this version; of the seats that are asked the first answers first. */
export async function playUntil(
  clients: readonly DoorClient[],
  table: string,
  version: number,
  random: Random,
): Promise<void> {
  for (;;) {
    const asked = clients.find((client) => client.positions.get(table)?.decision);
    const position = asked?.positions.get(table);
    if (!asked || !position) throw new Error('no player can go on');
    if (position.version >= version) return;
    const all = clients
      .filter((client) => client !== asked)
      .map((client) => nextAfter(client, table, position.version));
    await answerOnce(asked, table, position, random);
    // An answer that stays sealed leads to no other version.
    if ((asked.positions.get(table)?.version ?? 0) > position.version) await Promise.all(all);
  }
}

async function answerOnce(client: DoorClient, table: string, { decision }: Position, random: Random): Promise<void> {
  if (!decision) throw new Error('nothing is asked');
  const answer = anyAnswer(decision, random);
  const reply = await client.ask('answer', { table, decision: decision.number, answer });
  // Another player may have been faster, where several are asked, and the match may be over by that.
  if (reply.type === 'error' && reply.code !== 'stale' && reply.code !== 'conflict')
    throw new Error(JSON.stringify(reply));
}

async function nextAfter(client: DoorClient, table: string, version: number): Promise<void> {
  while ((client.positions.get(table)?.version ?? 0) <= version) await client.changeAt(table);
}

/** Opens a table for these, the first of them the owner, and begins. */
export async function beginMatch(clients: readonly DoorClient[], more: object = {}): Promise<string> {
  const [owner, ...others] = clients;
  if (!owner) throw new Error('a table needs an owner');
  const { table } = await owner.do('create', { game: 'abyss', seats: clients.length, time: 'none', ...more });
  const id = table as string;
  for (const other of others) await other.do('join', { table: id });
  const begun = clients.map((client) => client.changeAt(id));
  for (const client of clients) await client.do('ready', { table: id, ready: true });
  await Promise.all(begun);
  return id;
}
