// A player who answers, and then would rather not have.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import type { AbyssMatch } from '@undertow/games/abyss/test/support/random-games.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { questionOn } from '../../support/browser/playing.ts';
import { positionsFor } from '../../support/browser/positions.ts';
import { answersOf, tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

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
      () => question.getByRole('button', { name: 'Undo' }).click(),
      () => page.keyboard.press('u'),
    ]) {
      await page.locator('[data-place="lord:slaver"]').click();
      await question.getByRole('button', { name: 'Undo' }).waitFor();
      expect(await questionOn(page)).not.toEqual(asked);
      await takeBack();
      await question.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
      expect(await questionOn(page)).toEqual(asked);
    }
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('a player who wants to be asked twice', (visit) => {
  /** Comes to a table with this choice, and wants to be asked twice. */
  async function askedTwice(match: AbyssMatch) {
    const session = await guestOf(server());
    const table = await tableAt(server(), match, [session.person]);
    const page = await visit(`${server().url}/settings`, { session });
    await page.getByRole('switch', { name: 'Confirm moves' }).check();
    await goWithin(page, `/table/${table}`);
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    /** Resolves when this waits to be pressed once more. */
    const waits = (what: string) => question.getByText(`${what}: press again to confirm.`).waitFor();
    const waitsNot = () => question.getByText('press again').waitFor({ state: 'detached' });
    return { page, table, question, waits, waitsNot };
  }

  const choosing = () => {
    const council = { crab: ['crab-1'], squid: ['squid-2'] };
    return given({ seats: [{ pearls: 9, hand: ['seahorse-5', 'seahorse-4'] }, {}], council, court: ['landowner'] });
  };

  test('answers with a second press on the board or on the line, and can go back before that', async () => {
    const { page, table, question, waits, waitsNot } = await askedTwice(choosing());
    const asked = await questionOn(page);
    const buttons = question.locator('.acts').getByRole('button');
    const texts = await buttons.allInnerTexts();
    const landowner = page.locator('[data-place="court:landowner"]');

    await question.getByRole('button', { name: 'Explore' }).click();
    await waits('Explore');
    // It stays where it is, to be pressed once more there.
    expect(await buttons.allInnerTexts()).toEqual(texts);
    expect(await question.getByRole('button', { name: 'Explore' }).getAttribute('aria-pressed')).toBe('true');
    await question.getByRole('button', { name: 'Back' }).click();
    await waitsNot();
    await landowner.click();
    await waits('Recruit the Landowner');
    expect(await landowner.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await waitsNot();
    expect(await questionOn(page)).toEqual(asked);

    await page.locator('[data-place="council:crab"]').click();
    await waits('Take the Crab stack');
    await page.reload();
    await waits('Take the Crab stack');
    // Another piece may still be pressed instead, and then that is what waits; twice at once is once.
    await landowner.dblclick();
    await waits('Recruit the Landowner');
    expect(await answersOf(server(), table, 0)).toBe(0);
    await landowner.click();
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
    // What is confirmed by a button of its own needs no second press; neither does calling it off.
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Explore' }).click();
    await page.keyboard.press('Enter');
    await question.getByRole('heading', { name: 'or explore on?' }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('answers with the same digit once more, and with another one changes their mind', async () => {
    const { page, waits } = await askedTwice(choosing());
    await page.keyboard.press('1');
    await waits('Explore');
    await page.keyboard.press('3');
    await waits('Recruit the Landowner');
    await page.keyboard.press('2');
    await page.getByRole('group', { name: 'Take a stack' }).waitFor();
    await page.keyboard.press('1');
    await waits('Take the Crab stack');
    await page.keyboard.press('2');
    await waits('Take the Squid stack');
    await page.keyboard.press('2');
    await page.locator('[data-hand] [data-place="hand:squid-2#0"]').waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('chooses so among what is laid out, too, and not by holding a key down', async () => {
    const affiliation = positionsFor('base', ['affiliate']).get('affiliate') as AbyssMatch;
    const { page, table, question } = await askedTwice(affiliation);
    const cards = question.locator('.off-board [data-place]');
    const second = await cards.nth(1).getAttribute('data-place');
    await page.keyboard.down('2');
    // Pressed already: the browser says so of each press but the first.
    await page.keyboard.down('2');
    await question.getByText('press again').waitFor();
    expect(await cards.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await answersOf(server(), table, 0)).toBe(0);
    await page.keyboard.up('2');
    await page.keyboard.press('2');
    await expect.poll(() => answersOf(server(), table, 0)).toBe(1);
    await page.locator(`.own [data-place^="${second?.replace('offBoard', 'affiliated')}"]`).waitFor();
    expect(server().complaints).toEqual([]);
  });
});
