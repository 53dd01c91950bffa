// What stands on a page, looked at by the page itself: going through a whole table from outside is slow.
import type { Page } from 'playwright-core';

/** What this expression gives in the page. Its rules against foreign scripts do not hold for what is asked from here. */
export function seenOn<Result>(page: Page, expression: string): Promise<Result> {
  return page.evaluate<Result>(`(() => ${expression})()`);
}

/** Resolves when this expression is true in the page, which looks before each frame. */
export async function until(page: Page, expression: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const look = () => (${expression}) ? resolve() : requestAnimationFrame(look);
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
