// What the signs of Dungeon Lords say on a phone, and that what is pressed stays where it is.
import { Match } from '@undertow/shared/table/match.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { DESK, PHONE, speak } from '../../../../test/support/browser/inspecting.ts';
import { drawnAgain } from '../../../../test/support/browser/watching.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import { planning, tableOn, type Way, waysToPrompts } from '../support/dungeons.ts';

const server = WholeServer.forAll();
const ORDERS = ['get-food', 'recruit-imps', 'mine-gold', 'dig-tunnels', 'buy-traps', 'build-room'];

/** Four heroes with as many hit points as there may be stand before one tunnel. */
function strongParty() {
  const party = ['y2-warrior-1', 'y2-priest-1', 'y2-thief-1', 'y2-wizard-1'].map((id) => ({ id, bonus: 2 }));
  const dungeon = [{ cell: [2, 0], tile: 'tunnel' } as const];
  const combatCards = ['y2-regeneration', 'y2-aura-of-fear', 'y2-plunder', 'y2-earthquake'];
  const state = combatFrom({ year: 2, combatCards, seats: [{ dungeon, party, creatures: [{ id: 'goblin' }] }, {}] });
  return Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
}

inBrowser('the hill', (visit) => {
  const come = async (way: Way, viewing: { width: number; height: number; hasTouch?: boolean }) => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, way);
    const page = await visit(`${server().url}/table/${table}`, { ...viewing, session: guest });
    await page.getByRole('alertdialog').waitFor();
    return page;
  };

  test('keeps the hit points of neighbours apart on a phone', async () => {
    const page = await come({ rest: strongParty(), answers: [] }, { ...PHONE, hasTouch: true });
    const pegs = await page.locator('.party .pegs').all();
    expect(pegs.length).toBe(4);
    const boxes = (await Promise.all(pegs.map((one) => one.boundingBox()))).flatMap((box) => (box ? [box] : []));
    const fromLeft = boxes.toSorted((one, other) => one.x - other.x);
    for (const [at, { x, width }] of fromLeft.slice(0, -1).entries()) {
      expect((fromLeft[at + 1]?.x ?? 0) - x - width).toBeGreaterThan(4);
    }
  });

  test('writes before each number of a price that it is lost, and before evil that it is gained', async () => {
    const page = await come({ rest: planning(ORDERS), answers: [] }, { ...PHONE, hasTouch: true });
    const prices = page.locator('.order', { hasText: 'Get Food' }).locator('.price');
    expect((await prices.allTextContents()).map((said) => said.trim())).toEqual(['−1', '+1', '+2']);
    const imps = page.locator('.order', { hasText: 'Recruit Imps' }).locator('.price');
    expect((await imps.allTextContents()).map((said) => said.trim())).toEqual(['−1', '−2', '−1−1']);
  });

  test('shows as many goods on a phone as there are, and no label wider than its room', async () => {
    const save = planning(ORDERS).save();
    Object.assign(save.state.seats[0] as object, { imps: 7, gold: 5 });
    const phone = { ...PHONE, hasTouch: true };
    const page = await come({ rest: Match.resume(dungeonLords, save), answers: [] }, phone);
    await page.getByRole('button', { name: 'Dungeon', exact: true }).click();
    expect(await page.locator('[data-store="0:imps"] .things svg').count()).toBe(7);
    expect(await page.locator('[data-store="0:gold"] .things svg').count()).toBe(5);

    const working = await come(waysToPrompts().get('production') as Way, phone);
    const widths = `[...document.querySelectorAll('.plaque')].map((label) => label.offsetWidth - label.closest('.cell').offsetWidth)`;
    const wider = (await working.evaluate(widths)) as number[];
    expect(wider.length).toBeGreaterThan(0);
    expect(Math.max(...wider)).toBeLessThanOrEqual(0);
  });

  test.each([
    { viewing: DESK, language: 'en' },
    { viewing: { ...PHONE, hasTouch: true }, language: 'ru' },
  ])('moves no button while one digs, at $viewing.width in $language', async ({ viewing, language }) => {
    const page = await come(waysToPrompts().get('digCells') as Way, viewing);
    await speak(page, language);
    const before = await placesOf(page);
    await page.locator('.spot.may[data-place^="cell:"]').first().click();
    await drawnAgain(page);
    expect(await placesOf(page)).toEqual(before);
    await page.locator('.spot.may[data-place^="cell:"]').first().click();
    await drawnAgain(page);
    expect(await placesOf(page)).toEqual(before);
  });
});

/** Where the buttons stand that send the answer, and that leave it. */
async function placesOf(page: Page): Promise<(number | undefined)[]> {
  const buttons = page.locator('.question .acts > .button').filter({ has: page.locator('.label') });
  const leaving = page.locator('.question .acts > .button.go ~ .button.quiet').first();
  const boxes = [await buttons.boundingBox(), await leaving.boundingBox()];
  return boxes.flatMap((box) => [box?.x, box?.y, box?.width].map((n) => n && Math.round(n)));
}
