// Where the focus of a person with only a keyboard is, when what they have pressed is gone.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import type { AbyssMatch } from '@undertow/games/abyss/test/support/random-games.ts';
import type { ElementHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Visit } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { findSelf, pressAt, RING_CUT_BY, withKeys } from '../../support/browser/keyboard.ts';
import { resize } from '../../support/browser/low-windows.ts';
import { positionsFor } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin, seenOn, until } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

const DESK = { width: 1280, height: 720 };
const LOW = { width: 640, height: 360 };
/** More than a table has. */
const MOST_STOPS = 36;

/** Comes from the lobby to a table at which this is asked. */
async function askedBy(visit: Visit, match: AbyssMatch): Promise<Page> {
  const session = await guestOf(server());
  const page = await visit(server().url, { session });
  await goWithin(page, `/table/${await tableAt(server(), match, [session.person])}`);
  await page.getByRole('alertdialog').waitFor();
  return page;
}

inBrowser('a person with a keyboard alone', (visit) => {
  test('goes on in the payment for a Lord, and is back at that Lord when it is called off', async () => {
    const seats = [{ hand: ['seahorse-5', 'seahorse-4'] }, {}];
    const page = await askedBy(visit, given({ seats, court: ['landowner'] }));
    const lord = page.locator('[data-place="court:landowner"]');
    await withKeys(page, (await lord.elementHandle()) as ElementHandle);
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
    await until(page, `document.activeElement.matches('.pay')`);
    await page.keyboard.press('Escape');
    await until(page, `document.activeElement.dataset.place === 'court:landowner'`);
    await findSelf(page);
  });

  test('unfolds the choices of one kind, folds them again, and gives one of them', async () => {
    const seats = [{ pearls: 9, hand: ['seahorse-5', 'seahorse-4'] }, {}];
    const council = { crab: ['crab-1', 'crab-2'], squid: ['squid-1'], jellyfish: ['jellyfish-2'] };
    const page = await askedBy(visit, given({ seats, council, court: ['landowner'] }));
    const stacks = page.getByRole('button', { name: /^Take a stack/ });
    const choices = page.getByRole('group', { name: 'Take a stack' });
    await pressAt(page, stacks);
    expect(await choices.getByRole('button').allTextContents()).toEqual([
      expect.stringContaining('Jellyfish'),
      expect.stringContaining('Crab'),
      expect.stringContaining('Squid'),
    ]);
    await page.keyboard.press('Escape');
    await choices.waitFor({ state: 'hidden' });
    await until(page, `document.activeElement.textContent.includes('Take a stack')`);
    await pressAt(page, stacks);
    await pressAt(page, choices.getByRole('button', { name: 'Crab' }));
    await page.locator('[data-hand] [data-place="hand:crab-2#0"]').waitFor();
    await findSelf(page);
  });

  test('gives no answer while a sheet lies over the table, and puts that away with Escape', async () => {
    const page = await askedBy(visit, positionsFor('base', ['buyOffer']).get('buyOffer') as AbyssMatch);
    const asked = await page.getByRole('alertdialog').getByRole('heading').textContent();
    await pressAt(page, page.getByRole('button', { name: 'Answer in advance' }));
    const sheet = page.getByRole('dialog', { name: 'Standing orders' });
    await sheet.waitFor();
    for (const key of ['1', '2', 'p', 'b', 'Escape']) await page.keyboard.press(key);
    await sheet.waitFor({ state: 'detached' });
    await findSelf(page);
    expect(await page.getByRole('alertdialog').getByRole('heading').textContent()).toBe(asked);
    await page.keyboard.press('p');
    await until(page, `document.querySelector('.question h2').textContent !== ${JSON.stringify(asked)}`);
  });

  test('sees a whole ring around wherever Tab leads, also in a low window', async () => {
    const seats = [{ pearls: 9, hand: ['seahorse-5', 'crab-4'], lords: ['slaver'] }, { lords: ['jailer'] }];
    const match = given({ seats, court: ['landowner'] }, { seats: 2, expansions: ['leviathan'] });
    const page = await askedBy(visit, match);
    const cut = new Set<string>();
    for (const size of [DESK, LOW]) {
      await resize(page, size);
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        await page.keyboard.press('Tab');
        const by = await seenOn<string | null>(page, RING_CUT_BY);
        if (by !== null) cut.add(`${size.width}: ${by}`);
      }
    }
    expect([...cut]).toEqual([]);
  });

  test('is told what the keys do, and gives no answer meanwhile', async () => {
    const seats = [{ pearls: 9, hand: ['seahorse-5', 'seahorse-4'] }, {}];
    const page = await askedBy(visit, given({ seats, court: ['landowner'] }));
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    await keys.getByText('the log').waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await pressAt(page, page.getByRole('button', { name: 'Shortcuts' }));
    await keys.waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await findSelf(page);
    await page.getByRole('alertdialog').getByRole('heading', { name: 'Your turn' }).waitFor();
  });

  test('goes on from the question when the button that they pressed can be pressed no more', async () => {
    const page = await askedBy(visit, positionsFor('leviathan', ['pearlBoost']).get('pearlBoost') as AbyssMatch);
    const more = page.getByRole('button', { name: 'More' });
    while (await more.isEnabled()) await pressAt(page, more);
    await findSelf(page);
    expect(await seenOn(page, `document.activeElement.matches('.question')`)).toBe(true);
  });
});
