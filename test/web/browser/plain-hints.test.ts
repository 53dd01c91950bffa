// Hints at a plain table: a game without a page and without a mind has them by its score.
import { games } from '@undertow/games/index.ts';
import { prizes } from '@undertow/games/toy/index.ts';
import { offer } from '@undertow/server/offered.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { buildToyClient, TOY_CLIENT } from '../../support/browser/toy-client.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const program = new URL('../../support/thinking/toy-thoughts.ts', import.meta.url);
const offered = await offer(new Map([...games, [prizes.game.id, prizes]]), program);
const server = WholeServer.forAll({}, { offered, client: TOY_CLIENT });

inBrowser(
  'a plain table',
  (visit) => {
    test('says what a hint proposes, and picks it: it only has to be given', async () => {
      const guest = await guestOf(server());
      const match = await guest.client.create({ game: 'prizes', seats: 2, time: 'none', bots: true, level: 'random' });
      await match.ready();
      const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
      await page.getByRole('button', { name: 'Hint' }).click();
      const hint = page.getByText(/^Card \d: (It promises most|It makes no difference|Nothing else is worth)/).first();
      await hint.waitFor();
      const card = /^Card (\d)/.exec(await hint.innerText())?.[1] ?? '';
      await page.getByRole('button', { name: `Bid ${card}` }).click();
      await page.getByText(/Round 2: a prize of \d/).waitFor();
      expect(server().complaints).toEqual([]);
    });
  },
  buildToyClient,
);
