// What a table of Dungeon Lords says when something is pressed that may not be chosen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { DESK, PHONE } from '../../../../test/support/browser/inspecting.ts';
import { tabTo } from '../../../../test/support/browser/keyboard.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { onPegs, planning } from '../support/dungeons.ts';

const server = WholeServer.forAll();
const HAND = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'];

const tag = (page: Page, order: string) => page.locator(`.hand [data-place="order:${order}"]`);

inBrowser('an order out of reach', (visit) => {
  test.each([
    { how: 'with a mouse', viewing: DESK, press: (page: Page) => tag(page, 'build-room').click({ force: true }) },
    {
      how: 'with a finger',
      viewing: { ...PHONE, hasTouch: true },
      press: (page: Page) => tag(page, 'build-room').tap({ force: true }),
    },
    {
      how: 'by keys',
      viewing: DESK,
      press: async (page: Page) => {
        await tabTo(page, tag(page, 'get-food'));
        await tag(page, 'build-room').focus();
        await page.keyboard.press('Enter');
      },
    },
  ])('says why when it is pressed $how, until another is chosen', async ({ viewing, press }) => {
    const guest = await guestOf(server());
    const table = await tableAt(server(), planning(HAND), [guest.person]);
    const page = await visit(`${server().url}/table/${table}`, { ...viewing, session: guest });
    await page.getByRole('alertdialog').waitFor();
    await press(page);
    const said = page.locator('#question-hint[role="alert"]');
    await said.getByText('Out of reach in this round.').waitFor();
    expect(await onPegs(page)).toEqual([]);
    await tag(page, 'get-food').click();
    await said.waitFor({ state: 'detached' });
    expect(server().complaints).toEqual([]);
  });
});
