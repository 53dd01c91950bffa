// People at the pages of a table, who press what is offered.
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { PATIENCE } from './browsing.ts';

const PIECES = '.spot.may:not([aria-pressed="true"])';
const BUTTONS = '.question .acts .button:enabled:not(.quiet)';
/** What answers the question, or a part of it. Lords come before all else, so that matches come to their end. */
const OFFERED = [
  '.pay .acts .button.go:enabled',
  '.pay .acts .button:enabled',
  '.spot.may[data-place^="court:"]',
  `${PIECES}, ${BUTTONS}`,
];

/** Where the match has ended, the table has this. */
export const REPLAY_LINK = '.verdict a[href^="/replay/"]';

interface Pressable {
  click(): void;
}

/** A question as it stands on a page. */
interface Shown {
  readonly title: string | null;
  readonly hint: string | null;
  readonly hand: readonly string[];
}

/** What is asked on this page, and the cards that one has for it; nothing while others are asked. */
export async function questionOn(page: Page): Promise<Shown> {
  const question = page.getByRole('alertdialog');
  const [title, hint] = await Promise.all([
    question.getByRole('heading').textContent(),
    question.locator('#question-hint, .need').textContent(),
  ]);
  return { title, hint, hand: await handOn(page) };
}

/** The cards of a hand that is open. */
export function handOn(page: Page): Promise<string[]> {
  return page.locator('[data-hand] [data-place]').evaluateAll((cards: { dataset: { place?: string } }[]) => {
    return cards.map(({ dataset }) => dataset.place ?? '');
  });
}

/** How much this page has to tell of what happened. */
export function linesTold(page: Page): Promise<number> {
  return page.locator('.log li').count();
}

export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator(OFFERED.join(', ')).count()) > 0;
}

/** Presses on, whoever is asked, until the match is over or so much was pressed; says how often it was. */
export async function playOn(
  pages: readonly Page[],
  { most = Number.POSITIVE_INFINITY, seed = 1 } = {},
): Promise<number> {
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  let presses = 0;
  while (presses < most && !(await somewhere(pages, hasEnded))) {
    for (const page of pages) if (await pressOne(page, random.below(1000) / 1000)) presses++;
    await vi.waitUntil(() => somewhere(pages, async (page) => (await isAsked(page)) || (await hasEnded(page))), {
      timeout: PATIENCE,
    });
  }
  return presses;
}

/** Presses one thing: of the first kind that is there, any. */
async function pressOne(page: Page, draw: number): Promise<boolean> {
  for (const kind of OFFERED) {
    const hasPressed = await page.locator(kind).evaluateAll((offered: Pressable[], share) => {
      const one = offered[Math.floor(share * offered.length)];
      one?.click();
      return one !== undefined;
    }, draw);
    if (hasPressed) return true;
  }
  return false;
}

async function hasEnded(page: Page): Promise<boolean> {
  return (await page.locator(REPLAY_LINK).count()) > 0;
}

async function somewhere(pages: readonly Page[], isSo: (page: Page) => Promise<boolean>): Promise<boolean> {
  const all = await Promise.all(pages.map(isSo));
  return all.includes(true);
}
