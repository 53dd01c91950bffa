// A page that shows a match that is played elsewhere: to its end in the time that it takes to draw it.
import { randomBot } from '@undertow/bots/random.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { games } from '@undertow/games/index.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import type { WholeServer } from '../server/whole-server.ts';
import type { Guest } from './guests.ts';
import { REPLAY_LINK } from './playing.ts';
import { type Prepared, tableAt } from './prepared-tables.ts';
import { goWithin, isThere, until } from './watching.ts';

/** With all that belongs to it. */
const WHOLE: Readonly<Record<string, object>> = {
  abyss: { expansions: ['kraken', 'leviathan'] },
  'dungeon-lords': { full: true },
};

/** Plays a match against a bot, which the page of the same person shows from the lobby to the end. */
export async function followGame(page: Page, { client }: Guest, game = 'abyss'): Promise<void> {
  const visit = await client.create({ game, seats: 2, time: 'none', bots: true, options: { ...WHOLE[game] } });
  await goWithin(page, `/table/${visit.id}`);
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
  await visit.ready();
  await page.getByRole('alertdialog').waitFor();
  await playToEnd(page, visit, game);
}

/** The same of a match that goes on from here. */
export async function followRest(page: Page, server: WholeServer, guest: Guest, match: Prepared): Promise<void> {
  const table = await tableAt(server, match, [guest.person]);
  await goWithin(page, `/table/${table}`);
  await page.getByRole('alertdialog').waitFor();
  await playToEnd(page, await guest.client.join(table), match.game.id);
}

async function playToEnd(page: Page, visit: Visit, game: string): Promise<void> {
  const bot = randomBot(openRandom({ seed: 'fast:1', position: 0 }), games.get(game)?.game.forms ?? {});
  await visit.play((decision, view, { seat }) => bot(view, { ...decision, seat: seat as number }));
  await until(page, isThere(REPLAY_LINK));
}
