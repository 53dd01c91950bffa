// Pieces that lie nowhere on the board, and are laid out to be chosen from.
import type { ElementHandle } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { type Way, withFinger, withMouse } from '../../../../test/support/browser/pressing.ts';
import { goWithin } from '../../../../test/support/browser/watching.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import type { Abyss } from '../../client.ts';
import { given } from '../support/position.ts';

const server = WholeServer.forAll();
const PILE = ['crab-2', 'crab-3', 'crab-4', 'jellyfish-2', 'squid-3', 'seahorse-3', 'shellfish-3', 'squid-5'];

/** The Healer has come, and the discard pile is full. */
function healing() {
  const hand = ['jellyfish-4', 'jellyfish-3', 'jellyfish-1'];
  const court = ['healer', 'keeper', 'miller', 'landowner', 'reaper'];
  const match = given(
    { seats: [{ pearls: 0, hand }, { pearls: 0 }], court, discard: PILE },
    { expansions: ['kraken'] },
  );
  for (const answer of ['recruit:healer', { allies: hand }]) match.answer(0, answer);
  return match;
}

inBrowser('a pile', (visit) => {
  test.each<readonly [screen: string, width: number, height: number, way: Way]>([
    ['phone', 390, 844, withFinger],
    ['desk', 1280, 720, withMouse],
  ])('can be chosen from down to its last card on a %s', async (_, width, height, way) => {
    const session = await guestOf(server());
    const opponent = await guestOf(server());
    const table = await tableAt(server(), healing(), [session.person, opponent.person]);
    const page = await visit(server().url, { session, width, height, hasTouch: way === withFinger });
    await goWithin(page, `/table/${table}`);
    await page.getByRole('alertdialog').waitFor();
    const pile = page.locator('.question .off-board .spot');
    expect(await pile.count()).toBe(10);
    await way(page, (await page.locator('[data-place="offBoard:squid-5"]').elementHandle()) as ElementHandle);
    const told = await session.client.join<Abyss>(table);
    await told.until(() => told.view?.seats[0]?.hand?.includes('squid-5') === true);
    expect(server().complaints).toEqual([]);
  });
});
