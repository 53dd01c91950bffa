// An offer out of turn: what one explores is offered to the others, each at a page of their own.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Three players with Pearls, and two Crabs on top of the deck. */
function aboutToExplore() {
  const seats = [{ pearls: 0 }, { pearls: 3 }, { pearls: 3 }];
  const explorationDeck = ['crab-2', 'crab-3', 'jellyfish-1', 'seahorse-1'];
  return given({ seats, explorationDeck, council: { squid: ['squid-1'] } }, { seats: 3 });
}

/** What is said for a moment stays until it is finished. */
const HELD_BACK = `
  Animation.prototype.updatePlaybackRate = function () { this.pause(); };
`;

/** What lies on top in the middle of what is said for a moment; fingers go through it otherwise. */
const ON_TOP = `(() => {
  document.querySelector('.motion').style.pointerEvents = 'auto';
  const { left, top, width, height } = document.querySelector('.moment b').getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2).closest('.moment') !== null;
})()`;

const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: RegExp) => question(page).getByRole('button', { name }).click();
const inHandOn = (page: Page, card: string) => page.locator(`[data-hand] [data-place="hand:${card}#0"]`);

inBrowser('an offer', (visit) => {
  test('comes to the others with its price and a clock; one buys, and a standing order answers the next by itself', async () => {
    const sessions = [await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const people = sessions.map(({ person }) => person);
    const table = `${server().url}/table/${await tableAt(server(), aboutToExplore(), people, 'relaxed')}`;
    const [explorer, first, second] = (await Promise.all(sessions.map((session) => visit(table, { session })))) as [
      Page,
      Page,
      Page,
    ];

    await press(explorer, /^Explore/);
    for (const page of [first, second]) {
      await question(page).getByRole('heading', { name: 'Buy Crab 2 for 1 Pearl?' }).waitFor();
      await question(page).getByRole('timer').waitFor();
    }
    expect(await question(explorer).count()).toBe(0);

    await press(first, /^Pass/);
    await first.getByRole('button', { name: 'Answer in advance' }).click();
    const form = first.locator('.form').filter({ has: first.getByRole('button', { name: /^Buy Crabs of/ }) });
    await form.getByRole('combobox', { name: 'Price' }).selectOption('2');
    await form.getByRole('button', { name: 'Buy Crabs of 2 or more for up to 2 Pearls' }).click();
    await first.getByRole('button', { name: 'Remove: Buy Crabs of 2 or more for up to 2 Pearls' }).first().waitFor();
    await first.keyboard.press('Escape');
    await press(second, /^Buy$/);
    await inHandOn(second, 'crab-2').waitFor();
    await inHandOn(first, 'crab-3').waitFor();
    expect(await question(first).count()).toBe(0);
    expect(server().complaints).toEqual([]);
  });

  test('that another one takes first is said on a phone, too, and nobody is said to be still deciding', async () => {
    const sessions = [await guestOf(server()), await guestOf(server()), await guestOf(server())] as const;
    const people = sessions.map(({ person }) => person);
    const table = await tableAt(server(), aboutToExplore(), people, 'relaxed');
    const viewing = { session: sessions[2], isMoving: true, width: 390, height: 844, hasTouch: true };
    const page = await visit(`${server().url}/table/${table}`, viewing);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [explorer, first] = [await sessions[0].client.join(table), await sessions[1].client.join(table)];
    await explorer.answer('explore');
    await question(page).waitFor();
    await page.evaluate(HELD_BACK);

    await first.answer('buy');
    await page.locator('.moment b').getByText('was before you and buys Crab 2').waitFor();
    expect(await page.evaluate(ON_TOP)).toBe(true);
    expect((await page.locator('#question').textContent())?.trim()).toBe('');
    await page.keyboard.press('Shift');
    await question(page).getByRole('heading', { name: 'Buy Crab 3 for 2 Pearls?' }).waitFor();
    expect(server().complaints).toEqual([]);
  });
});
