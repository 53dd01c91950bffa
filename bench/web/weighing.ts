// What a page holds in memory.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Weight {
  /** Of the DOM, whether they stand on the page or something still holds them. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

const BETWEEN = 100;

/** So often in a row nothing more must have gone; and so often it is looked at. */
const SAME = 5;
const MOST_LOOKS = 60;

/** What is left when all has been collected that nobody holds: not even a movement that was under way. */
export async function weigh(page: Page): Promise<Weight> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // Pictures that are not shown any more are kept for a while, as documents of their own: this forgets them.
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const look = async (): Promise<Weight> => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  let last = await look();
  for (let looks = 0, same = 0; same < SAME && looks < MOST_LOOKS; looks++) {
    await pause(BETWEEN);
    const next = await look();
    same = next.nodes < last.nodes || next.listeners < last.listeners ? 0 : same + 1;
    last = next;
  }
  await cdp.detach();
  return last;
}
