// What is wrong with a page as it stands: for persons who do not see it, in dark and in light, and on narrow screens.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { languages } from '../../../bench/web/languages.ts';
import { inTurn, isLong } from '../run/seeds.ts';
import { PAINTED, UNPAINTED } from './browsing.ts';
import { drawnAgain, goWithin, seenOn, until } from './watching.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 720 };

/** Leads from the lobby to a page, on a phone or on a desk, and resolves when it is there. */
export type Lead = (page: Page) => Promise<unknown>;

/** Most words are longest in German. */
const LONGEST = 'de';

type Theme = 'dark' | 'light';

/**
 * What is wrong with a page on both screens: first on the screen on which it stands, and the next page then stands on the
 * other. Axe looks at it once; of four pages at each on another screen or in another theme. Every language takes its turn on
 * the phone, where there is little room, at every second page; on the desk, the longest one does. A long run looks at all of
 * each page.
 */
async function faultsOf(page: Page, number: number): Promise<string[]> {
  const faults: string[] = [];
  const isPhone = page.viewportSize()?.width === PHONE.width;
  const [standing, other] = isPhone ? [PHONE, DESK] : [DESK, PHONE];
  const looks: readonly (readonly [typeof PHONE, Theme])[] = [
    [standing, 'dark'],
    [other, 'light'],
  ];
  for (const [look, [size, theme]] of looks.entries()) {
    await resize(page, size);
    if (isLong || look === Math.floor(number / 2) % 2) {
      await light(page, theme);
      faults.push(...(await barriersOn(page)));
    }
    if (isLong) {
      await light(page, theme === 'dark' ? 'light' : 'dark');
      // Nothing else that axe looks at depends on the theme.
      faults.push(...(await barriersOn(page, ['color-contrast'])));
    }
    for (const code of spokenOn(size, number)) {
      await speak(page, code);
      faults.push(...(await overflowOn(page)).map((what) => `too large for ${size.width} in ${code}: ${what}`));
    }
  }
  await speak(page, 'en');
  return faults;
}

function spokenOn(size: typeof PHONE, number: number): readonly string[] {
  if (isLong) return languages;
  return size === PHONE ? inTurn(languages, number % 2) : [LONGEST];
}

/** All that is wrong with the pages to which these lead, one after the other, each from the lobby. */
export async function faultsOfAll(page: Page, leads: Readonly<Record<string, Lead>>): Promise<string[]> {
  const faults: string[] = [];
  for (const [number, [name, lead]] of Object.entries(leads).entries()) {
    // Puts away what lies over the page before.
    await page.keyboard.press('Escape');
    await goWithin(page, '/');
    await page.getByRole('button', { name: 'Create a table' }).first().waitFor();
    await light(page, 'dark');
    await lead(page);
    faults.push(...(await faultsOf(page, number)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Resolves when the page has changed its theme: it hears of that with the next frame. */
async function light(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await until(page, `document.documentElement.dataset.theme === '${colorScheme === 'dark' ? 'deep' : 'shallows'}'`);
}

async function resize(page: Page, size: typeof PHONE): Promise<void> {
  if (page.viewportSize()?.width === size.width) return;
  await page.setViewportSize(size);
  // It hears of its new size with the first frame, and what it measures of itself then changes the next one.
  for (let frames = 0; frames < 3; frames++) await drawnAgain(page);
}

/** As if it had been chosen in another tab of this browser. */
export async function speak(page: Page, code: string): Promise<void> {
  if (await seenOn(page, `document.documentElement.lang === '${code}'`)) return;
  await page.evaluate(`(() => {
    const key = 'undertow.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: '${code}' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  })()`);
  await until(page, `document.documentElement.lang === '${code}'`);
  // With the next frame it measures its new words.
  await drawnAgain(page);
}

/** What axe finds that keeps people out, one line for each, by all of its rules or by these. */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], preload: false, iframes: false, ...(rules ? { runOnly: rules } : {}) };
  // Pages run nothing that is not their own; what is evaluated from outside is not held to that.
  if (!(await seenOn(page, `'axe' in window`))) await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  return page.evaluate(`(async () => {
    // What fades in is looked at when it stands.
    const isFading = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < 2000;
    await Promise.all(document.getAnimations().filter(isFading).map(({ finished }) => finished.catch(() => {})));
    // Axe passes over what cannot be seen.
    ${PAINTED};
    const { violations } = await axe.run(document, ${JSON.stringify(options)}).finally(() => { ${UNPAINTED}; });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => [impact, id, target.join(' '), failureSummary].join(': ')));
  })()`);
}

/**
 * What reaches beyond the sides of the window, and cannot be scrolled to within a part of the page; words that are cut off
 * at the side of a drawing; and cards of a hand that the question has left no room for. Pictures without words may be cut.
 */
export async function overflowOn(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const isOutside = (element, from = 0, to = innerWidth) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < from - 1 || right > to + 1);
    };
    const isCutOff = (text) => {
      const { left, right } = text.ownerSVGElement.getBoundingClientRect();
      return isOutside(text, left, right);
    };
    // What only hides the rest shows no way to it, if it does not end in dots.
    const isKept = (element) => {
      for (let at = element.parentElement; at && !at.matches('.page'); at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return true;
      }
      return false;
    };
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const words = [...document.body.querySelectorAll('svg text')].filter((text) => isSeen(text) && isCutOff(text));
    const hand = document.querySelector('[data-hand]')?.getBoundingClientRect();
    const cards = [...document.querySelectorAll('[data-hand] [data-place]')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return isSeen(card) && (top < hand.top - 1 || bottom > hand.bottom + 1);
    });
    return [...document.body.querySelectorAll(':not(svg *)')]
      .filter((element) => isSeen(element) && !element.closest('[aria-hidden="true"], img[alt=""]'))
      .filter((element) => isOutside(element) && !isKept(element))
      .concat(words, cards)
      .map((element) => element.tagName.toLowerCase() + '.' + element.classList[0] + ': ' + element.textContent.trim().slice(0, 60));
  })()`);
}
