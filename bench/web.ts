// The web client in a real browser: what its first page weighs, and of each game how soon a table can be used, how long an
// update takes to be drawn, what is loaded for it, and what whole games leave behind.
import { ALL, OTHERS, type Party } from './game.ts';
import type { Report } from './measure.ts';
import { startChromium } from './web/browser.ts';
import { BuiltClient } from './web/built-client.ts';
import { firstLoad } from './web/first-load.ts';
import { comparedWith } from './web/pairs.ts';
import { partOf } from './web/traffic.ts';
import { usableTable } from './web/usable-table.ts';
import { wholeGames } from './web/whole-game.ts';

/** `against` is the folder of another state of the project: then both are measured in turns, and told as ratios. */
export async function web(against?: string): Promise<Report> {
  const client = await BuiltClient.start();
  const browser = await startChromium();
  try {
    if (against !== undefined) {
      return { bench: 'web', metrics: await comparedWith(against, browser, client), isOfTwoStates: true };
    }
    const metrics = { ...(await firstLoad(browser, client.url)) };
    const loaded = new Map<Party, ReadonlySet<string>>();
    for (const party of [ALL, ...OTHERS]) {
      Object.assign(metrics, named(party, await usableTable(browser, client.url, party)));
      const games = await wholeGames(browser, client.url, party);
      Object.assign(metrics, named(party, games.figures));
      loaded.set(party, games.loaded);
    }
    for (const party of loaded.keys()) Object.assign(metrics, named(party, await ownPart(party, loaded)));
    return { bench: 'web', metrics };
  } finally {
    await browser.close();
    await client.stop();
  }
}

/** What is loaded for this game and for no other. */
async function ownPart(party: Party, loaded: ReadonlyMap<Party, ReadonlySet<string>>): Promise<Report['metrics']> {
  const others = [...loaded].filter(([one]) => one !== party).flatMap(([, urls]) => [...urls]);
  const { script, art } = await partOf((loaded.get(party) ?? new Set()).difference(new Set(others)));
  return { gameOwnScript: script, gameOwnArt: art };
}

/** The first game is the one that is meant where none is named. */
function named({ game }: Party, metrics: Report['metrics']): Report['metrics'] {
  if (game === ALL.game) return metrics;
  return Object.fromEntries(Object.entries(metrics).map(([name, metric]) => [`${name} ${game.id}`, metric]));
}
