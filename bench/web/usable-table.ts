// From the moment in which somebody opens the address of a table until they can answer there.
import type { Browser } from 'playwright-core';
import type { Party } from '../game.ts';
import { type Metric, summary } from '../measure.ts';
import { Somebody } from './somebody.ts';

const RUNS = 7;

/** Milliseconds from the request for the page until something that answers the question was drawn. */
const USABLE = `new Promise((resolve) => {
  const look = () => {
    const isThere = document.querySelector('.spot.may, .question .acts .button:enabled') !== null;
    requestAnimationFrame(isThere ? () => resolve(performance.now()) : look);
  };
  look();
})`;

export async function usableTable(browser: Browser, url: string, party: Party): Promise<Record<string, Metric>> {
  const somebody = await Somebody.come(url, party);
  const { id } = await somebody.play();
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const page = await somebody.open(browser);
    await page.goto(`${url}/table/${id}`, { waitUntil: 'commit' });
    times.push(await page.evaluate<number>(USABLE));
    await page.context().close();
  }
  somebody.close();
  // The first one warms up the server.
  return { usableTable: summary('ms', times.slice(1)) };
}
