// A lord who plays looks at the dungeon of another one, and comes back from there.
import { battlePlans, tableOn, type Way, waysToPrompts } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { DESK, PHONE } from '../../support/browser/inspecting.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
/** Each lord has rooms there, and something is asked. */
const way = waysToPrompts().get('specialEvent') as Way;

const own = (page: Page) => page.getByRole('region', { name: 'Your dungeon', exact: true });
const other = (page: Page) => page.locator('section.own').and(page.getByRole('region', { name: /^The dungeon of / }));

inBrowser('a lord who visits another one', (visit) => {
  test.each([
    { by: 'a mouse', viewing: DESK, come: (page: Page) => page.locator('[data-place="seat:2"]').click() },
    {
      by: 'a finger',
      viewing: { ...PHONE, hasTouch: true },
      come: (page: Page) => page.locator('[data-place="seat:2"]').tap(),
    },
    {
      by: 'keys',
      viewing: DESK,
      come: async (page: Page) => {
        await page.keyboard.press('v');
        await page.keyboard.press('v');
      },
    },
  ])(
    'comes by $by, is told of the rooms and creatures there, and leaves by one press or by Escape',
    async ({ viewing, come }) => {
      const guest = await guestOf(server());
      const table = await tableOn(server(), guest, way);
      const page = await visit(`${server().url}/table/${table}`, { ...viewing, session: guest });
      await own(page).waitFor();
      await come(page);
      await other(page).waitFor();
      expect(await own(page).count()).toBe(0);
      await expectToldOf(page, '.own [data-place^="cell:2:"].spot');
      await expectToldOf(page, '.lair [data-place^="creature:2:"].spot');
      await page.keyboard.press('Escape');
      await own(page).waitFor();

      await come(page);
      await page.getByRole('button', { name: 'Back to your dungeon' }).click();
      await own(page).waitFor();
    },
  );

  test('comes by a press on a desk while one fights, too, and the battle stays on the stage', async () => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, { rest: battlePlans(), answers: [] });
    const page = await visit(`${server().url}/table/${table}`, { session: guest });
    await own(page).waitFor();
    await page
      .locator('.doors')
      .getByRole('button', { name: /^The dungeon of / })
      .click();
    await other(page).waitFor();
    await page.getByRole('heading', { name: 'Where do you fight, and with whom?' }).waitFor();
    await page.getByRole('button', { name: 'Back to your dungeon' }).click();
    await own(page).waitFor();
  });

  test('is brought back by the next question', async () => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, way);
    const page = await visit(`${server().url}/table/${table}`, { session: guest });
    await page.locator('[data-place="seat:1"]').click();
    await other(page).waitFor();
    await page.getByRole('button', { name: 'Take a red mark' }).click();
    await own(page).waitFor();
  });
});

/** One of these pieces has a card that tells of it. */
async function expectToldOf(page: Page, pieces: string): Promise<void> {
  const titles: string[] = [];
  for (const piece of await page.locator(pieces).all()) {
    await piece.focus();
    await page.keyboard.press('i');
    const card = page.locator('.card h3');
    if (!(await card.isVisible())) continue;
    titles.push((await card.textContent()) ?? '');
    await page.keyboard.press('Escape');
  }
  expect(titles, pieces).not.toEqual([]);
}
