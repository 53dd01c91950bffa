// The players of the house: one for each level that the server offers, the stronger the deeper, each ready to be played against.
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { playOn } from '../../support/clients/client-play.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

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
    await page.getByRole('region', { name: one.first, exact: true }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('sit as different persons at one table, and as the same ones for all who see it', async () => {
    const guest = await guestOf(server());
    const wish = { game: 'dungeon-lords', seats: 4, time: 'none', bots: true, level: 'sensible' } as const;
    const match = await guest.client.create(wish);
    await match.ready();
    const others = ['Lady Soot', 'Lady Ash', 'Lord Slag'];
    for (const session of [guest, await guestOf(server())]) {
      const page = await visit(`${server().url}/table/${match.id}`, { session });
      for (const name of others) await page.getByText(name, { exact: true }).first().waitFor({ state: 'attached' });
      const faces = await page.evaluate(
        `new Set([...document.querySelectorAll('aside .face img')].map(({ src }) => src)).size`,
      );
      expect(faces).toBe(others.length);
    }
    expect(server().complaints).toEqual([]);
  });

  test('say how often one has won against them', async () => {
    const session = await guestOf(server());
    const table = await session.client.create({ game: 'abyss', seats: 2, time: 'none', bots: true, level: 'random' });
    await table.ready();
    await playOn(table, openRandom({ seed: 'fast:1', position: 0 }));
    await table.until(() => table.table.status === 'ended');
    const hasWon = table.table.ranking?.[0]?.includes(table.seat ?? 0);
    const page = await visit(`${server().url}/rivals/abyss`, { session });
    await page.getByText(hasWon ? 'You 1 : 0 Polyp' : 'You 0 : 1 Polyp').waitFor();
    expect(await page.getByText('You have not met yet').count()).toBe(5);
    await page.getByText('Your record counts every match that you played to its end, also with hints.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(server().complaints).toEqual([]);
  });
});
