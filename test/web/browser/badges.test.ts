// The digits that pick the pieces on the line of a question, for those who have keys.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { positionsFor } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** What is read on a piece, and its digit, where the one lies over the other. */
const COVERED = `[...document.querySelectorAll('.off-board .spot')].flatMap((piece) => {
  const digit = piece.querySelector('.digit').getBoundingClientRect();
  return [...piece.querySelectorAll('.value, .race, .corner')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < digit.right && digit.left < right && top < digit.bottom && digit.top < bottom;
  }).map((one) => one.className + ' ' + one.textContent);
})`;

inBrowser('a card on the line', (visit) => {
  test('shows its value and its Race beside the digit that picks it', async () => {
    const guest = await guestOf(server());
    const match = positionsFor('base', ['affiliate']).get('affiliate');
    if (!match) throw new Error('no Ally is affiliated in these games');
    const page = await visit(`${server().url}/table/${await tableAt(server(), match, [guest.person])}`, {
      session: guest,
    });
    await page.locator('.off-board .digit kbd').first().waitFor();
    expect(await page.locator('.off-board .value').count()).toBeGreaterThan(0);
    expect(await seenOn(page, COVERED)).toEqual([]);
  });
});
