// A whole game on a phone, held upright and touched with a finger.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { playOn } from '../../support/browser/playing.ts';
import { withFinger } from '../../support/browser/pressing.ts';
import { sayReady, setTable } from '../../support/browser/setting-tables.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('somebody with a phone', (visit) => {
  test('sets a table, and plays with a finger until the scores are known', async () => {
    const page = await visit(server().url, { width: 390, height: 844, hasTouch: true });
    await setTable(page, { bots: true });
    await sayReady(page);
    expect(await playOn([page], { way: withFinger })).toBeGreaterThan(20);
    await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
    expect(server().complaints).toEqual([]);
  });
});
