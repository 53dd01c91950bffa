// A table in a very large window: all of it is shown larger, and what is laid over it lies where it should.
import { tableOn, type Way, waysToPrompts } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { midGame } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn, until } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const [WIDTH, HEIGHT] = [3840, 2160];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(page: Page, selector: string): Promise<Box> {
  return seenOn(page, `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`);
}

/** Moves over the piece until its card is there: what comes to lie under a mouse that rests is not looked at. */
async function lookAt(page: Page, selector: string, name: string): Promise<void> {
  const card = page.locator('.hover').getByRole('heading', { name });
  let x = 20;
  await expect
    .poll(async () => {
      x = 60 - x;
      await page
        .locator(selector)
        .filter({ visible: true })
        .hover({ position: { x, y: 20 } });
      return card.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
}

/** All of the window is the table, and nothing of it has to be scrolled to. */
async function expectFilled(page: Page): Promise<void> {
  const grid = await boxOf(page, '.grid');
  expect(grid.width).toBeGreaterThan(0.95 * WIDTH);
  expect(Math.round(grid.y + grid.height)).toBe(HEIGHT);
  expect(await seenOn(page, '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]')).toEqual([
    WIDTH,
    HEIGHT,
  ]);
}

/** The card of a piece lies beside it. */
async function expectBeside(page: Page, piece: string): Promise<void> {
  const [lies, card] = [await boxOf(page, piece), await boxOf(page, '.hover')];
  expect(card.x - (lies.x + lies.width)).toBeGreaterThan(0);
  expect(card.x - (lies.x + lies.width)).toBeLessThan(lies.width / 2);
  expect(card.y).toBeGreaterThan(0);
}

/** What flies has set out from there. */
async function expectFlownFrom(page: Page, place: Box): Promise<void> {
  await until(page, `document.querySelector('.motion > div') !== null`);
  const start = await seenOn<Box>(
    page,
    `(() => {
      const copy = document.querySelector('.motion > div');
      for (const flight of copy.getAnimations()) { flight.pause(); flight.currentTime = 0; }
      return copy.getBoundingClientRect().toJSON();
    })()`,
  );
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  expect([x > place.x, x < place.x + place.width, y > place.y, y < place.y + place.height]).toEqual(
    Array(4).fill(true),
  );
}

inBrowser('a table on a screen of 3840 by 2160', (visit) => {
  test('fills it, shows a piece beside where it lies, and lets a card fly from its deck', async () => {
    const session = await guestOf(server());
    const table = await tableAt(server(), midGame(), [session.person]);
    const page = await visit(`${server().url}/table/${table}`, {
      ...{ session, width: WIDTH, height: HEIGHT, isMoving: true },
    });
    await page.getByRole('alertdialog').waitFor();
    await expectFilled(page);

    await lookAt(page, '[data-place="court:highwayman"]', 'Highwayman');
    await expectBeside(page, '[data-place="court:highwayman"]');

    const deck = await boxOf(page, '.dive .cap');
    await page.getByRole('button', { name: 'Explore' }).click();
    await expectFlownFrom(page, deck);
    expect(server().complaints).toEqual([]);
  });

  test('is filled by the hill, too, and what a creature costs flies from the stores', async () => {
    const session = await guestOf(server());
    const table = await tableOn(server(), session, waysToPrompts().get('hireCreature') as Way);
    const page = await visit(`${server().url}/table/${table}`, {
      ...{ session, width: WIDTH, height: HEIGHT, isMoving: true },
    });
    await page.getByRole('alertdialog').waitFor();
    await expectFilled(page);

    await lookAt(page, '[data-place="offer:creature:0"]', 'Goblin');
    await expectBeside(page, '[data-place="offer:creature:0"]');

    const food = await boxOf(page, '[data-store="0:food"]');
    await page.locator('[data-place="offer:creature:0"]').filter({ visible: true }).click();
    await expectFlownFrom(page, food);
    expect(server().complaints).toEqual([]);
  });
});
