// Tests in a real browser: one for all files of a thread, and a person of their own behind each page.
import type { Session } from '@undertow/client-sdk/protocol.ts';
import type { Preferences } from '@undertow/web/src/browser/preferences.ts';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { noChromium, startChromium } from '../../../bench/web/browser.ts';
import { buildClient } from './built-client.ts';

/** For one thing on a page, in milliseconds: it ends what hangs, before the runner does, and says what was waited for. */
export const PATIENCE = 300_000;

/** All is there, and can be pressed; but painting, which no test here looks at, would take a quarter of the time. */
export const UNPAINTED = `document.documentElement.style.opacity = '0'`;
export const PAINTED = `document.documentElement.style.opacity = '1'`;

/** As in a browser that has no service workers. */
const NOTHING_KEPT = `Object.defineProperty(navigator, 'serviceWorker', { value: undefined })`;

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
  /** Whether the browser keeps the page for when the server is away. To install that costs as much as to show the page. */
  readonly isKept?: boolean;
}

/** Opens a page as a person who shares nothing with others. It must not fail anywhere while it is open. */
export type Visit = (url: string, viewing?: Viewing) => Promise<Page>;

/** What the browser says of a connection that is lost or refused, as many tests want it. */
const OF_THE_NETWORK = /^(?:Failed to load resource|WebSocket connection to)/;

/** Where there is no browser these tests are left out, unless they are what the machine is for. */
export function inBrowser(name: string, tests: (visit: Visit) => void, build = buildClient): void {
  describe(name, () => {
    beforeAll(async () => {
      if (noChromium) return;
      await build();
      await browserOfThread();
    });

    beforeEach(({ skip }) => {
      if (noChromium && process.env.CI === 'true') throw new Error(noChromium);
      if (noChromium) skip(noChromium);
    });

    tests(openPage);
  });
}

let started: Browser | undefined;

/** So that no process is kept ready for a next page, which would cost a tenth of what it takes to open one. */
const NONE_IN_ADVANCE = ['--renderer-process-limit=1'];

/** It ends with its thread. */
async function browserOfThread(): Promise<Browser> {
  if (!started?.isConnected()) started = await startChromium(NONE_IN_ADVANCE);
  return started;
}

async function openPage(url: string, viewing: Viewing = {}): Promise<Page> {
  const { width = 1280, height = 720, hasTouch = false, isMoving = false, isKept = false } = viewing;
  const person = await (await browserOfThread()).newContext({
    viewport: { width, height },
    hasTouch,
    locale: 'en-GB',
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
    storageState: keptBy(new URL(url), viewing),
  });
  person.setDefaultTimeout(PATIENCE);
  const failures: string[] = [];
  onTestFinished(async () => {
    await person.close();
    expect(failures).toEqual([]);
  });
  const page = await person.newPage();
  page.on('pageerror', ({ message }) => failures.push(message));
  // What the page complains of, and what the framework or the browser doubts, is a fault of the page, too.
  page.on('console', (line) => {
    const isComplaint = line.type() === 'error' || line.type() === 'warning';
    if (isComplaint && !OF_THE_NETWORK.test(line.text())) failures.push(line.text());
  });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${UNPAINTED}; })`);
  if (!isKept) await page.addInitScript(NOTHING_KEPT);
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
