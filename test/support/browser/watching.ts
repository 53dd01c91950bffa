// What stands on a page, looked at by the page itself: going through a whole table from outside is slow.
import type { Page } from 'playwright-core';
import { PATIENCE } from './browsing.ts';

/** What this expression gives in the page. Its rules against foreign scripts do not hold for what is asked from here. */
export function seenOn<Result>(page: Page, expression: string): Promise<Result> {
  return page.evaluate<Result>(`(() => ${expression})()`);
}

/**
 * Resolves when this expression is true in the page, which looks before each frame. Fails when that takes too long, with
 * what the other expression says is wrong.
 */
export async function until(page: Page, expression: string, complaint = JSON.stringify(expression)): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const last = performance.now() + ${PATIENCE};
    const look = () => {
      if (${expression}) resolve();
      else if (performance.now() < last) requestAnimationFrame(look);
      else reject(new Error('waited in vain: ' + (${complaint})));
    };
    look();
  })`);
}

/** Resolves when the page has been drawn once more. */
export async function drawnAgain(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
}

/** An expression that is true where something is of this kind. */
export function isThere(kind: string): string {
  return `document.querySelector(${JSON.stringify(kind)}) !== null`;
}

/** Goes to another page of the client as one goes back and forth in the browser: nothing is loaded anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}
