// The choices of a question as buttons, where they are too many to stand side by side.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { given } from '../../support/position.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('choices of one kind', (visit) => {
  test('are folded away as soon as one is given, and each shows the card that it names', async () => {
    const session = await guestOf(server());
    const hand = ['seahorse-5', 'seahorse-4', 'jellyfish-3'];
    const council = { crab: ['crab-1'] };
    const match = given({ seats: [{ pearls: 9, hand }, {}], council, court: ['landowner', 'keeper', 'miller'] });
    const table = await tableAt(server(), match, [session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session });
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect(await question.locator('.acts').getByRole('button').allInnerTexts()).toEqual([
      expect.stringContaining('Recruit'),
      expect.stringContaining('Plot at Court'),
      expect.stringContaining('Take the Crab stack'),
      expect.stringContaining('Explore'),
    ]);
    await question.getByRole('button', { name: 'Recruit' }).click();
    const miller = question.getByRole('button', { name: 'Recruit the Miller' });
    await miller.hover();
    const card = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Miller' }) });
    await card.waitFor();
    // Above all else: what was shown last in the topmost layer.
    expect(await seenOn(page, `document.querySelector('.hover').matches(':popover-open')`)).toBe(true);
    await miller.click();
    await page.getByRole('heading', { name: 'Recruit the Miller' }).waitFor();
    expect(await page.locator('.unfolded:popover-open').count()).toBe(0);
    expect(server().complaints).toEqual([]);
  });
});
