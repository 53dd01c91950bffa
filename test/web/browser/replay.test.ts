// Looking back at a match in the browser.
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** How many answers were given up to the moment that is shown. */
async function positionOn(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
}

inBrowser('a replay', (visit) => {
  test.each([
    ['abyss', undefined],
    ['dungeon-lords', { full: false }],
  ] as const)('of %s is verified by the page, and stepped through with the keys', async (game, options) => {
    const page = await visit(`${server().url}/replay/${await pastMatch(await server().guest(), game, options)}`);
    await page.getByRole('button', { name: /match the promise made at the start/ }).waitFor();

    const last = Number(await page.getByRole('slider').getAttribute('aria-valuemax'));
    expect(last).toBeGreaterThan(20);
    const steps = [
      { key: 'Home', leadsTo: 0 },
      { key: 'ArrowRight', leadsTo: 1 },
      { key: 'ArrowRight', leadsTo: 2 },
      { key: 'ArrowLeft', leadsTo: 1 },
      { key: 'End', leadsTo: last },
      { key: 'ArrowLeft', leadsTo: last - 1 },
    ];
    for (const { key, leadsTo } of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => positionOn(page)).toBe(leadsTo);
    }
  });

  test('has words beside its tools, and shows its link where it may not be copied', async () => {
    const page = await visit(`${server().url}/replay/${await pastMatch(await server().guest())}`);
    const tool = page.getByRole('button', { name: 'Copy link to this moment' });
    await tool.getByText('Copy link', { exact: true }).waitFor();
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))`);
    await tool.click();
    const dialog = page.getByRole('dialog', { name: 'Copy it by hand' });
    expect(await dialog.getByRole('textbox').inputValue()).toContain(new URL(page.url()).pathname);
    expect(await page.evaluate('document.activeElement.selectionEnd > 20')).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1024, height: 720 });
    await tool.getByText('Copy link', { exact: true }).waitFor({ state: 'hidden' });
  });

  test('is held to the promise that a reader has noted', async () => {
    const id = await pastMatch(await server().guest());
    const { commitment } = await server().running.app.lobby.see(undefined, id);
    const page = await visit(`${server().url}/replay/${id}`);
    const seal = page.getByRole('button', { name: /match the promise made at the start/ });
    await seal.click();
    const noted = page.getByRole('dialog').getByLabel('The promise, as you noted it');
    const compared = async (promise: string, answer: string) => {
      await noted.fill(promise);
      await noted.press('Enter');
      await page.getByRole('dialog').getByText(answer).waitFor();
    };
    await compared(` ${commitment?.toUpperCase()} `, 'This is the promise by which the match was played.');
    await compared('0'.repeat(64), 'This match was played by another promise.');
    await compared(`${commitment?.slice(0, 8)}`, 'This is not a whole promise');
    await page.keyboard.press('Escape');
    await seal.waitFor();
  });

  test('comes when the server is back, and is not said not to exist while that is away', async () => {
    const id = await pastMatch(await server().guest());
    const page = await visit(server().url);
    const isAway = (route: Route) => route.abort();
    await page.route(/\/replay$/, isAway);
    await goWithin(page, `/replay/${id}`);
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No connection');
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await page.getByRole('slider').waitFor();
  });
});
