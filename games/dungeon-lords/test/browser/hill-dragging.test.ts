// What is planned at a table of Dungeon Lords with a mouse that drags: orders to their pegs, a trap and a creature to the stage.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { goWithin } from '../../../../test/support/browser/watching.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import type { DungeonLords } from '../../client.ts';
import { battlePlans, onPegs, planning } from '../support/dungeons.ts';

const server = WholeServer.forAll();

async function middleOf(thing: Locator): Promise<readonly [x: number, y: number]> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not there`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 5 });
  await page.mouse.up();
}

inBrowser('a lord who drags', (visit) => {
  test('hangs orders on the pegs on which they are let go, and sends a trap and a creature to a battle', async () => {
    const guest = await guestOf(server());
    const hand = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'];
    const table = await tableAt(server(), planning(hand), [guest.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: guest });
    await page.getByRole('alertdialog').waitFor();
    const order = (id: string) => page.locator(`[data-place="order:${id}"]`);
    const peg = (at: number) => page.locator(`[data-place="peg:${at}"]`);
    await drag(page, order('get-food'), peg(1));
    await drag(page, order('dig-tunnels'), peg(3));
    expect(await onPegs(page)).toEqual(['Get Food', 'Dig Tunnels']);
    await drag(page, order('mine-gold'), peg(1));
    expect(await onPegs(page)).toEqual(['Mine Gold', 'Get Food', 'Dig Tunnels']);
    await drag(page, order('recruit-imps'), peg(2));
    await drag(page, order('get-food'), page.locator('.log'));
    expect(await onPegs(page)).toEqual(['Mine Gold', 'Get Food', 'Dig Tunnels']);
    await drag(page, peg(3), peg(1));
    await page.locator('.question .button.go').click();
    const seen = await guest.client.join<DungeonLords>(table);
    await seen.until(() => seen.view?.seats[0]?.played.length === 3);
    expect(seen.view?.seats[0]?.played.map(({ id }) => id)).toEqual(['dig-tunnels', 'mine-gold', 'get-food']);

    await goWithin(page, `/table/${await tableAt(server(), battlePlans(), [guest.person])}`);
    const stage = page.locator('section.stage.planning');
    await drag(page, page.locator('[data-place="trap:1"]'), stage);
    await drag(page, page.locator('[data-place="creature:0:0"]'), stage);
    await stage.getByRole('button', { name: 'Trapdoor' }).waitFor();
    await stage.locator('.den').getByText('Witch').first().waitFor();
    // A tunnel takes one trap.
    await drag(page, page.locator('[data-place="trap:0"]'), stage);
    await page.getByText('This tile takes no more traps.').waitFor();
    await drag(page, stage.locator('[data-place="set:0"]'), page.locator('.log'));
    expect(server().complaints).toEqual([]);
  });
});
