// A whole game without a mouse, from the lobby to the scores; and where one is when what was pressed is gone.
import type { ElementHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Visit } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { choose, findSelf, pressAt, withKeys } from '../../support/browser/keyboard.ts';
import { playOn } from '../../support/browser/playing.ts';
import { positionsFor } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin, seenOn, until } from '../../support/browser/watching.ts';
import { given } from '../../support/position.ts';
import type { AbyssMatch } from '../../support/random-games.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

/** Comes from the lobby to a table at which this is asked. */
async function askedBy(visit: Visit, match: AbyssMatch): Promise<Page> {
  const session = await guestOf(server());
  const page = await visit(server().url, { session });
  await goWithin(page, `/table/${await tableAt(server(), match, [session.person])}`);
  await page.getByRole('alertdialog').waitFor();
  return page;
}

inBrowser('somebody with a keyboard alone', (visit) => {
  test('sets a table, plays until the scores are known, and always sees where they are', async () => {
    const page = await visit(server().url);
    await pressAt(page, page.getByRole('button', { name: 'Set a table' }).first());
    await choose(page, page.getByRole('radio', { name: '2', exact: true }));
    await choose(page, page.getByRole('radio', { name: 'no clock' }));
    await pressAt(page, page.getByRole('switch', { name: 'Bots take the empty seats' }), 'Space');
    await pressAt(page, page.getByRole('button', { name: 'Open the table' }));
    await pressAt(page, page.getByRole('button', { name: 'I am ready' }));
    expect(await playOn([page], { way: withKeys(page) })).toBeGreaterThan(20);
    // The scores come by themselves; from there one comes back to the table, and to the scores again.
    await pressAt(page, page.getByRole('button', { name: 'Back to the table' }));
    await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
    await pressAt(page, page.getByRole('button', { name: 'Final scoring' }));
    await page.getByRole('button', { name: 'Back to the table' }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('goes on in the payment for a Lord, and is back at that Lord when it is called off', async () => {
    const seats = [{ hand: ['seahorse-5', 'seahorse-4'] }, {}];
    const page = await askedBy(visit, given({ seats, court: ['landowner'] }));
    const lord = page.locator('[data-place="court:landowner"]');
    await withKeys(page)((await lord.elementHandle()) as ElementHandle);
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
    await until(page, `document.activeElement.matches('.pay')`);
    await page.keyboard.press('Escape');
    await until(page, `document.activeElement.dataset.place === 'court:landowner'`);
    await findSelf(page);
  });

  test('goes on from the question when the button that they pressed can be pressed no more', async () => {
    const page = await askedBy(visit, positionsFor('leviathan', ['pearlBoost']).get('pearlBoost') as AbyssMatch);
    const more = page.getByRole('button', { name: 'More' });
    while (await more.isEnabled()) await pressAt(page, more);
    await findSelf(page);
    expect(await seenOn(page, `document.activeElement.matches('.question')`)).toBe(true);
  });
});
