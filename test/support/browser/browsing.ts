// Tests in a real browser: one for all tests of a file, and a person of their own behind each page.
import type { Session } from '@undertow/client-sdk/protocol.ts';
import type { Preferences } from '@undertow/web/src/app/preferences.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { noChromium, startChromium } from '../../../bench/web/browser.ts';
import { buildClient } from './built-client.ts';

/** For what a slow machine may take; no test waits longer than it has to. */
export const PATIENCE = 240_000;

/** All is there, and can be pressed; but painting, which no test here looks at, would take a quarter of the time. */
export const UNPAINTED = `document.documentElement.style.opacity = '0'`;
export const PAINTED = `document.documentElement.style.opacity = '1'`;

export interface Viewing {
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  /** Whether things move on the board. Without motion a test is done sooner. */
  readonly isMoving?: boolean;
  /** The session that the browser has; without it, the visitor is new. */
  readonly session?: Session;
  /** The games that the person has played; without it, none. */
  readonly games?: readonly string[];
  /** What the person has chosen besides; without it, a table that is silent. */
  readonly settings?: Partial<Preferences>;
}

/** Opens a page of a browser of its own. It must not fail anywhere while it is open. */
export type Visit = (url: string, viewing?: Viewing) => Promise<Page>;

/** What the browser says of a connection that is lost or refused, as many tests want it. */
const OF_THE_NETWORK = /^(?:Failed to load resource|WebSocket connection to)/;

/** Where there is no browser these tests are left out, unless they are what the machine is for. */
export function inBrowser(name: string, tests: (visit: Visit) => void, build = buildClient): void {
  describe(name, { timeout: PATIENCE }, () => {
    let browser: Browser | undefined;

    beforeAll(async () => {
      if (noChromium) return console.warn(noChromium);
      await build();
      browser = await startChromium();
    }, 2 * PATIENCE);

    beforeEach(({ skip }) => {
      if (noChromium && process.env.CI === 'true') throw new Error(noChromium);
      if (noChromium) skip(noChromium);
    });

    afterAll(() => browser?.close(), PATIENCE);

    tests((url, viewing) => openPage(browser as Browser, url, viewing));
  });
}

async function openPage(browser: Browser, url: string, viewing: Viewing = {}): Promise<Page> {
  const { width = 1280, height = 720, hasTouch = false, isMoving = false } = viewing;
  const person = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    locale: 'en-GB',
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
    storageState: keptBy(new URL(url), viewing),
  });
  person.setDefaultTimeout(PATIENCE / 2);
  const failures: string[] = [];
  onTestFinished(async () => {
    await person.close();
    expect(failures).toEqual([]);
  }, PATIENCE);
  const page = await person.newPage();
  page.on('pageerror', ({ message }) => failures.push(message));
  // What the page complains of, and what the framework or the browser doubts, is a fault of the page, too.
  page.on('console', (line) => {
    const isComplaint = line.type() === 'error' || line.type() === 'warning';
    if (isComplaint && !OF_THE_NETWORK.test(line.text())) failures.push(line.text());
  });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${UNPAINTED}; })`);
  await page.goto(url);
  return page;
}

/** What the browser keeps of a person who has been at this server before, and how fast others play there. */
function keptBy({ origin }: URL, { isMoving = false, session, games, settings }: Viewing) {
  const chosen = { sound: false, ...(isMoving ? {} : { pace: 'atOnce' }), ...settings };
  const localStorage = [
    ...(session ? [{ name: 'undertow.session', value: JSON.stringify(session) }] : []),
    ...(games ? [{ name: 'undertow.played', value: JSON.stringify(games) }] : []),
    { name: 'undertow.settings', value: JSON.stringify(chosen) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
