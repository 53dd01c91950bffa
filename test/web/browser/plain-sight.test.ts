// What a player looks for is in plain sight: the names of houses, the other players beside a chat, the whole of a hand.
import { planning } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Viewing } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { midGame } from '../../support/browser/positions.ts';
import { type Prepared, tableAt } from '../../support/browser/prepared-tables.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const HAND = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'hire-monster', 'build-room'];

inBrowser('in plain sight', (visit) => {
  async function at(match: Prepared, viewing: Viewing): Promise<Page> {
    const guest = await guestOf(server());
    const page = await visit(`${server().url}/table/${await tableAt(server(), match, [guest.person])}`, {
      session: guest,
      ...viewing,
    });
    await page.locator('.question').waitFor();
    return page;
  }

  test('are what the houses of the lane are called, and the other lords while one reads the chat', async () => {
    const page = await at(planning(HAND), { width: 1440, height: 900 });
    const names = await page.locator('.house .plate').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Get Food', 'Improve Reputation', 'Hire a Monster', 'Build a Room']));
    expect(names).toHaveLength(8);

    await page.locator('header').getByRole('button', { name: /chat/i }).click();
    const sheet = await page
      .locator('aside[aria-label]')
      .filter({ has: page.getByRole('button', { name: 'Close' }) })
      .boundingBox();
    const lords = await page
      .locator('aside.others [data-seat]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(lords).toHaveLength(3);
    expect(Math.max(...lords)).toBeLessThanOrEqual(sheet?.y ?? 0);
  });

  test('is the whole of a hand in a window at 200 %, where a mouse points', async () => {
    const page = await at(midGame() as Prepared, { width: 720, height: 450 });
    const beyond = await page.locator('[data-hand]').evaluate((hand) => hand.scrollWidth - hand.clientWidth);
    expect(await page.locator('[data-hand] .spot').count()).toBeGreaterThan(5);
    expect(beyond).toBeLessThanOrEqual(0);
  });
});
