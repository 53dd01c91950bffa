// A game that the house does not know, on the page: Prizes is played, looked back at, learnt and looked up like any other.
import { offered } from '../../toy/offered.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { buildToyClient, TOY_CLIENT } from '../../support/browser/toy-client.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll({}, { offered, client: TOY_CLIENT });

/** The cards of the own hand that may be bid. */
const cardsOn = (page: Page) =>
  page.getByRole('region', { name: 'Your hand' }).locator('button:not([aria-disabled="true"])');

/** Bids until only one card is left, which is bid by itself. */
async function bidToTheEnd(page: Page): Promise<void> {
  for (let left = 5; left > 1; left--) {
    await expect.poll(() => cardsOn(page).count()).toBe(left);
    await cardsOn(page).first().click();
  }
}

inBrowser(
  'a toy game',
  (visit) => {
    test('is played against its bot, scored, and looked at again', async () => {
      const guest = await guestOf(server());
      const match = await guest.client.create({ game: 'prizes', seats: 2, time: 'none', bots: true });
      await match.ready();
      const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
      await page.getByRole('alertdialog', { name: 'Bid a card' }).waitFor();
      await page.getByText(/Round 1: a prize of \d/).waitFor();
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
      expect(await page.locator('[title$="wins a prize"]').count()).toBeGreaterThan(0);
      await page.keyboard.press('Home');
      expect(await page.getByRole('region', { name: 'Your hand' }).getByRole('button').count()).toBe(0);
      await page.getByRole('radio', { name: 'All hands are open' }).check();
      expect(await page.getByRole('region', { name: 'Your hand' }).getByRole('button').count()).toBe(5);
      await page.getByRole('button', { name: 'Final scoring' }).click();
      await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
      expect(server().complaints).toEqual([]);
    });

    test('is learnt step by step', async () => {
      const page = await visit(`${server().url}/learn/prizes`);
      await page.getByText('Bid your cards, each once').first().waitFor();
      await page.getByRole('button', { name: 'Begin' }).click();
      const note = page.getByRole('region', { name: 'Tutorial' });
      await note.getByRole('button', { name: 'Go on' }).click();
      await note.getByText('The highest bid').waitFor();
      expect(await cardsOn(page).count()).toBe(1);
      await cardsOn(page).click();
      await note.getByText('Equal bids').waitFor();
      await cardsOn(page).click();
      await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
      await page.getByRole('button', { name: 'Finish' }).click();
      await page.getByRole('button', { name: 'From the beginning' }).waitFor();
    });

    test('is looked up, in the language that is shown; and a game that there is not is nowhere', async () => {
      const page = await visit(`${server().url}/rules/prizes`);
      await page.getByText('5 entries').waitFor();
      await page.getByRole('link', { name: 'Card 4' }).click();
      await page.getByRole('link', { name: 'Rule R3' }).click();
      await page.getByRole('heading', { name: 'Rule R3' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Card 4' }).waitFor();
      await page.getByRole('link', { name: 'Words' }).click();
      await page.evaluate(`(() => {
        localStorage.setItem('undertow.settings', JSON.stringify({ language: 'de' }));
        dispatchEvent(new StorageEvent('storage', { key: 'undertow.settings' }));
      })()`);
      await page.getByText('Sind die höchsten Gebote gleich').waitFor();
      await goWithin(page, '/learn/chess');
      await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
    });
  },
  buildToyClient,
);
