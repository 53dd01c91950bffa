// What moves over the hill, and what is told of it: nothing before it has been seen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { HELD_STILL } from '../../../../test/support/browser/held-still.ts';
import { PHONE } from '../../../../test/support/browser/inspecting.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import type { DungeonLords, Event } from '../../client.ts';
import { lastBlow, tableOn, type Way, wayBefore, waysToPrompts, wayToBeingAsked } from '../support/dungeons.ts';

const server = WholeServer.forAll();

/** The names on the stage, and of what flies over it, that lie on each other. */
const OVERLAPPING_NAMES = `(() => {
  const all = [...document.querySelectorAll('.stage .name, .motion .name')]
    .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && one.textContent !== '')
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
  return all.flatMap(({ text, box }, at) => all.slice(at + 1)
    .filter(({ box: other }) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
    .map((other) => text + ' on ' + other.text));
})()`;

/** All who close up have done so. */
const MOVED_UP = `document.querySelectorAll('.member .spot').forEach((one) => one.getAnimations().forEach((moving) => moving.finish()))`;

inBrowser('the hill', (visit) => {
  /** A table at which another seat is about to give an answer that tells this; and how it is given. */
  async function before(...told: readonly Event['type'][]): Promise<{ page: Page; go: () => Promise<void> }> {
    const way = wayBefore(...told);
    const guest = await guestOf(server());
    const others = [await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const table = await tableOn(server(), guest, way, others);
    const page = await visit(`${server().url}/table/${table}`, { session: guest, isMoving: true });
    await page.getByRole('log').waitFor();
    await page.locator('.question').waitFor();
    await page.evaluate(HELD_STILL);
    const [seat, answer] = way.last;
    const go = async () => {
      const theirs = await others[seat - 1]?.client.join<DungeonLords>(table);
      await theirs?.until(() => theirs.decision !== null);
      await theirs?.answer(answer);
    };
    return { page, go };
  }

  const flying = (page: Page) => page.locator('.motion > div').first();
  /** Ends what moves; what waits is shown as ever. */
  const step = (page: Page) => page.keyboard.press('Shift');
  const standing = (page: Page) => page.locator('.storey .minion:not(.gone)');

  test('lets minions walk to their windows one by one, and says before which orders were sent', async () => {
    const { page, go } = await before('ordersRevealed');
    const log = page.getByRole('log');
    await go();
    await flying(page).waitFor({ state: 'attached' });
    expect(await standing(page).count()).toBe(0);
    expect(await log.textContent()).not.toContain('First orders');

    for (const count of [1, 2, 3]) {
      await step(page);
      await expect.poll(() => standing(page).count()).toBe(count);
      await flying(page).waitFor({ state: 'attached' });
      expect(await log.textContent()).toContain('First orders');
      expect(await log.textContent()).not.toContain('Second orders');
    }
    expect(server().complaints).toEqual([]);
  });

  test('leaves where it is what else is on offer when one hires and the tavern closes', async () => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, waysToPrompts().get('hireCreature') as Way);
    const page = await visit(`${server().url}/table/${table}`, { session: guest, isMoving: true });
    await page.getByRole('alertdialog').waitFor();
    await page.evaluate(HELD_STILL);
    await page.locator('.spot.may[data-place^="offer:creature:"]').first().click();
    await flying(page).waitFor({ state: 'attached' });
    const moving = `[...document.querySelectorAll('[data-place^="offer:"]')].filter((piece) => piece.getAnimations().length > 0).length`;
    expect(await page.evaluate(moving)).toBe(0);
  });

  test('counts what an order brings only when it has come, and the minion stands there until then', async () => {
    const { page, go } = await before('orderUsed', 'paid', 'gained');
    const log = page.getByRole('log');
    const goods = () => page.locator('.others .stats').allTextContents();
    const had = await goods();
    const minions = await standing(page).count();
    await go();
    await flying(page).waitFor({ state: 'attached' });
    expect(await goods()).toEqual(had);
    expect(await standing(page).count()).toBe(minions);
    expect(await log.textContent()).not.toContain('gain');

    await page.mouse.click(5, 5);
    await log.getByText('gain').first().waitFor();
    await expect.poll(() => standing(page).count()).toBe(minions - 1);
    expect(await goods()).not.toEqual(had);
    expect(server().complaints).toEqual([]);
  });

  test('breaks the pegs of a hero, and tells of it, when the blow has come', async () => {
    const { page, go } = await before('creatureActed', 'heroHurt');
    const log = page.getByRole('log');
    const struck = page.locator('.stage .party .struck');
    const broken = await struck.count();
    await go();
    await page.locator('.moment .sum').first().waitFor({ state: 'attached' });
    expect(await struck.count()).toBe(broken);
    expect(await log.textContent()).not.toMatch(/takes\s\d\sdamage/u);

    await step(page);
    await log
      .getByText(/takes\s\d\sdamage/u)
      .first()
      .waitFor();
    await expect.poll(() => struck.count()).not.toBe(broken);
    expect(server().complaints).toEqual([]);
  });

  test('shows a blow of one\u2019s own, then who falls, and then the ranks closed; and tells of each only then', async () => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, lastBlow());
    const page = await visit(`${server().url}/table/${table}`, { session: guest, isMoving: true });
    await page.locator('.stage .pill .spot.may').first().waitFor();
    await page.evaluate(HELD_STILL);
    const told = async () => {
      const text = (await page.getByRole('log').textContent()) ?? '';
      return { blow: /takes\s4\sdamage/u.test(text), prison: /Thief sits/u.test(text) };
    };
    const names = (kind: string) => page.locator(`.stage .party ${kind} .name:visible`).allTextContents();
    const [standing, fallen] = ['.puppet:not(.out)', '.puppet.out'];
    const overlaps = () => page.evaluate<string[]>(OVERLAPPING_NAMES);

    await page.locator('.stage .pill .spot.may').first().click();
    await page.locator('.moment .attacker').waitFor({ state: 'attached' });
    expect(await told()).toEqual({ blow: false, prison: false });
    expect(await names(standing)).toEqual(['Thief', 'Priest', 'Wizard']);
    expect(await page.locator('.stage .party .struck').count()).toBe(0);
    expect(await overlaps()).toEqual([]);

    await step(page);
    await page.locator('.moment .cell').waitFor({ state: 'attached' });
    expect(await told()).toEqual({ blow: true, prison: false });
    expect(await names(standing)).toEqual(['Priest', 'Wizard']);
    expect(await page.locator(`.stage .party ${standing}`).count()).toBe(3);
    expect(await names(fallen)).toEqual([]);

    await step(page);
    await expect.poll(() => names(fallen)).toEqual(['Thief']);
    expect(await names(standing)).toEqual(['Priest', 'Wizard']);
    expect(await page.locator(`.stage .party ${standing}`).count()).toBe(2);
    expect(await told()).toEqual({ blow: true, prison: true });
    await expect.poll(() => page.evaluate<string[]>(`${MOVED_UP}, ${OVERLAPPING_NAMES}`)).toEqual([]);
    expect(server().complaints).toEqual([]);
  });

  test('shows no name on another, also on a phone where two creatures may act', async () => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, lastBlow('ghost'));
    const page = await visit(`${server().url}/table/${table}`, { session: guest, ...PHONE, hasTouch: true });
    await page.locator('.stage .den .name').nth(1).waitFor();
    expect(await page.evaluate<string[]>(OVERLAPPING_NAMES)).toEqual([]);
  });

  test('asks a player whose clock runs before all that led there has been seen', async () => {
    const way = wayToBeingAsked('ordersRevealed');
    const guest = await guestOf(server());
    const others = [await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const table = await tableOn(server(), guest, way, others, 'fast');
    const page = await visit(`${server().url}/table/${table}`, { session: guest, isMoving: true });
    await page.getByRole('log').waitFor();
    await page.locator('.question').waitFor();
    // Nothing that moves comes to its end by itself.
    await page.evaluate(HELD_STILL);
    const [seat, answer] = way.last;
    const theirs = await others[seat - 1]?.client.join<DungeonLords>(table);
    await theirs?.until(() => theirs.decision !== null);
    await theirs?.answer(answer);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use it' }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('cuts a hero out for their flight also while they are not seen where they land, and no tent flies along', async () => {
    const { page } = await before('ordersRevealed');
    const cut = await page.evaluate(`(() => {
      const paladin = document.querySelector('[data-place="paladin"]');
      paladin.style.visibility = 'hidden';
      return {
        shape: getComputedStyle(paladin.querySelector('clipPath path')).visibility,
        figure: getComputedStyle(paladin.querySelector('use')).visibility,
        tents: paladin.querySelectorAll('[href="#tent"]').length,
      };
    })()`);
    expect(cut).toEqual({ shape: 'visible', figure: 'hidden', tents: 0 });
  });
});
