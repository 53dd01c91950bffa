// What the browser is busy with for a page.
import type { Page } from 'playwright-core';

export interface Work {
  /** Milliseconds of a core, whatever else the machine does: all, scripts, and where things lie. */
  readonly tasks: number;
  readonly scripts: number;
  readonly layout: number;
  readonly layouts: number;
  readonly styles: number;
}

/** Tells how much there has been since. */
export async function workOf(page: Page): Promise<() => Promise<Work>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const look = async (): Promise<Work> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      tasks: of('TaskDuration') * 1000,
      scripts: of('ScriptDuration') * 1000,
      layout: (of('LayoutDuration') + of('RecalcStyleDuration')) * 1000,
      layouts: of('LayoutCount'),
      styles: of('RecalcStyleCount'),
    };
  };
  const before = await look();
  return async () => {
    const now = await look();
    await cdp.detach();
    const since = (what: keyof Work) => now[what] - before[what];
    return {
      tasks: since('tasks'),
      scripts: since('scripts'),
      layout: since('layout'),
      layouts: since('layouts'),
      styles: since('styles'),
    };
  };
}
