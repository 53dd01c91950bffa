// The table of Dungeon Lords at a page: every question is answered there.
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { type Guest, guestOf } from '../../../../test/support/browser/guests.ts';
import { DESK, PHONE, speak } from '../../../../test/support/browser/inspecting.ts';
import { hiddenInLowWindows } from '../../../../test/support/browser/low-windows.ts';
import { pressOne } from '../../../../test/support/browser/playing.ts';
import { answersOf } from '../../../../test/support/browser/prepared-tables.ts';
import { type Way as Pressing, withFinger, withMouse } from '../../../../test/support/browser/pressing.ts';
import { drawnAgain, goWithin } from '../../../../test/support/browser/watching.ts';
import { inTurn } from '../../../../test/support/run/seeds.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { promptNames } from '../../rules/prompts.ts';
import { OFFERED, tableOn, type Way, waysToPrompts } from '../support/dungeons.ts';

const server = WholeServer.forAll();
const ways = waysToPrompts();

/** Where a button answers, too, the piece may lie further below. */
const PLACES = 'body:not(:has(.question .acts > .button:not(.go, .quiet))) .spot.may';

test('there is a position for every question', () => {
  expect([...ways.keys()].toSorted()).toEqual(promptNames.toSorted());
});

/** Comes to a table where this is asked, and gives its id. */
async function comeTo(page: Page, guest: Guest, to: Way): Promise<string> {
  const table = await tableOn(server(), guest, to);
  await goWithin(page, `/table/${table}`);
  await page.getByRole('alertdialog').waitFor();
  return table;
}

/** Presses what is offered there until the server has the answer. */
async function answerAt(page: Page, table: string, prompt: string, way: Pressing): Promise<void> {
  const before = await answersOf(server(), table, 0);
  const random = openRandom({ seed: 'fast:1', position: 0 });
  let presses = 0;
  while ((await answersOf(server(), table, 0)) === before) {
    if (!(await pressOne(page, random.below(1000) / 1000, way, OFFERED))) await drawnAgain(page);
    expect(++presses, prompt).toBeLessThan(200);
  }
}

inBrowser('a lord at a page', (visit) => {
  test('answers questions with a mouse', async () => {
    const guest = await guestOf(server());
    const page = await visit(server().url, { ...DESK, session: guest });
    // A third is answered with the keyboard (hill-keys.test.ts), and another one with a finger.
    for (const [prompt, to] of inTurn(ways, 0, 3)) {
      await answerAt(page, await comeTo(page, guest, to), prompt, withMouse);
    }
    expect(server().complaints).toEqual([]);
  });

  test('answers questions with a finger on a phone, and has all in sight that answers any where there is little room', async () => {
    const guest = await guestOf(server());
    const page = await visit(server().url, { ...PHONE, hasTouch: true, session: guest });
    // Most words are longest in German.
    await speak(page, 'de');
    const hidden: string[] = [];
    const answered = new Map(inTurn(ways, 1, 3));
    for (const [number, [prompt, to]] of [...ways].entries()) {
      const table = await comeTo(page, guest, to);
      hidden.push(...(await hiddenInLowWindows(page, PLACES, number)).map((what) => `${prompt} at ${what}`));
      if (!answered.has(prompt)) continue;
      await page.setViewportSize(PHONE);
      await answerAt(page, table, prompt, withFinger);
    }
    expect(hidden).toEqual([]);
    expect(server().complaints).toEqual([]);
  });

  test('sees on a phone what the round has come to while another is asked: payday, and no house that is done with', async () => {
    const [other, guest] = [await guestOf(server()), await guestOf(server())];
    const table = await tableOn(server(), other, ways.get('payday') as Way, [guest]);
    const page = await visit(`${server().url}/table/${table}`, { ...PHONE, session: guest });
    await page.getByRole('heading', { name: 'Payday' }).waitFor();
    const house = page.getByRole('region', { name: 'Get Food' });
    expect(await house.count()).toBe(0);

    // Whoever wants to see a house can open it, and close it again.
    const roof = page.locator('[data-place="house:get-food"]');
    await roof.click();
    await house.waitFor();
    await roof.click();
    await page.getByRole('heading', { name: 'Payday' }).waitFor();
    expect(await house.count()).toBe(0);
  });
});
