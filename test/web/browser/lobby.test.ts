// A lobby in which much goes on.
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { pressAt } from '../../support/browser/keyboard.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();
const AT_ONCE = 24;

inBrowser('a lobby with many tables', (visit) => {
  test('shows some of them, and more when it is asked, from the first of which one goes on', async () => {
    const { person } = await guestOf(server());
    const wish = NewTable.parse({ game: 'abyss', seats: 2 });
    for (let n = 0; n < 2 * AT_ONCE + 2; n++) await server().running.app.lobby.create(person, wish);
    const page = await visit(server().url, { session: await guestOf(server()) });
    const open = page.getByRole('region', { name: 'Open tables' });
    const rows = open.getByRole('listitem');
    await open.getByRole('button', { name: 'Show 24 more' }).waitFor();
    expect(await rows.count()).toBe(AT_ONCE);
    const more = open.getByRole('button', { name: /^Show/ });
    await pressAt(page, more);
    await pressAt(page, open.getByRole('button', { name: 'Show 2 more' }));
    await more.waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(2 * AT_ONCE + 2);
    expect(
      await seenOn(
        page,
        `[...document.querySelectorAll('#open')].map((title) =>
        [...title.closest('section').querySelectorAll('li')].findIndex((row) => row.contains(document.activeElement)))`,
      ),
    ).toEqual([2 * AT_ONCE]);
    expect(server().complaints).toEqual([]);
  });
});
