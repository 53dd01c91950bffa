// Two states of the client in turns: how many times what the other one takes. A machine changes its speed, but hardly between
// two runs of a pair.
import type { Browser } from 'playwright-core';
import { ALL, OTHERS, type Party } from '../game.ts';
import { type Metric, summary } from '../measure.ts';
import { BuiltClient } from './built-client.ts';
import { firstLoad } from './first-load.ts';
import { usableTable } from './usable-table.ts';
import { wholeGames } from './whole-game.ts';

const PAIRS = 3;

type Found = Readonly<Record<string, Metric>>;

/** For each figure the ratio to that of the other state, and where that has no table for a game, to that of the first game. */
export async function comparedWith(folder: string, browser: Browser, client: BuiltClient): Promise<Found> {
  const other = await BuiltClient.start(folder);
  try {
    const ratios = new Map<string, number[]>();
    const note = (mark: string, own: Found, others: Found) => {
      for (const [name, { median }] of Object.entries(own)) {
        const known = ratios.get(`${name}${mark}`) ?? [];
        ratios.set(`${name}${mark}`, [...known, median / (others[name]?.median ?? Number.NaN)]);
      }
    };
    note('', await firstLoad(browser, client.url), await firstLoad(browser, other.url));
    for (let pair = 0; pair < PAIRS; pair++) {
      const first = await play(browser, other, ALL);
      for (const party of [ALL, ...OTHERS]) {
        const others = party === ALL || !other.shows(party) ? first : await play(browser, other, party);
        note(party === ALL ? '' : ` ${party.game.id}`, await play(browser, client, party), others);
      }
    }
    return Object.fromEntries([...ratios].map(([name, all]) => [name, summary('×', all)]));
  } finally {
    await other.stop();
  }
}

async function play(browser: Browser, { url }: BuiltClient, party: Party): Promise<Found> {
  return { ...(await usableTable(browser, url, party)), ...(await wholeGames(browser, url, party)).figures };
}
