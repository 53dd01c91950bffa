// A whole game, played in the browser by nothing but what stands on the page.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { playOn, REPLAY_LINK } from '../../support/browser/playing.ts';
import { sayReady, setTable } from '../../support/browser/setting-tables.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('a guest', (visit) => {
  test('sets a table with all expansions, and plays against a bot until the scores are known', async () => {
    const page = await visit(server().url);
    await setTable(page, { expansions: ['Leviathan', 'Kraken'], access: 'by invitation', bots: true });
    await sayReady(page);
    expect(await playOn([page])).toBeGreaterThan(20);
    await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
    // To the final scoring, and to the replay.
    expect(await page.locator(REPLAY_LINK).count()).toBe(2);
    expect(server().complaints).toEqual([]);
  });
});
