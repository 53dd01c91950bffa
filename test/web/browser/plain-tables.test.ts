// The games of the house as plain tables: whatever they ask is answered there, to the end.
import { games } from '@undertow/games/index.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { isAsked, playOn } from '../../support/browser/playing.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** What was picked is given as soon as it is enough. */
const OFFERED = [
  '.question .acts > .button.go:enabled',
  '.spot.may:not([aria-pressed="true"]), .question .acts > .button.may:enabled:not([aria-pressed="true"])',
];
const BEFORE_LOOKING = 12;

inBrowser('a plain table', (visit) => {
  test.each([...games.keys()])('plays %s to the end, and scores it', async (game) => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game, seats: 2, time: 'none', bots: true });
    await match.ready();
    const page = await visit(`${server().url}/table/${match.id}?table=plain`, { session: guest });
    await expect.poll(() => isAsked(page)).toBe(true);
    await playOn([page], { offered: OFFERED, most: BEFORE_LOOKING });
    expect(await barriersOn(page)).toEqual([]);
    const ground = () => page.evaluate('document.documentElement.dataset.ground');
    expect(await ground()).toBe('shore plain');
    await playOn([page], { offered: OFFERED });
    await page.getByRole('region', { name: 'Final scoring' }).waitFor();
    expect(await ground()).toBe('shore plain');
    expect(await page.getByRole('row', { name: /^Total/ }).count()).toBe(1);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the lobby' }).first().click();
    await expect.poll(ground).toBe('shore');
    expect(server().complaints).toEqual([]);
  });
});
