// What Lords can do, in words that stand there: where there is room, and never over anything else.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import { expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, overflowOn, speak } from '../../support/browser/inspecting.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Words that are cut off, or reach beyond the part of the table that they stand in. */
const CROWDED = `[...document.querySelectorAll('.powers')].flatMap((powers) => {
  const box = powers.getBoundingClientRect();
  const own = powers.closest('.own, .others').getBoundingClientRect();
  const log = document.querySelector('.side')?.getBoundingClientRect();
  const isOutside = box.right > own.right + 1 || box.bottom > own.bottom + 1 || (powers.closest('.others') && log && box.bottom > log.top);
  return isOutside ? [powers.textContent] : [];
})`;

inBrowser('what Lords can do', (visit) => {
  test('is read without hovering where there is room, of one’s own and of the others, in each language', async () => {
    const seats = [{ lords: ['slaver', 'miller', 'trader'] }, { lords: ['tamer', 'hunter'] }];
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given({ seats }), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, width: 1600, height: 900 });
    const own = page.locator('.own .powers li');
    await own.waitFor();
    // The power of the Trader, and that of the Hunter, were used up when they came.
    expect(await own.allInnerTexts()).toEqual([expect.stringMatching(/^Slaver/)]);
    expect(await page.locator('.others .powers li').allInnerTexts()).toEqual([expect.stringMatching(/^Tamer/)]);
    expect(await barriersOn(page)).toEqual([]);
    for (const code of languages) {
      await speak(page, code);
      expect(await seenOn(page, CROWDED), code).toEqual([]);
      expect(await overflowOn(page), code).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await speak(page, 'en');
    await page.getByRole('button', { name: 'Realm', exact: true }).click();
    await own.waitFor();
  });

  test('is left out where many Lords need the room themselves', async () => {
    const lords = ['slaver', 'oracle', 'alchemist', 'treasurer', 'diplomat', 'landlord'];
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given({ seats: [{ pearls: 5, hand: ['seahorse-5'], lords }, {}] }), [
      session.person,
      other.person,
    ]);
    const page = await visit(`${server().url}/table/${table}`, { session });
    await page.getByRole('alertdialog').waitFor();
    expect(await page.locator('.own .powers').count()).toBe(0);
    expect(await seenOn(page, CROWDED)).toEqual([]);
  });
});
