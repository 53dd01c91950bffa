// The web client in a real browser: what its first page weighs, how soon a table can be used, how long an update takes to
// be drawn, and what a whole game leaves behind.
import type { Report } from './measure.ts';
import { ServerProcess } from './server/server-process.ts';
import { buildClient, startChromium } from './web/browser.ts';
import { firstLoad } from './web/first-load.ts';
import { usableTable } from './web/usable-table.ts';
import { wholeGame } from './web/whole-game.ts';

/** Bots answer one after the other, as people do. */
const BOT_PACE = '50';

export async function web(): Promise<Report> {
  await buildClient();
  const server = await ServerProcess.start('server/main.ts', { BOT_PACE });
  const browser = await startChromium();
  try {
    const metrics = {};
    for (const part of [firstLoad, usableTable, wholeGame]) Object.assign(metrics, await part(browser, server.url));
    return { bench: 'web', metrics };
  } finally {
    await browser.close();
    await server.stop();
  }
}
