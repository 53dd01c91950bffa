// A page of Dungeon Lords that is loaded anew, loses its line, or whose server dies, while orders and battles are planned.
import type { Visit } from '@undertow/client-sdk/visit.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { logOn, playOn } from '../../../../test/support/browser/playing.ts';
import { temporaryFolder } from '../../../../test/support/programs/folder.ts';
import { ServerProcess } from '../../../../test/support/server/server-process.ts';
import { clientOf } from '../../../../test/support/server/whole-server.ts';
import { sensible } from '../../bots/sensible.ts';
import type { DungeonLords } from '../../client.ts';
import { OFFERED, onPegs } from '../support/dungeons.ts';

/** Resolves when the page hears from a server to which it has connected anew. */
function reconnected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => socket.once('framereceived', () => resolve()));
  });
}

type Trouble = (page: Page, server: ServerProcess) => Promise<void>;

const reload: Trouble = async (page) => {
  await page.reload();
  await page.locator('#question').waitFor();
};

const loseLine: Trouble = async (page) => {
  const back = reconnected(page);
  await page.context().setOffline(true);
  await page.locator('main[inert]').waitFor();
  await page.context().setOffline(false);
  await back;
  await page.locator('main:not([inert])').waitFor();
};

const killServer: Trouble = async (page, server) => {
  const back = reconnected(page);
  await server.killAndRestart();
  await back;
  await page.locator('main:not([inert])').waitFor();
};

/** What is asked, and what was pressed for it so far. */
async function draftOn(page: Page): Promise<readonly unknown[]> {
  return [
    await page.locator('#question').textContent(),
    await onPegs(page),
    await page.locator('[aria-pressed="true"]').count(),
    await page.locator('.stage :is([data-place^="set:"], .den [data-place])').count(),
  ];
}

/** Answers for this seat until it is asked to plan a battle, which waits for something. */
async function playToBattle(visit: Visit<DungeonLords>, wait: () => Promise<unknown>): Promise<void> {
  for await (const decision of visit.decisions()) {
    if (decision.prompt === 'battlePlan' && (await wait()) === 'stop') return;
    await visit.answer(sensible(visit.view as never, { ...decision, seat: visit.seat as number }), decision);
  }
}

inBrowser('a lord at a page', (visit) => {
  test('finds their plan as it was, pressed or sent, after a reload, a lost line and a killed server, and the game goes on', async () => {
    const server = await ServerProcess.start({ DATA_DIR: temporaryFolder() });
    const house = { client: (options?: object) => clientOf(server.url, options) };
    const [me, other] = [await guestOf(house), await guestOf(house)];
    const mine = await me.client.create<DungeonLords>({ game: 'dungeon-lords', seats: 3, time: 'none', bots: true });
    const theirs = await other.client.join<DungeonLords>(mine.id);
    await Promise.all([mine.ready(), theirs.ready()]);
    const page = await visit(`${server.url}/table/${mine.id}`, { session: me });
    const goOn = page.locator('.question .button.go:enabled');
    const staysThrough = async (...troubles: readonly Trouble[]) => {
      const before = await draftOn(page);
      for (const trouble of troubles) {
        await trouble(page, server);
        await expect.poll(() => draftOn(page)).toEqual(before);
      }
    };

    await page.getByRole('alertdialog').waitFor();
    for (let at = 0; at < 2; at++) await page.locator('[data-place^="order:"].may').first().click();
    const begun = await onPegs(page);
    expect(begun).toHaveLength(2);
    await staysThrough(loseLine, killServer, reload);
    await page.locator('[data-place^="order:"].may').first().click();
    const plan = await onPegs(page);
    expect(plan.slice(0, 2)).toEqual(begun);
    await goOn.click();
    await page.locator('.question:not(.asked)').waitFor();
    // Sealed, it hangs there until the others have planned.
    await expect.poll(() => onPegs(page)).toEqual(plan);
    await staysThrough(killServer, reload);
    expect(await page.locator('.question.asked').count()).toBe(0);

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What the page answered may not be known here yet.
    await mine.until(() => mine.decision === null);
    // Goes on until the page is closed.
    playToBattle(theirs, () => released).catch(() => {});
    await playToBattle(mine, async () => 'stop');
    const first = (await mine.history()).flatMap(({ events }) => events).find(({ type }) => type === 'ordersRevealed');
    expect(first).toMatchObject({ card: 1 });
    expect((first as { orders?: readonly string[] }).orders?.[mine.seat ?? 0]).toBe(idOf(plan[0]));
    await page.getByRole('alertdialog').waitFor();
    const piece = page.locator(':is([data-place^="creature:"], [data-place^="trap:"]).may').first();
    if ((await piece.count()) > 0) await piece.click();
    // What is pressed of a battle is kept like what is pressed of an order, and sealed like it.
    await staysThrough(reload);
    await goOn.click();
    await page.locator('.question:not(.asked)').waitFor();
    await staysThrough(killServer);

    const told = await logOn(page);
    release();
    await expect.poll(() => logOn(page)).not.toBe(told);
    // While battles are fought, too.
    await page.getByRole('alertdialog').waitFor();
    await staysThrough(killServer);
    await playOn([page], { offered: OFFERED, most: 3 });
  });
});

/** The id of an order, by its English name. */
function idOf(name = ''): string {
  return name.toLowerCase().replace(' a ', ' ').replaceAll(' ', '-');
}
