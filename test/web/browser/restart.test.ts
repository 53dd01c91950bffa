// A page when its server dies in the middle of a match.
import { cpSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { logOn, playBots, playOn, questionOn } from '../../support/browser/playing.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

/** Resolves when the page hears from a server to which it has connected anew. */
function reconnected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => socket.once('framereceived', () => resolve()));
  });
}

inBrowser('a page', (visit) => {
  test('finds its table again by itself when the server was killed and started again, and the game goes on', async () => {
    const server = await ServerProcess.start({ DATA_DIR: temporaryFolder() });
    const page = await visit(server.url);
    await playBots(page);
    await page.waitForURL(/\/table\//);
    await page.getByRole('alertdialog').waitFor();
    await playOn([page], { most: 10 });
    const question = await questionOn(page);
    const told = await logOn(page);
    const lastTold = await page.locator('.log li').last().textContent();
    const loads: string[] = [];
    page.on('load', ({ url }) => loads.push(url()));

    const back = reconnected(page);
    await server.killAndRestart();
    await back;
    await page.locator('main:not([inert])').waitFor();
    expect(await questionOn(page)).toEqual(question);
    await expect.poll(() => playOn([page], { most: 1 }).then(() => logOn(page))).not.toBe(told);
    expect(await logOn(page)).toContain(lastTold);
    expect(loads).toEqual([]);
  });

  test('is there also when it is loaded anew while the server is gone, and finds its table when that is back', async () => {
    const server = await ServerProcess.start({ DATA_DIR: temporaryFolder() });
    const page = await visit(server.url, { isKept: true });
    await playBots(page);
    await page.waitForURL(/\/table\//);
    await page.getByRole('alertdialog').waitFor();
    await playOn([page], { most: 4 });
    const question = await questionOn(page);
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
    // The second visit; and then the browser needs its room for something else.
    await page.reload();
    await page.getByRole('alertdialog').waitFor();
    await page
      .context()
      .newCDPSession(page)
      .then((browser) => browser.send('Network.clearBrowserCache'));

    await server.killAndRestart(async () => {
      await page.reload();
      await page.getByText('Reconnecting to the server').waitFor();
    });
    await page.getByRole('alertdialog').waitFor();
    expect(await questionOn(page)).toEqual(question);
  });

  test('tells of the match as it is there when the server is back from a backup', async () => {
    const [data, backup] = [temporaryFolder(), temporaryFolder()];
    const server = await ServerProcess.start({ DATA_DIR: data });
    const page = await visit(server.url);
    await playBots(page);
    await page.waitForURL(/\/table\//);
    await page.getByRole('alertdialog').waitFor();
    const dieAnd = async (meanwhile: () => void) => {
      const back = reconnected(page);
      await server.killAndRestart(meanwhile);
      await back;
      await page.locator('main:not([inert])').waitFor();
    };

    await playOn([page], { most: 4 });
    await dieAnd(() => cpSync(data, backup, { recursive: true }));
    await playOn([page], { most: 12, seed: 2 });
    await dieAnd(() => {
      rmSync(data, { recursive: true });
      cpSync(backup, data, { recursive: true });
    });
    await playOn([page], { most: 4, seed: 3 });
    await page.getByRole('alertdialog').waitFor();
    const told = (await logOn(page)) ?? '';
    await page.reload();
    await page.getByRole('alertdialog').waitFor();
    // How many old lines stand there differs: they go several at a time.
    await expect.poll(async () => told.endsWith((await logOn(page)) || 'not yet')).toBe(true);
  });
});
