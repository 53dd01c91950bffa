// The stages of a game of Dungeon Lords: no barriers in either theme, and in no language too large for a phone or a desk.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { type Guest, guestOf } from '../../../../test/support/browser/guests.ts';
import { faultsOfAll, type Lead } from '../../../../test/support/browser/inspecting.ts';
import { goWithin } from '../../../../test/support/browser/watching.ts';
import { inTurn } from '../../../../test/support/run/seeds.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { tableOn, type Way, wayAfter, waysToPrompts } from '../support/dungeons.ts';

const server = WholeServer.forAll();
const ways = waysToPrompts();

async function come(page: Page, guest: Guest, way: Way | undefined): Promise<void> {
  if (!way) throw new Error('no position is of this kind');
  await goWithin(page, `/table/${await tableOn(server(), guest, way)}`);
  await page.locator('.question').waitFor();
}

const leadsFor = (guest: Guest): Readonly<Record<string, Lead>> => ({
  hiring: (page) => come(page, guest, ways.get('hireCreature')),
  building: (page) => come(page, guest, ways.get('buildRoom')),
  digging: (page) => come(page, guest, ways.get('digCells')),
  production: (page) => come(page, guest, ways.get('production')),
  taxes: (page) => come(page, guest, ways.get('taxes')),
  payday: (page) => come(page, guest, ways.get('payday')),
  'a special event': (page) => come(page, guest, ways.get('specialEvent')),
  'the arrival of heroes': (page) => come(page, guest, wayAfter('heroArrived')),
  'a tile that is conquered': (page) => come(page, guest, wayAfter('tileConquered')),
  'the second year': (page) => come(page, guest, wayAfter('yearBegan')),
});

inBrowser('a stage of Dungeon Lords', (visit) => {
  test('is accessible, and fits in each language', async () => {
    const guest = await guestOf(server());
    const page = await visit(server().url, { session: guest });
    // The others have the same parts around a stage that lies like theirs.
    expect(await faultsOfAll(page, Object.fromEntries(inTurn(Object.entries(leadsFor(guest)), 0)))).toEqual([]);
    expect(server().complaints).toEqual([]);
  });
});
