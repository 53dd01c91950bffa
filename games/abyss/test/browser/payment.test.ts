// A payment that a player lays card by card, instead of the one that is proposed.
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { withKeys } from '../../../../test/support/browser/keyboard.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { type Way, withFinger, withMouse } from '../../../../test/support/browser/pressing.ts';
import { drawnAgain, goWithin, seenOn } from '../../../../test/support/browser/watching.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import type { Abyss } from '../../client.ts';
import { given } from '../support/position.ts';

const server = WholeServer.forAll();

/** For the Landowner, who costs ten from the Seahorses alone: 5, 4 and 1 are proposed, and need no Pearl. */
function aboutToPay() {
  const hand = ['seahorse-5', 'seahorse-4', 'seahorse-2', 'seahorse-1', 'crab-3'];
  // With so many at Court, no player is paid for filling it up.
  const court = ['landowner', 'miller', 'reaper', 'keeper'];
  return given({ seats: [{ hand, pearls: 4 }, {}], court });
}

/** What the page says of the payment as it lies there. */
interface Bill {
  readonly laid: readonly string[];
  readonly sum: string;
  /** How what the Allies do not bring is paid. */
  readonly rest: string;
  readonly mayPay: boolean;
}

const BILL = `({
  laid: [...document.querySelectorAll('.payhand [aria-pressed="true"]')].map(({ dataset }) => dataset.place),
  sum: document.querySelector('.bill .tide').getAttribute('aria-label').replace(/\\s/g, ' '),
  rest: document.querySelector('.bill li:last-child').textContent.trim().replace(/\\s/g, ' '),
  mayPay: document.querySelector('.bill .button.go').matches(':enabled'),
})`;

const billOn = (page: Page) => seenOn<Bill>(page, BILL);
const place = (value: number) => `hand:seahorse-${value}#0`;

inBrowser('a payment', (visit) => {
  test.each<readonly [how: string, way: Way]>([
    ['the mouse', withMouse],
    ['keys', withKeys],
  ])('is laid card by card with %s, otherwise than proposed, and exactly that is paid', async (_, way) => {
    const session = await guestOf(server());
    const opponent = await guestOf(server());
    const table = await tableAt(server(), aboutToPay(), [session.person, opponent.person]);
    const page = await visit(server().url, { session });
    await goWithin(page, `/table/${table}`);
    await page.getByRole('alertdialog').waitFor();
    const press = async (thing: Locator) => {
      await way(page, (await thing.elementHandle()) as ElementHandle);
      await drawnAgain(page);
    };
    const pressCard = (at: string) => press(page.locator(`.payhand [data-place="${at}"]`));

    await press(page.locator('[data-place="court:landowner"]'));
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
    expect(await billOn(page)).toEqual({
      laid: [place(5), place(4), place(1)],
      sum: 'The Allies make 10 of 10',
      rest: 'The Allies are enough',
      mayPay: true,
    });

    await pressCard(place(4));
    const six = { laid: [place(5), place(1)], sum: 'The Allies make 6 of 10', mayPay: true };
    expect(await billOn(page)).toEqual({ ...six, rest: 'Your Pearls fill the gap: 4 of 4' });

    await pressCard(place(1));
    const five = { laid: [place(5)], sum: 'The Allies make 5 of 10', mayPay: false };
    expect(await billOn(page)).toEqual({ ...five, rest: '5 still missing, more than you can pay' });

    // Another Race is one too many.
    await pressCard('hand:crab-3#0');
    expect(await billOn(page)).toMatchObject(five);

    await pressCard(place(2));
    const seven = { laid: [place(5), place(2)], sum: 'The Allies make 7 of 10', mayPay: true };
    expect(await billOn(page)).toEqual({ ...seven, rest: 'Your Pearls fill the gap: 3 of 4' });

    await press(page.getByRole('button', { name: 'Recruit' }));
    const told = await session.client.join<Abyss>(table);
    await told.until(() => told.view?.seats[0]?.lords.some(({ id }) => id === 'landowner') === true);
    expect(told.view?.seats[0]).toMatchObject({
      pearls: 1,
      hand: ['seahorse-4', 'seahorse-1', 'crab-3'],
      affiliated: ['seahorse-2'],
    });
    expect(server().complaints).toEqual([]);
  });

  test.each<readonly [screen: string, width: number, height: number, way: Way]>([
    ['phone', 390, 844, withFinger],
    ['tablet', 768, 1024, withFinger],
    ['desk', 1280, 720, withMouse],
  ])('lets each of two Krakens stand for any Race on a %s', async (_, width, height, way) => {
    const session = await guestOf(server());
    const opponent = await guestOf(server());
    const hand = ['shellfish-1', 'squid-1', 'kraken-2', 'kraken-3'];
    const match = given({ seats: [{ hand }, {}], court: ['lookout'] }, { expansions: ['kraken'] });
    expect(match.answer(0, 'recruit:lookout')).toBeDefined();
    const table = await tableAt(server(), match, [session.person, opponent.person]);
    const page = await visit(server().url, { session, width, height, hasTouch: way === withFinger });
    await goWithin(page, `/table/${table}`);
    const press = async (thing: Locator) => {
      await way(page, (await thing.elementHandle()) as ElementHandle);
      await drawnAgain(page);
    };
    await page.locator('.payhand').waitFor();
    for (const value of [2, 3]) {
      const kraken = page.locator(`.payhand [data-place="hand:kraken-${value}#0"]`);
      if ((await kraken.getAttribute('aria-pressed')) === 'false') await press(kraken);
    }
    const pickers = page.locator('.payhand .races');
    expect(await pickers.count()).toBe(2);
    for (const picker of await pickers.all()) {
      for (const race of await picker.getByRole('button').all()) {
        await press(race);
        expect(await race.getAttribute('aria-pressed')).toBe('true');
      }
    }
    expect(server().complaints).toEqual([]);
  });
});
