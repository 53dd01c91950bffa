// A whole game without a mouse, from the lobby to the scores.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { choose, pressAt, withKeys } from '../../support/browser/keyboard.ts';
import { playOn } from '../../support/browser/playing.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('somebody with a keyboard alone', (visit) => {
  test('sets a table, plays until the scores are known, and always sees where they are', async () => {
    const page = await visit(server().url);
    await pressAt(page, page.getByRole('button', { name: 'Set a table' }).first());
    await choose(page, page.getByRole('radio', { name: '2', exact: true }));
    await choose(page, page.getByRole('radio', { name: 'no clock' }));
    await pressAt(page, page.getByRole('switch', { name: 'Bots take the empty seats' }), 'Space');
    await pressAt(page, page.getByRole('button', { name: 'Open the table' }));
    await pressAt(page, page.getByRole('button', { name: 'I am ready' }));
    expect(await playOn([page], { way: withKeys(page) })).toBeGreaterThan(20);
    // The scores come by themselves; from there one comes back to the table, and to the scores again.
    await pressAt(page, page.getByRole('button', { name: 'Back to the table' }));
    await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
    await pressAt(page, page.getByRole('button', { name: 'Final scoring' }));
    await page.getByRole('button', { name: 'Back to the table' }).waitFor();
    expect(server().complaints).toEqual([]);
  });
});
