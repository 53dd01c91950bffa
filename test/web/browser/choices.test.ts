// The choices of a question as buttons, where they are too many to stand side by side.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import { expect, test } from 'vitest';
import { inBrowser, type Viewing, type Visit } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

const onPhone: Viewing = { width: 390, height: 844, hasTouch: true };

/** Comes to a table at which there is much to choose from. */
async function askedAbout(visit: Visit, viewing: Viewing = {}) {
  const session = await guestOf(server());
  const hand = ['seahorse-5', 'seahorse-4', 'jellyfish-3'];
  const council = { crab: ['crab-1'] };
  const match = given({ seats: [{ pearls: 9, hand }, {}], council, court: ['landowner', 'miller'] });
  const table = await tableAt(server(), match, [session.person]);
  const page = await visit(`${server().url}/table/${table}`, { session, ...viewing });
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  return { page, question };
}

inBrowser('choices of one kind', (visit) => {
  test('are folded away as soon as one is given, and each shows the card that it names', async () => {
    const { page, question } = await askedAbout(visit);
    expect(await question.locator('.acts').getByRole('button').allInnerTexts()).toEqual([
      expect.stringContaining('Explore'),
      expect.stringContaining('Take the Crab stack'),
      expect.stringContaining('Recruit'),
      expect.stringContaining('Plot at Court'),
      'Hint',
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

  test('fold without more when a finger is put beside them, on a piece that could be chosen, too', async () => {
    const { page, question } = await askedAbout(visit, onPhone);
    const recruit = question.getByRole('button', { name: /^Recruit/ });
    await page.getByRole('button', { name: 'Court', exact: true }).tap();
    await recruit.tap();
    const list = page.getByRole('group', { name: 'Recruit' });
    await list.waitFor();
    await page.locator('[data-place="court:landowner"]').tap({ position: { x: 4, y: 4 } });
    await list.waitFor({ state: 'hidden' });
    expect(await question.getByRole('heading').textContent()).toBe('Your turn: what will you do?');
    // The next one is meant.
    await page.locator('[data-place="court:landowner"]').tap({ position: { x: 4, y: 4 } });
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
  });

  test('are looked at, and not chosen, by a finger that stays', async () => {
    const { page, question } = await askedAbout(visit, onPhone);
    await question.getByRole('button', { name: /^Recruit/ }).tap();
    const landowner = question.getByRole('button', { name: 'Recruit the Landowner' });
    await landowner.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await page
      .getByRole('status')
      .filter({ has: page.getByRole('heading', { name: 'Landowner' }) })
      .waitFor();
    await landowner.dispatchEvent('pointerup', { pointerType: 'touch' });
    await landowner.dispatchEvent('click', { detail: 1 });
    // What stands beside it can still be given: nothing has been answered.
    await question.getByRole('button', { name: 'Recruit the Miller' }).tap();
    await page.getByRole('heading', { name: 'Recruit the Miller' }).waitFor();
  });

  test('are given by their number while they are unfolded', async () => {
    const { page, question } = await askedAbout(visit);
    await question.getByRole('button', { name: /^Recruit/ }).click();
    await page.getByRole('group', { name: 'Recruit' }).waitFor();
    await page.keyboard.press('2');
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
  });

  test('unfold above their button, however they were called', async () => {
    const { page, question } = await askedAbout(visit);
    const list = page.getByRole('group', { name: 'Recruit' });
    await question.getByRole('button', { name: /^Recruit/ }).click();
    const pressed = await list.boundingBox();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.press('3');
    await list.waitFor();
    expect(await list.boundingBox()).toEqual(pressed);
  });

  test('are told apart from the line by a digit before the page is drawn again', async () => {
    const { page } = await askedAbout(visit);
    await seenOn(
      page,
      `document.querySelector('.unfolding > .button').click() ??
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }))`,
    );
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
  });

  test('hold back no press on the board once they are folded, before the page is drawn again', async () => {
    const { page } = await askedAbout(visit);
    await seenOn(
      page,
      `(() => {
        const button = document.querySelector('.unfolding > .button');
        const landowner = document.querySelector('[data-place="court:landowner"]');
        button.click();
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
          button.click();
          landowner.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          landowner.click();
          resolve();
        })));
      })()`,
    );
    await page.getByRole('heading', { name: 'Recruit the Landowner' }).waitFor();
  });
});
