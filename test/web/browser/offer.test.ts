// An offer out of turn: what one explores is offered to the others, each at a page of their own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { given } from '../../support/position.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

/** Three players with Pearls, and two Crabs on top of the deck. */
function aboutToExplore() {
  const seats = [{ pearls: 0 }, { pearls: 3 }, { pearls: 3 }];
  const explorationDeck = ['crab-2', 'crab-3', 'jellyfish-1', 'seahorse-1'];
  return given({ seats, explorationDeck, council: { squid: ['squid-1'] } }, { seats: 3 });
}

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
    await first.getByRole('button', { name: 'New order' }).click();
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
});
