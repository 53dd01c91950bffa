// The lessons of Dungeon Lords on the page: gone through by what they ask for, whether a press gives the answer or several do.
import type { LessonStep } from '@undertow/web/src/learn/game-lesson.ts';
import { stepsOf } from '@undertow/web/src/learn/lesson.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { HELD_STILL } from '../../../../test/support/browser/held-still.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { prepared } from '../../page/lesson/prepared.ts';

const server = WholeServer.forAll();

const ORDERS = ['dig-tunnels', 'mine-gold', 'hire-monster'];

/** What is pressed for an answer of several presses, before it is sent. */
const PRESSED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async planOrders(page) {
    for (const order of ORDERS) await page.locator(`[data-place="order:${order}"]`).click();
  },
  async digCells(page) {
    for (let i = 0; i < 2; i++) await page.locator('.own [data-place^="cell:"].may').first().click();
  },
  async mineCells() {},
  async taxes(page) {
    const slider = page.getByRole('slider');
    expect(await slider.inputValue()).toBe('3');
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['0', '3']);
  },
  async battlePlan(page) {
    const free = page.locator('[data-place^="trap:"].may, [data-place^="creature:"].may');
    await free.first().waitFor();
    // Nothing that the lesson would refuse can be sent.
    expect(await page.locator('.question .acts .go').isDisabled()).toBe(true);
    while ((await free.count()) > 0) await free.first().click();
  },
};

/** Does what the step asks for, where it stands. */
async function take(page: Page, { at, answer }: LessonStep): Promise<void> {
  if (!answer) return page.getByRole('button', { name: /^(Go on|Finish)$/ }).click();
  const press = PRESSED[answer.prompt];
  await press?.(page);
  if (press) return page.locator('.question .acts .go').click();
  const inLine = page.locator('.question .acts button:not([disabled])');
  await (at === '.question' ? inLine : page.locator(at)).first().click();
}

inBrowser('A lesson of Dungeon Lords', (visit) => {
  test.each([
    ['round', 'A round of building', undefined],
    ['battle', 'The siege', 'Ottilie wins'],
  ])('%s is gone through by what it asks for, and marked as done', async (id, title, end) => {
    const page = await visit(`${server().url}/learn/dungeon-lords`);
    await page.getByRole('button', { name: `Begin: ${title}` }).click();
    const steps = stepsOf(prepared.find((lesson) => lesson.id === id)?.scenes ?? []);
    const note = page.getByRole('region', { name: 'Tutorial' });
    for (const [number, step] of steps.entries()) {
      if (step.id === 'scores') break;
      await note.getByText(`${number + 1} of ${steps.length}`, { exact: true }).waitFor();
      // What it speaks of is there.
      await page.locator('.ring').waitFor();
      await take(page, step);
      if (number === 0) {
        // One step back, and on again.
        await note.getByText(`2 of ${steps.length}`, { exact: true }).waitFor();
        await note.getByRole('button', { name: 'Back' }).click();
        await note.getByText(`1 of ${steps.length}`, { exact: true }).waitFor();
        await take(page, step);
      }
    }
    if (end) {
      await page.getByRole('heading', { name: end }).waitFor();
      await page.getByRole('button', { name: 'Finish' }).click();
    }
    await page.getByText('Done', { exact: true }).waitFor();
    await page.getByRole('button', { name: `From the beginning: ${title}` }).waitFor();
  });

  test('shows at once by a press how all minions walk, and goes on', async () => {
    const page = await visit(`${server().url}/learn/dungeon-lords`, { isMoving: true });
    await page.getByRole('button', { name: 'Begin: A round of building' }).click();
    const steps = stepsOf(prepared.find((lesson) => lesson.id === 'round')?.scenes ?? []);
    const planning = steps.findIndex(({ answer }) => answer?.prompt === 'planOrders');
    const note = page.getByRole('region', { name: 'Tutorial' });
    for (const [number, step] of steps.slice(0, planning + 1).entries()) {
      await note.getByText(`${number + 1} of ${steps.length}`, { exact: true }).waitFor();
      await page.locator('.ring').waitFor();
      if (number === planning) await page.evaluate(HELD_STILL);
      await take(page, step);
    }
    await page.locator('.motion > div').first().waitFor({ state: 'attached' });
    await page.mouse.click(640, 250);
    await note.getByText(`${planning + 2} of ${steps.length}`, { exact: true }).waitFor();
  });
});
