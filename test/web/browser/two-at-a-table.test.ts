// Two people at one table, one with a keyboard alone and one with a finger on a phone, and a third who watches: a game from
// the lobby to the scores, by what stands on their pages; in a long run, by nothing else.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { clientOf } from '../../support/browser/guests.ts';
import { PHONE } from '../../support/browser/inspecting.ts';
import { choose, pressAt, withKeys } from '../../support/browser/keyboard.ts';
import { handOn, isAsked, logOn, playOn, questionOn, REPLAY_LINK } from '../../support/browser/playing.ts';
import { withFinger } from '../../support/browser/pressing.ts';
import { playOn as playOut } from '../../support/clients/client-play.ts';
import { chance } from '../../support/clients/door-player.ts';
import { isLong } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const asked = await Promise.all(pages.map(isAsked));
  return pages[asked.indexOf(true)] as Page;
}

async function handsOf(pages: readonly Page[]): Promise<string[]> {
  return (await Promise.all(pages.map(handOn))).flat();
}

/** How often this page takes its seat from now on. */
function joinsOf(page: Page): () => number {
  let joins = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (JSON.parse(`${payload}`).type === 'join') joins++;
    });
  });
  return () => joins;
}

/** Sets a table for two at which one may think for as long as one likes, and leads to it. */
async function setTableWithKeys(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: 'Create a table' }).first());
  await choose(page, page.getByRole('radio', { name: '2', exact: true }));
  await choose(page, page.getByRole('radio', { name: 'with the link' }));
  await choose(page, page.getByRole('radio', { name: 'no clock' }));
  const bots = page.getByRole('switch', { name: 'Bots take the empty seats' });
  await pressAt(page, bots, 'Space');
  expect(await bots.isChecked()).toBe(true);
  await pressAt(page, page.getByRole('button', { name: 'Create the table' }));
  await page.waitForURL(/\/table\//);
}

/** The same people play on to the end at other clients, and their pages show it. */
async function playElsewhere(players: readonly Page[]): Promise<void> {
  const [table = ''] = /\w+$/.exec(new URL(players[0]?.url() ?? '').pathname) ?? [];
  const clients = await Promise.all(players.map((page) => clientOf(page, server())));
  const visits = await Promise.all(clients.map((client) => client.join(table)));
  await Promise.all(visits.map((visit, seat) => playOut(visit, chance(seat))));
}

inBrowser('two people, one with a keyboard alone and one with a finger on a phone,', (visit) => {
  test('play until the scores are known while a spectator watches and sees no hand, and a reload finds the same question and the same log', async () => {
    const owner = await visit(server().url);
    await setTableWithKeys(owner);
    const other = await visit(owner.url(), { ...PHONE, hasTouch: true });
    await other.getByRole('button', { name: 'Sit down' }).tap();
    const watching = await visit(owner.url());
    await other.getByRole('button', { name: 'I am ready' }).tap();
    await pressAt(owner, owner.getByRole('button', { name: 'I am ready' }));
    const players = [owner, other];
    const way = (page: Page) => (page === owner ? withKeys : withFinger);
    await playOn(players, { way, most: 12 });
    // Some have none yet by then.
    while ((await handsOf(players)).length === 0) await playOn(players, { way, most: 4 });

    const asked = await whoIsAsked(players);
    const question = await questionOn(asked);
    const joins = joinsOf(asked);
    await asked.reload();
    await asked.getByRole('alertdialog').waitFor();
    expect(await questionOn(asked)).toEqual(question);
    expect(joins()).toBe(1);
    // On a new page the focus is nowhere.
    await asked.keyboard.press('Tab');

    const told = await logOn(watching);
    expect(await watching.locator('.log li:not(.turn)').count()).toBeGreaterThan(0);
    await watching.reload();
    await watching.getByText('You are watching').waitFor();
    await expect.poll(() => logOn(watching)).toBe(told);
    await playOn(players, { way, most: 12, seed: 2 });
    await expect.poll(() => logOn(watching)).not.toBe(told);
    await watching.getByText('You are watching').waitFor();
    expect(await handOn(watching)).toEqual([]);
    expect(await isAsked(watching)).toBe(false);

    if (isLong) await playOn(players, { way, seed: 3 });
    else await playElsewhere(players);
    for (const page of [...players, watching]) {
      await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
      // To the final scoring, and to the replay; a notice may have one more.
      await page.locator(REPLAY_LINK).nth(1).waitFor();
    }
    // The scores come by themselves; from there one comes back to the table, and to the scores again.
    await pressAt(owner, owner.getByRole('button', { name: 'Back to the table' }));
    await owner.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    await pressAt(owner, owner.getByRole('button', { name: 'Final scoring' }));
    await owner.getByRole('button', { name: 'Back to the table' }).waitFor();
    expect(server().complaints).toEqual([]);
  });
});
