// What of a question is not in sight in windows with little room.
import type { Page } from 'playwright-core';
import { isLong } from '../run/seeds.ts';
import { drawnAgain, seenOn } from './watching.ts';

/** A phone that lies, and a desk on which everything is shown twice as large. */
export const LOW_WINDOWS = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
] as const;

/** Until all is laid out in the new size: what is measured of it changes the next frame. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  for (let frames = 0; frames < 3; frames++) await drawnAgain(page);
}

/**
 * What is not wholly in sight: the question, its buttons, and these places, which answer it. The windows take turns, by the
 * number of the question; a long run looks at each question in both.
 */
export async function hiddenInLowWindows(page: Page, places: string, number: number): Promise<string[]> {
  const hidden: string[] = [];
  for (const size of LOW_WINDOWS.filter((_, at) => isLong || at === number % LOW_WINDOWS.length)) {
    await resize(page, size);
    hidden.push(...(await hiddenOn(page, places)).map((what) => `${size.width}: ${what}`));
  }
  return hidden;
}

/** The same in the window as it is. */
export function hiddenOn(page: Page, places: string): Promise<string[]> {
  return seenOn<string[]>(page, outOfSight(places));
}

function outOfSight(places: string): string {
  return `(() => {
    const isCut = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const cuts = (box) => left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1;
      if (cuts({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflow, position } = getComputedStyle(at);
        if (overflow !== 'visible' && cuts(at.getBoundingClientRect())) return true;
        // What is laid over the board is cut by nothing that lies around it.
        if (position === 'absolute') return false;
      }
      return false;
    };
    const all = ${JSON.stringify(`.question h2, .question .acts > *, ${places}`)};
    const page = document.documentElement;
    return [
      ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ['the page itself'] : []),
      ...[...document.querySelectorAll(all)]
        .filter((element) => element.checkVisibility() && isCut(element))
        .map((element) => element.dataset.place ?? element.textContent.trim()),
    ];
  })()`;
}
