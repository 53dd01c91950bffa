// What a table of Dungeon Lords tells of an order when it is looked at closely: with a mouse, a finger, or by a key.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Viewing, type Visit } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { DESK, PHONE } from '../../../../test/support/browser/inspecting.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { planning } from '../support/dungeons.ts';

const server = WholeServer.forAll();
const HAND = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'];

/** At a first planning, with bots in the other seats. */
async function come(visit: Visit, viewing: Viewing): Promise<Page> {
  const guest = await guestOf(server());
  const table = await tableAt(server(), planning(HAND), [guest.person]);
  const page = await visit(`${server().url}/table/${table}`, { ...viewing, session: guest });
  await page.getByRole('alertdialog').waitFor();
  return page;
}

const tag = (page: Page, order: string) => page.locator(`.hand [data-place="order:${order}"]`);
const card = (page: Page) => page.locator('.hover[role="status"]');

inBrowser('an order that is looked at', (visit) => {
  test('tells by a key who may come to its house, and what may come of the plan', async () => {
    const page = await come(visit, DESK);
    await page.locator('[data-place="house:get-food"]').focus();
    await page.keyboard.press('i');
    await card(page)
      .getByText(/ (may|cannot) come here/)
      .first()
      .waitFor();
    expect(
      await card(page)
        .getByText(/ (may|cannot) come here/)
        .count(),
    ).toBe(3);

    for (const order of HAND.slice(0, 3)) await tag(page, order).click();
    await page.locator('[data-place="peg:3"]').focus();
    await page.keyboard.press('i');
    await card(page).getByText('perhaps no imp is free').first().waitFor();
  });

  test('shows in the windows of its house who would find them, while its tag is pointed at', async () => {
    const page = await come(visit, DESK);
    const ranks = page.locator('[data-walls="get-food"] .rank');
    await tag(page, 'get-food').hover();
    await expect.poll(() => ranks.allTextContents()).toEqual(['third', 'second', 'first']);
    await tag(page, 'mine-gold').focus();
    await page.mouse.move(640, 10);
    await page.locator('[data-walls="mine-gold"] .rank').first().waitFor();
    expect(await ranks.count()).toBe(0);
  });

  test('tells a finger that stays on the letters at the door who they are', async () => {
    const page = await come(visit, { ...PHONE, hasTouch: true });
    await page.getByRole('button', { name: 'Lane' }).tap();
    const letters = page.locator('.open .letters');
    await letters.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await card(page)
      .getByText(/ (may|cannot) come here/)
      .first()
      .waitFor();
    expect(server().complaints).toEqual([]);
  });
});
