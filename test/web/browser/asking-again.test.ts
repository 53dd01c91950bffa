// A part of the page that does not come: it is asked for again before anything is said of it. And a connection that a browser
// opened and never used brings no answer to what it asks for later.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Unreadable } from '@undertow/server/http/unreadable.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { inBrowser, type Visit } from '../../support/browser/browsing.ts';
import { goWithin, seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** A page on which each file of this kind is refused so often, as a server does that cannot read a request. */
async function refusing(
  visit: Visit,
  files: RegExp,
  times: number,
): Promise<{ page: Page; asked: Map<string, number> }> {
  const page = await visit(`${server().url}/healthz`);
  // A test sees no request of a service worker.
  await page.addInitScript(`Object.defineProperty(navigator, 'serviceWorker', { value: undefined })`);
  await page.goto(`${server().url}/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const asked = new Map<string, number>();
  await page.route(files, async (route) => {
    const url = route.request().url();
    const before = asked.get(url) ?? 0;
    asked.set(url, before + 1);
    if (before < times) await route.fulfill({ status: 400, body: 'no' });
    else await route.continue();
  });
  return { page, asked };
}

inBrowser('a part of the page that does not come', (visit) => {
  test.each([
    ['itself', /\/assets\/LearnPage-.*\.js$/],
    ['with what it needs', /\/assets\/(LearnPage|LessonList|lesson|game)-.*\.js$/],
    ['with its style sheets', /\/assets\/.*\.css$/],
  ])('is asked for again, %s, and nothing is said', async (_, files) => {
    const { page, asked } = await refusing(visit, files, 2);
    await goWithin(page, '/learn/abyss');
    await page
      .getByRole('button', { name: /^Begin/ })
      .first()
      .waitFor();
    expect(asked.size).toBeGreaterThan(0);
    expect(await page.getByText('No connection').count()).toBe(0);
    const bare = `[...document.querySelectorAll('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length`;
    expect(await seenOn(page, bare)).toBe(0);
  });

  test('is told of after some tries, with a way to try again', async () => {
    const { page, asked } = await refusing(visit, /\/assets\/LearnPage-.*\.js$/, Number.POSITIVE_INFINITY);
    await goWithin(page, '/learn/abyss');
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect([...asked.values()]).toEqual([4]);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try now' }).click();
    await page
      .getByRole('button', { name: /^Begin/ })
      .first()
      .waitFor();
  });
});

inBrowser('a connection that a browser never used', (visit) => {
  test('has nothing on it that would be the answer to its next request', async () => {
    const metrics = new Metrics();
    const unreadable = new Unreadable({ log: { debug() {}, warn() {} }, metrics, now: () => 0 });
    const slow = createServer({ connectionsCheckingInterval: 10 }, (_, response) => void response.end('an answer'));
    slow.headersTimeout = 100;
    slow.on('clientError', (error, socket) => unreadable.refuse(error, socket as Socket));
    await new Promise<void>((listens) => slow.listen(0, '127.0.0.1', listens));
    onTestFinished(() => void slow.close().closeAllConnections());
    const page = await visit(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
    // Requests that are given up at once leave the connections that were opened for them.
    const giveUp = `Promise.all(Array.from({ length: 6 }, async () => {
      const giving = new AbortController();
      const asked = fetch('/' + Math.random(), { signal: giving.signal }).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
      giving.abort();
      await asked;
    }))`;
    const unused = async () => {
      await page.evaluate(giveUp);
      return (await metrics.unreadable.get()).values[0]?.value ?? 0;
    };
    await expect.poll(unused, { timeout: 60_000 }).toBeGreaterThan(0);
    const statuses = `Promise.all(Array.from({ length: 8 }, () => fetch('/' + Math.random()).then(({ status }) => status)))`;
    expect(await page.evaluate(statuses)).toEqual(Array(8).fill(200));
  });
});
