// Forms of a game from outside at its plain table: one has a component in the folder of the game, another is written.
import { games } from '@undertow/games/index.ts';
import { offer } from '@undertow/server/offered.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, overflowOn } from '../../support/browser/inspecting.ts';
import { buildOutsideClient, OUTSIDE_CLIENT } from '../../support/browser/outside-client.ts';
import { contracts } from '../../support/outside/contracts/index.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const offered = await offer(new Map([...games, [contracts.game.id, contracts]]));
const server = WholeServer.forAll({}, { offered, client: OUTSIDE_CLIENT });

inBrowser(
  'a form',
  (visit) => {
    test.for([
      [1440, 900, 'deep'],
      [390, 844, 'shallows'],
    ] as const)(
      'is answered by the component of its game, or written beside what an answer looks like: %d by %d, %s',
      async ([width, height, theme]) => {
        const guest = await guestOf(server());
        const match = await guest.client.create({ game: 'contracts', seats: 2, time: 'none', bots: true });
        await match.ready();
        const page = await visit(`${server().url}/table/${match.id}`, {
          ...{ session: guest, width, height, settings: { theme } },
        });
        const confirm = page.locator('.question .go');
        const wool = page.getByRole('spinbutton', { name: 'Wool' });
        await wool.waitFor();
        expect(await page.getByRole('spinbutton', { name: 'Plums' }).inputValue()).toBe('1');
        expect(await confirm.isDisabled()).toBe(false);
        await wool.fill('3');
        await expect.poll(() => confirm.isDisabled()).toBe(true);
        await wool.fill('2');
        await expect.poll(() => confirm.isDisabled()).toBe(false);
        expect(await barriersOn(page)).toEqual([]);
        await confirm.click();

        const text = page.getByRole('textbox', { name: 'Your answer' });
        await text.waitFor();
        expect(await text.inputValue()).toBe('{"of":"faith"}');
        const beside = page.getByRole('region', { name: 'What is asked' });
        expect(await beside.locator('pre').allTextContents()).toEqual([
          'of: "faith" | "fear"\nyears?: 1–9',
          '{"goods":3}',
        ]);
        await text.fill('{"of":"love"}');
        await expect.poll(() => confirm.isDisabled()).toBe(true);
        expect(await barriersOn(page)).toEqual([]);
        expect(await overflowOn(page)).toEqual([]);
        await text.fill('{"of":"fear"}');
        await confirm.click();
        await match.until(() => match.table.status === 'ended');
        expect(server().complaints).toEqual([]);
      },
    );
  },
  buildOutsideClient,
);
