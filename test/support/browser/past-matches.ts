// A match that is over, for whoever wants to look back at it.
import { randomBot } from '@undertow/bots/random.ts';
import type { Client } from '@undertow/client-sdk/client.ts';
import { abyss } from '@undertow/shared/abyss/index.ts';
import { openRandom } from '@undertow/shared/table/random.ts';

/** Plays with all expansions against a bot to the end; gives the name of the table. */
export async function pastMatch(client: Client): Promise<string> {
  const options = { expansions: ['kraken', 'leviathan'] };
  const visit = await client.create({ game: 'abyss', seats: 2, time: 'none', bots: true, options });
  await visit.ready();
  const bot = randomBot(openRandom({ seed: 'fast:1', position: 0 }), abyss.forms);
  await visit.play((decision, view, { seat }) => bot(view, { ...decision, seat: seat as number }));
  await visit.until(() => visit.table.status === 'ended');
  return visit.id;
}
