// A player of Dungeon Lords with a keyboard alone, by the keys that the page tells of.
import { openRandom } from '@undertow/shared/table/random.ts';
import type { ElementHandle, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Visit } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { findSelf, tabTo, withKeys } from '../../../../test/support/browser/keyboard.ts';
import { playOn, pressOne } from '../../../../test/support/browser/playing.ts';
import { answersOf, tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { drawnAgain, goWithin } from '../../../../test/support/browser/watching.ts';
import { inTurn } from '../../../../test/support/run/seeds.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import type { DungeonLords } from '../../client.ts';
import { battlePlans, OFFERED, onPegs, planning, tableOn, waysToPrompts } from '../support/dungeons.ts';

const server = WholeServer.forAll();

const HAND = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'];

/** Comes to a table at which this match goes on, with bots in the other seats. */
async function come(visit: Visit, match: ReturnType<typeof planning>) {
  const guest = await guestOf(server());
  const table = await tableAt(server(), match, [guest.person]);
  const page = await visit(server().url, { session: guest });
  await goWithin(page, `/table/${table}`);
  await page.getByRole('alertdialog').waitFor();
  return { page, seen: await guest.client.join<DungeonLords>(table) };
}

async function pick(page: Page, order: string): Promise<void> {
  const digit = await page.locator(`[data-place="order:${order}"] [data-digit]`).getAttribute('data-digit');
  await page.keyboard.press(digit as string);
}

inBrowser('a lord with a keyboard alone', (visit) => {
  test('plans three orders by their digits, and plays the round to its end, digging and mining on the way', async () => {
    const { page, seen } = await come(visit, planning(HAND));
    for (const order of ['get-food', 'dig-tunnels']) await pick(page, order);
    await page.keyboard.press('Escape');
    expect(await onPegs(page)).toEqual(['Get Food']);
    for (const order of ['mine-gold', 'dig-tunnels']) await pick(page, order);
    expect(await onPegs(page)).toEqual(['Get Food', 'Mine Gold', 'Dig Tunnels']);
    await page.keyboard.press('Enter');
    await seen.until(() => seen.decision?.prompt !== 'planOrders');

    const asked = new Set<string>();
    while (seen.view?.round === 1) {
      asked.add(seen.decision?.prompt ?? '');
      await playOn([page], { way: () => withKeys, offered: OFFERED, most: 1 });
    }
    expect([...asked]).toEqual(expect.arrayContaining(['useOrder', 'digCells', 'mineCells']));
    expect(server().complaints).toEqual([]);
  });

  test('keeps the lane while the eye is below, out of the reach of keys and of what is read aloud', async () => {
    const { page } = await come(visit, planning(HAND));
    const lane = page.getByRole('region', { name: 'The Lane', exact: true });
    const house = page.locator('.town [data-place="house:get-food"]');
    const before = await house.elementHandle();
    const takesFocus =
      'document.querySelector(".town button").focus(), document.activeElement.closest(".town") !== null';
    expect(await page.evaluate(takesFocus)).toBe(true);
    await page.keyboard.press('PageDown');
    await page.locator('.roofs').waitFor();
    expect(await lane.count()).toBe(1);
    expect(await house.isVisible()).toBe(false);
    expect(await page.evaluate(takesFocus)).toBe(false);

    await page.keyboard.press('PageUp');
    await page.locator('.roofs').waitFor({ state: 'detached' });
    expect(await lane.count()).toBe(1);
    expect(await before?.isVisible()).toBe(true);
    expect(server().complaints).toEqual([]);
  });

  test('moves an order from peg to peg, and gives no answer while the page tells of the keys', async () => {
    const { page } = await come(visit, planning(HAND));
    for (const order of HAND.slice(0, 3)) await pick(page, order);
    await tabTo(page, page.locator('[data-place="peg:1"]'));
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft']) await page.keyboard.press(key);
    expect(await onPegs(page)).toEqual(['Get Food', 'Mine Gold', 'Dig Tunnels']);
    await findSelf(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    await keys.getByText('order to another peg').waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await findSelf(page);
    expect(await onPegs(page)).toEqual(['Get Food', 'Mine Gold', 'Dig Tunnels']);
  });

  test('plans a battle, and fights it to its end', async () => {
    const { page, seen } = await come(visit, battlePlans());
    await page.getByText('Year 1, combat round 1 of 4').first().waitFor();
    const sent = page.locator('.stage :is([data-place^="set:"], .den [data-place])');
    // A battle without creatures is possible, and not the proposed answer.
    await page.locator('.question .acts .plain', { hasText: 'Send nobody' }).waitFor();
    for (const [at, piece] of ['trap:0', 'creature:0:0'].entries()) {
      await withKeys(page, (await page.locator(`[data-place="${piece}"]`).elementHandle()) as ElementHandle);
      expect(await sent.count()).toBe(at + 1);
    }
    await page.locator('.question .acts .go', { hasText: 'Go to battle' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await sent.count()).toBe(1);
    while (seen.view?.combatRound === 1 && !seen.hasEnded) {
      await playOn([page], { way: () => withKeys, offered: OFFERED, most: 1 });
    }
    expect(seen.view?.seats[0]?.trapCount).toBe(1);
    expect(server().complaints).toEqual([]);
  });

  test('looks down at the dungeon in the middle of a battle, and up at the battle again', async () => {
    const { page } = await come(visit, battlePlans());
    const stage = page.locator('[data-place="stage"]');
    await stage.waitFor();
    await page.keyboard.press('PageDown');
    await stage.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Escape');
    expect(await stage.count()).toBe(0);
    await page.keyboard.press('PageUp');
    await stage.waitFor();
  });

  test('answers questions', async () => {
    const guest = await guestOf(server());
    const page = await visit(server().url, { session: guest });
    // The others are answered with the mouse and with a finger (hill.test.ts).
    for (const [prompt, to] of inTurn(waysToPrompts(), 2, 3)) {
      const table = await tableOn(server(), guest, to);
      const before = await answersOf(server(), table, 0);
      await goWithin(page, `/table/${table}`);
      await page.getByRole('alertdialog').waitFor();
      const random = openRandom({ seed: 'fast:1', position: 0 });
      let presses = 0;
      while ((await answersOf(server(), table, 0)) === before) {
        if (!(await pressOne(page, random.below(1000) / 1000, withKeys, OFFERED))) await drawnAgain(page);
        expect(++presses, prompt).toBeLessThan(200);
      }
    }
    expect(server().complaints).toEqual([]);
  });
});
