// A fight against a Leviathan on its open berth: what is told of it, and when.
import { leviathanTable } from '@undertow/games/abyss/test/support/expansion-talk.ts';
import { answer, explore } from '@undertow/games/abyss/test/support/table-talk.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** What is played over the board stays at its beginning until it is finished, however long that takes. */
const HELD_BACK = `
  Animation.prototype.updatePlaybackRate = function () { this.pause(); };
  const later = window.setTimeout;
  const LOST = 8000;
  window.setTimeout = (call, after, ...given) => after >= LOST ? 0 : later(call, after, ...given);
`;

/** Parts of the berth that are cut off, or lie under something else. */
const OUT_OF_SIGHT = `(() => {
  const open = document.querySelector('[data-fight] .open-berth');
  return [...open.querySelectorAll('.beast, .title b, .tide, .wall b, .scale')].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && seen && open.contains(seen) ? [] : [part.outerHTML];
  });
})()`;

/** The first seat has chosen to fight the only Leviathan, and is to send an Ally; the die will beat one level of two. */
function beforeAttack() {
  const match = leviathanTable([{ hand: ['crab-1', 'crab-5'] }, {}], {
    explorationDeck: ['monster', 'squid-2'],
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    border: { b7: 'leviathan-06' },
    dice: [2],
    discard: [],
  });
  explore(match);
  answer(match, 0, 'monsterDecision', 'fight');
  return match;
}

inBrowser('a fight', (visit) => {
  test('tells its result only when the dice have lain: level, log and question', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), beforeAttack(), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, isMoving: true });
    const question = page.getByRole('alertdialog');
    const log = page.getByRole('log');
    const beaten = page.locator('[data-place="beast:leviathan-06"] .level.gone');
    await question.waitFor();
    await page.evaluate(HELD_BACK);

    const theirs = await other.client.join(table);
    await page.locator('[data-place^="hand:crab-5"]').first().click();
    await page.locator('.moment .die').first().waitFor({ state: 'attached' });
    await theirs.until(() => JSON.stringify(theirs.view).includes('"beaten":1'));
    expect(await beaten.count()).toBe(0);
    expect(await log.textContent()).not.toMatch(/die\sshows|Health/);
    expect(await question.count()).toBe(0);

    await page.keyboard.press('Shift');
    await question.waitFor();
    expect(await beaten.count()).toBe(1);
    expect(await log.textContent()).toMatch(/die shows\s2.*1\sHealth/s);
    expect(server().complaints).toEqual([]);
  });

  test('is seen step by step also where nothing moves, and tells its result after the last of them', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), beforeAttack(), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, isMoving: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await page.evaluate(HELD_BACK);

    await page.locator('[data-place^="hand:crab-5"]').first().click();
    await page.locator('.moment .still .die').first().waitFor({ state: 'attached' });
    expect(await question.count()).toBe(0);
    expect(await page.locator('.moment .die > .face').first().isVisible()).toBe(false);
    await page.keyboard.press('Shift');
    await question.waitFor();
    expect(await page.locator('[data-place="beast:leviathan-06"] .level.gone').count()).toBe(1);
  });

  test.each([
    [390, 844],
    [844, 390],
    [640, 360],
  ])('shows the whole Leviathan on a screen of %i × %i pixels', async (width, height) => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), beforeAttack(), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, width, height, hasTouch: true });
    await page.getByRole('alertdialog').waitFor();
    const berth = page.locator('[data-fight] .open-berth');
    await berth.waitFor();

    const hidden = await page.evaluate(OUT_OF_SIGHT);
    expect(hidden).toEqual([]);
  });

  test('leaves the board within reach of a finger in a low window while nobody fights', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), leviathanTable([{}, {}]), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, width: 844, height: 390, hasTouch: true });
    await page.getByRole('alertdialog').waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'Council' }).tap();
    await page.locator('[data-place="council:squid"]').tap();
    await page.locator('[data-hand] [data-place^="hand:squid-1"]').waitFor();
    expect(server().complaints).toEqual([]);
  });
});
