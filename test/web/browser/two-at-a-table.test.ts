// Two people at one table, each with a page of their own, and a third who watches: a whole game, by nothing but what
// stands on their pages.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { handOn, isAsked, logOn, playOn, questionOn, REPLAY_LINK } from '../../support/browser/playing.ts';
import { sayReady, setTable } from '../../support/browser/setting-tables.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const asked = await Promise.all(pages.map(isAsked));
  return pages[asked.indexOf(true)] as Page;
}

async function handsOf(pages: readonly Page[]): Promise<string[]> {
  return (await Promise.all(pages.map(handOn))).flat();
}

inBrowser('two people', (visit) => {
  test('play until the scores are known while a third watches who sees no hand, and a reload finds the same question', async () => {
    const owner = await visit(server().url);
    await setTable(owner, { access: 'with the link' });
    const other = await visit(owner.url());
    await other.getByRole('button', { name: 'Sit down' }).click();
    const watching = await visit(owner.url());
    await sayReady(other);
    await sayReady(owner);
    const players = [owner, other];
    await playOn(players, { most: 12 });
    // Some have none yet by then.
    while ((await handsOf(players)).length === 0) await playOn(players, { most: 4 });

    const asked = await whoIsAsked(players);
    const question = await questionOn(asked);
    await asked.reload();
    await asked.getByRole('alertdialog').waitFor();
    expect(await questionOn(asked)).toEqual(question);

    const told = await logOn(watching);
    expect(await watching.locator('.log li:not(.turn)').count()).toBeGreaterThan(0);
    await playOn(players, { most: 12, seed: 2 });
    await expect.poll(() => logOn(watching), { timeout: 60_000 }).not.toBe(told);
    await watching.getByText('You are watching').waitFor();
    expect(await handOn(watching)).toEqual([]);
    expect(await isAsked(watching)).toBe(false);

    await playOn(players, { seed: 3 });
    for (const page of [...players, watching]) {
      await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
      // To the final scoring, and to the replay.
      expect(await page.locator(REPLAY_LINK).count()).toBe(2);
    }
    expect(server().complaints).toEqual([]);
  });
});
