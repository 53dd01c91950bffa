// A page that shows a match that is played elsewhere: a whole game in the time that it takes to draw it.
import { randomBot } from '@undertow/bots/random.ts';
import { games } from '@undertow/games/index.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import type { Guest } from './guests.ts';
import { REPLAY_LINK } from './playing.ts';
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
  const bot = randomBot(openRandom({ seed: 'fast:1', position: 0 }), games.get(game)?.game.forms ?? {});
  await visit.play((decision, view, { seat }) => bot(view, { ...decision, seat: seat as number }));
  await until(page, isThere(REPLAY_LINK));
}
