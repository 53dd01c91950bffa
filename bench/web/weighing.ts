// What a page holds in memory.
import type { Page } from 'playwright-core';

export interface Weight {
  /** Of the DOM, whether they stand on the page or something still holds them. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** What is left when all has been collected that nobody holds. */
export async function weigh(page: Page): Promise<Weight> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // What is collected may hold what can only then be collected.
  for (let rounds = 0; rounds < 3; rounds++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}
