// A lesson of an expansion on the page: picked, gone through by what it asks for, and remembered as done.
import type { LessonStep } from '@undertow/web/src/learn/game-lesson.ts';
import { stepsOf } from '@undertow/web/src/learn/lesson.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { prepared } from '../../page/lesson/prepared.ts';

const server = WholeServer.forAll();

/** Does what the step asks for, where it stands. */
async function take(page: Page, { at, answer }: LessonStep): Promise<void> {
  const note = page.getByRole('region', { name: 'Tutorial' });
  if (!answer) return note.getByRole('button', { name: 'Go on' }).click();
  if (answer.prompt === 'payment') return page.getByRole('button', { name: 'Recruit', exact: true }).click();
  const inLine = page.locator('.question .acts button:not([disabled])').last();
  await (at === '.question' ? inLine : page.locator(at).first()).click();
}

inBrowser('A lesson of an expansion', (visit) => {
  test('is picked, gone through by what it asks for, and marked as done', async () => {
    const page = await visit(`${server().url}/learn`);
    await page.getByRole('button', { name: 'Begin: Kraken' }).click();
    const steps = stepsOf(prepared.find(({ id }) => id === 'kraken')?.scenes ?? []);
    const note = page.getByRole('region', { name: 'Tutorial' });
    for (const [number, step] of steps.slice(0, -1).entries()) {
      await note.getByText(`${number + 1} of ${steps.length}`, { exact: true }).waitFor();
      await take(page, step);
    }
    await page.getByRole('heading', { name: 'Marin wins' }).waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Done', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'From the beginning: Kraken' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Begin: The base game' }).count()).toBe(1);
  });

  test('has a hint where one can choose: it is laid out, and one line says so', async () => {
    const page = await visit(`${server().url}/learn`);
    await page.getByRole('button', { name: 'Begin: Kraken' }).click();
    const steps = stepsOf(prepared.find(({ id }) => id === 'kraken')?.scenes ?? []);
    const until = steps.findIndex(({ id }) => id === 'pay');
    const note = page.getByRole('region', { name: 'Tutorial' });
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    for (const [number, step] of steps.slice(0, until).entries()) {
      await note.getByText(`${number + 1} of ${steps.length}`, { exact: true }).waitFor();
      expect(await hint.count()).toBe(0);
      await take(page, step);
    }
    await hint.click();
    await page.locator('#main').getByText('One way to do it.').waitFor();
    expect(await hint.count()).toBe(0);
    await page.getByRole('button', { name: 'Recruit', exact: true }).click();
    await note.getByText(`${until + 2} of ${steps.length}`, { exact: true }).waitFor();
    await page.locator('#main').getByText('One way to do it.').waitFor({ state: 'detached' });
  });
});
