// Somebody who answers, and then would rather not have.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { questionOn } from '../../support/browser/playing.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { given } from '../../support/position.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('an answer that showed nothing hidden', (visit) => {
  test('is taken back by a button or by a key, and the question before stands there again', async () => {
    const session = await guestOf(server());
    const match = given({ seats: [{ hand: ['crab-3', 'squid-3'], lords: ['slaver'] }, {}] });
    const table = await tableAt(server(), match, [session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session });
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    const asked = await questionOn(page);

    for (const takeBack of [
      () => question.getByRole('button', { name: 'Take back' }).click(),
      () => page.keyboard.press('u'),
    ]) {
      await page.locator('[data-place="lord:slaver"]').click();
      await question.getByRole('button', { name: 'Take back' }).waitFor();
      expect(await questionOn(page)).not.toEqual(asked);
      await takeBack();
      await question.getByRole('button', { name: 'Take back' }).waitFor({ state: 'detached' });
      expect(await questionOn(page)).toEqual(asked);
    }
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('somebody who wants to be asked twice', (visit) => {
  test('answers with a second press, on the board, on the line or with a key, and can go back before that', async () => {
    const session = await guestOf(server());
    const seats = [{ pearls: 9, hand: ['seahorse-5', 'seahorse-4'] }, {}];
    const match = given({ seats, council: { crab: ['crab-1'], squid: ['squid-2'] }, court: ['landowner'] });
    const table = await tableAt(server(), match, [session.person]);
    const page = await visit(`${server().url}/settings`, { session });
    await page.getByRole('switch', { name: 'Ask twice' }).check();
    await goWithin(page, `/table/${table}`);
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    const asked = await questionOn(page);
    const sure = question.getByText('Press once more to answer.');
    const buttons = question.locator('.acts').getByRole('button');
    const landowner = page.locator('[data-place="court:landowner"]');

    await question.getByRole('button', { name: 'Explore' }).click();
    await sure.waitFor();
    expect(await buttons.allInnerTexts()).toEqual(['Explore', 'Back']);
    await question.getByRole('button', { name: 'Back' }).click();
    await sure.waitFor({ state: 'detached' });
    await landowner.click();
    await sure.waitFor();
    expect(await buttons.allInnerTexts()).toEqual(['Recruit the Landowner', 'Back']);
    await page.keyboard.press('Escape');
    await sure.waitFor({ state: 'detached' });
    expect(await questionOn(page)).toEqual(asked);

    await page.locator('[data-place="council:crab"]').click();
    await sure.waitFor();
    await page.reload();
    await sure.waitFor();
    // Another piece may still be pressed instead, and then that is what waits.
    await landowner.click();
    await question.getByRole('button', { name: 'Recruit the Landowner' }).waitFor();
    await landowner.click();
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
    // What is confirmed by a button of its own needs no second press; neither does calling it off.
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Explore' }).waitFor();
    await page.keyboard.press('1');
    await sure.waitFor();
    await page.keyboard.press('Enter');
    await sure.waitFor({ state: 'detached' });
    expect(server().complaints).toEqual([]);
  });
});
