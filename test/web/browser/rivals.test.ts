// The players of the house: one for each level that the server offers, the stronger the deeper, each ready to be played against.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('the players of the house', (visit) => {
  test.each([
    { game: 'abyss', first: 'Polyp', last: 'Hadal' },
    { game: 'dungeon-lords', first: 'Squire Pip', last: 'Mother Coal' },
  ])('of $game stand in the order of their strength, and sit down with whoever asks', async (one) => {
    const page = await visit(`${server().url}/game/${one.game}`);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Players of the house' })
      .click();
    const names = page.getByRole('heading', { level: 2 });
    await names.first().waitFor();
    expect(await names.count()).toBe(6);
    expect(await names.first().textContent()).toContain(one.first);
    expect(await names.last().textContent()).toContain(one.last);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: `Play against ${one.first}` }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.question').waitFor();
    await page.getByRole('img', { name: 'Bot (random)' }).first().waitFor();
    expect(server().complaints).toEqual([]);
  });
});
