// The pages that people see most: no barriers, in no language too wide for a phone.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../web/src/words/languages.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { barriersOn, overflowOn } from '../../support/browser/inspecting.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { playOn } from '../../support/browser/playing.ts';
import { sayReady, setTable } from '../../support/browser/setting-tables.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

/** Leads from the lobby to the page, and resolves when it is there. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async lobby(page) {
    await page.getByRole('button', { name: 'Set a table' }).first().waitFor();
  },
  async table(page) {
    await setTable(page, { expansions: ['Leviathan', 'Kraken'], bots: true });
    await sayReady(page);
    await playOn([page], { most: 20 });
  },
  async replay(page) {
    await page.goto(`${server().url}/replay/${await pastMatch(await server().guest())}`);
    await page.getByRole('slider').waitFor();
  },
  async settings(page) {
    await page.goto(`${server().url}/settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  async learn(page) {
    await page.goto(`${server().url}/learn`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

/** A language that is chosen in one tab is that of the other too. */
async function settingsBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${server().url}/settings`);
  return tab;
}

inBrowser('the page of', (visit) => {
  describe.each(Object.entries(PAGES))('%s', (_, lead) => {
    test('has no barriers', async () => {
      const page = await visit(server().url, PHONE);
      await lead(page);
      expect(await barriersOn(page)).toEqual([]);
      await page.setViewportSize(DESK);
      expect(await barriersOn(page)).toEqual([]);
    });

    test('fits a phone in each language', async () => {
      const page = await visit(server().url, PHONE);
      await lead(page);
      const tab = await settingsBeside(page);
      for (const [code, { name }] of Object.entries(LANGUAGES)) {
        await tab.getByRole('radio', { name }).check();
        await page.locator(`html[lang="${code}"]`).waitFor();
        expect({ code, overflow: await overflowOn(page) }).toEqual({ code, overflow: [] });
      }
    });
  });

  test('somebody careless is found out', async () => {
    const page = await visit(server().url, PHONE);
    await page.evaluate(
      `document.querySelector('.page').innerHTML = '<p style="width: 500px">wide</p><img src="/none.png">'`,
    );
    expect(await overflowOn(page)).toEqual(['p.undefined: wide']);
    expect(await barriersOn(page)).toContainEqual(expect.stringContaining('image-alt'));
  });
});
