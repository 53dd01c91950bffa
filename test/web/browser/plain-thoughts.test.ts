// Hints and analyses at a plain table: a game without a page and without a mind has them by its score, and says them in its own words.
import { games } from '@undertow/games/index.ts';
import { prizes } from '@undertow/games/prizes/index.ts';
import { offer } from '@undertow/server/offered.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, overflowOn } from '../../support/browser/inspecting.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const program = new URL('../../support/thinking/prizes-thoughts.ts', import.meta.url);
const offered = await offer(new Map([...games, [prizes.game.id, prizes]]), program);
const server = WholeServer.forAll({}, { offered });

inBrowser('a plain table', (visit) => {
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

  test.for([
    [1440, 900, 'deep'],
    [390, 844, 'shallows'],
  ] as const)(
    'is looked back at with an analysis, in the words of the game: %d by %d, %s',
    async ([width, height, theme]) => {
      const guest = await guestOf(server());
      const match = await guest.client.create({
        game: 'prizes',
        seats: 2,
        time: 'none',
        bots: true,
        level: 'random',
      });
      await match.ready();
      await match.play(({ choice }) => ('options' in choice ? (choice.options[0] as string) : 0));
      await match.until(() => match.table.status === 'ended');
      const page = await visit(`${server().url}/replay/${match.id}`, {
        session: guest,
        width,
        height,
        settings: { theme },
      });
      await page.getByRole('button', { name: 'Analysis', exact: true }).click();
      const points = page.getByRole('region', { name: 'Turning points' }).getByRole('button');
      await points.first().waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      for (const point of await points.all()) {
        expect(await point.locator('b').textContent()).toMatch(/^Round \d: a prize of \d, /);
        expect(await point.textContent()).toMatch(/ bids *Card \d/);
      }
      await points.first().click();
      const moment = page.getByRole('region', { name: 'The moment' });
      await moment.getByText('best answer', { exact: true }).waitFor();
      await moment.getByText(/^the answer of /).waitFor();
      expect(await moment.getByText(/^A little later, beside .*: Points\s[+−]\d/).count()).toBeGreaterThan(0);
      await moment.locator('figure [inert] main').waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(await overflowOn(page)).toEqual([]);

      await moment.getByRole('button', { name: 'Ask others' }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'Copy the link' });
      await link.waitFor();
      const other = await visit(new URL((await link.getAttribute('href')) ?? '', server().url).href);
      await other.getByRole('alertdialog', { name: 'Bid a card' }).waitFor();
      await other.keyboard.press('1');
      await other.keyboard.press('Enter');
      await other
        .locator('dt', { hasText: 'Your answer' })
        .locator('+ dd', { hasText: /^Card \d$/ })
        .waitFor();
      await other
        .locator('dt', { hasText: 'A strong bot' })
        .locator('+ dd', { hasText: /^Card \d, wins \d+ of 100$/ })
        .waitFor();
      expect(server().complaints).toEqual([]);
    },
  );
});
