// A game without a page, which the house does not know: Prizes is played, scored, looked back at and looked up as a plain table.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offered } from '../../prizes/offered.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, overflowOn } from '../../support/browser/inspecting.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll({}, { offered });

/** The cards of the own hand that may be bid. */
const cardsOn = (page: Page) =>
  page.getByRole('region', { name: 'Hand' }).locator('button:not([aria-disabled="true"])');

/** Bids until only one card is left, which is bid by itself: a card is picked, and then given. */
async function bidToTheEnd(page: Page): Promise<void> {
  for (let left = 5; left > 1; left--) {
    await expect.poll(() => cardsOn(page).count()).toBe(left);
    await cardsOn(page).first().click();
    await page.getByRole('button', { name: /^Bid \d$/ }).click();
  }
}

inBrowser('a game without a page', (visit) => {
  test('is played against its bot, scored, and looked at again', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'prizes', seats: 2, time: 'none', bots: true });
    await match.ready();
    const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
    await page.getByRole('alertdialog', { name: 'Bid a card' }).waitFor();
    await page.getByText(/Round 1: a prize of \d/).waitFor();
    // The game is said once: nothing can be chosen of it.
    expect((await page.locator('header').first().innerText()).match(/Prizes/g)).toHaveLength(1);
    expect(await page.getByText('Base game').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await bidToTheEnd(page);
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: /match the promise made at the start/ }).waitFor();
    const line = page.getByRole('slider');
    expect(await line.getAttribute('aria-valuemax')).toBe('8');
    await page.keyboard.press('End');
    await expect.poll(() => line.getAttribute('aria-valuenow')).toBe('8');
    await page
      .getByText(/^Round 5: a prize of \d/)
      .first()
      .waitFor();
    await page.keyboard.press('Home');
    expect(await page.getByRole('region', { name: 'Hand' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'All hands are open' }).check();
    await expect.poll(() => page.getByRole('region', { name: 'Hand' }).getByRole('button').count()).toBe(5);
    expect(await page.getByRole('group', { name: 'Hand' }).getByRole('button').count()).toBe(5);
    await page.getByRole('button', { name: 'Final scoring' }).click();
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('is answered with keys alone, and what was picked can be put back', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'prizes', seats: 2, time: 'none', bots: true });
    await match.ready();
    const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
    await page.getByRole('alertdialog', { name: 'Bid a card' }).waitFor();
    const confirm = page.locator('.question .go');
    expect(await confirm.isDisabled()).toBe(true);
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Bid 4' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Bid 2' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/^Round 2: a prize of \d/).waitFor();
    await expect.poll(() => cardsOn(page).count()).toBe(4);
  });

  test('has no lesson: the page that would teach it says so, and nothing leads there', async () => {
    const page = await visit(`${server().url}/learn/prizes`);
    await page.getByText('There is no lesson for this game yet.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await goWithin(page, '/game/prizes');
    await page.getByRole('heading', { name: 'Prizes', level: 1 }).waitFor();
    await page.getByText('Bid your cards').waitFor();
    expect(await page.getByRole('heading', { name: 'Learn' }).count()).toBe(0);
  });

  test('stands in the lobby below the coast, whose picture is of games that have one', async () => {
    const page = await visit(server().url);
    await page.locator('.others').getByRole('heading', { name: 'Prizes' }).waitFor();
    expect(await page.locator('.coast .ways').getByRole('button', { name: 'Play now' }).count()).toBe(2);
    const prizes = page.locator('.others').getByRole('region', { name: 'Prizes' });
    expect(await prizes.getByRole('button', { name: 'Play now' }).count()).toBe(1);
    await prizes.getByText('Bid your cards').waitFor();
    expect(await prizes.getByRole('listitem').allInnerTexts()).toEqual([
      '2 to 4',
      expect.stringMatching(/^5\smin$/),
      'light',
    ]);
    expect(await prizes.locator('.picture .piece').count()).toBe(5);
    expect(await overflowOn(page)).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
  });

  test('is looked up, in the language that is shown; and a game that there is not is nowhere', async () => {
    const page = await visit(`${server().url}/rules/prizes`);
    await page.getByText('10 entries').waitFor();
    await page.getByRole('link', { name: 'Card 4' }).click();
    await page.getByRole('heading', { name: 'Card 4' }).waitFor();
    await page.getByRole('link', { name: 'Rule R3' }).click();
    await page.getByRole('heading', { name: 'Rule R3' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Card 4' }).waitFor();
    await page.getByRole('link', { name: 'Words' }).click();
    await page.evaluate(`(() => {
        localStorage.setItem('undertow.settings', JSON.stringify({ language: 'de' }));
        dispatchEvent(new StorageEvent('storage', { key: 'undertow.settings' }));
      })()`);
    await page.getByText('Eine Handkarte, von allen zugleich gewählt').waitFor();
    await goWithin(page, '/learn/chess');
    await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
  });
});
