// What a page still holds when a game is over and one is back in the lobby.
import { late } from '@undertow/games/abyss/test/support/late-games.ts';
import { randomGame } from '@undertow/games/abyss/test/support/random-games.ts';
import { settingOf } from '@undertow/games/abyss/test/support/settings.ts';
import { secondYear } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Weight, weigh } from '../../../bench/web/weighing.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { followGame, followRest } from '../../support/browser/following.ts';
import { type Guest, guestOf } from '../../support/browser/guests.ts';
import type { Prepared } from '../../support/browser/prepared-tables.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { isLong } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** A table has thousands of nodes. Hundreds belong to what is made once, when a card is first seen. */
const FEW_NODES = 1000;
const FEW_BYTES = 2 * 1024 * 1024;

type Leave = (page: Page, piece: string) => Promise<void>;

/** The last part of a game with all that belongs to it. */
const LATE: Readonly<Record<string, () => Prepared>> = {
  abyss: () => late(randomGame(settingOf(2, 'kraken', 'leviathan'), 1)).match,
  'dungeon-lords': secondYear,
};

/** From the lobby to the end of a game, which a short run comes to late, and back. */
async function afterGame(
  page: Page,
  guest: Guest,
  [game, piece]: readonly [string, string],
  leave: Leave,
): Promise<Weight> {
  if (isLong) await followGame(page, guest, game);
  else await followRest(page, server(), guest, LATE[game]?.() as Prepared);
  await leave(page, piece);
  await page.getByRole('button', { name: 'Create a table' }).first().waitFor();
  return weigh(page);
}

const byItsLink: Leave = async (page) => {
  await page.getByRole('link', { name: 'To the lobby' }).click();
};

/** With the mouse on a piece of the table, where it may lie by chance. */
const whileLooking: Leave = async (page, piece) => {
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.locator(`[data-place="${piece}"]`).hover();
  await page.locator('.hover').waitFor();
  await goWithin(page, '/');
};

inBrowser('a page', (visit) => {
  test.each([
    ['abyss', 'deck:lord'],
    ['dungeon-lords', 'mask:0'],
  ] as const)('holds no more after its second game of %s than after its first', async (...game) => {
    const guest = await guestOf(server());
    const page = await visit(server().url, { session: guest });
    const first = await afterGame(page, guest, game, byItsLink);
    const second = await afterGame(page, guest, game, whileLooking);
    expect(second.listeners).toBeLessThanOrEqual(first.listeners);
    expect(second.nodes - first.nodes).toBeLessThan(FEW_NODES);
    expect(second.heap - first.heap).toBeLessThan(FEW_BYTES);
    expect(server().complaints).toEqual([]);
  });
});
