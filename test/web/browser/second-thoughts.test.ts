// Somebody who answers, and then would rather not have.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { questionOn } from '../../support/browser/playing.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
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
