// A server with a game that the page does not show: its tables are named, and nothing of it is offered.
import { games } from '@undertow/games/index.ts';
import { prizes } from '@undertow/games/prizes/index.ts';
import { offer } from '@undertow/server/offered.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

/** Prizes by an id under which the page has no folder. */
const ID = 'other-prizes';
const offered = await offer(new Map([...games, [ID, { ...prizes, game: { ...prizes.game, id: ID } }]]));
const server = WholeServer.forAll({}, { offered });

const WISH = { game: ID, seats: 2, time: 'none' } as const;

inBrowser('a game that the page does not show', (visit) => {
  test('is named where its tables are listed, and there is no way in', async () => {
    const guest = await guestOf(server());
    await guest.client.create(WISH);
    const match = await guest.client.create({ ...WISH, bots: true });
    await match.ready();
    const page = await visit(server().url, { session: await guestOf(server()) });
    const open = page.getByRole('region', { name: 'Open tables' });
    await open.getByText('Prizes, with another client').waitFor();
    expect(await open.getByRole('button', { name: /^Sit/ }).count()).toBe(0);
    const playing = page.getByRole('region', { name: 'In progress' });
    await playing.getByText('Prizes, with another client').waitFor();
    expect(await playing.getByRole('link').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  test('is not there to set a table of, nor to look for', async () => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('group', { name: 'Clock' }).first().waitFor();
    expect(await page.getByText('Prizes', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create a table' }).first().click();
    await page.getByRole('button', { name: 'Create the table' }).waitFor();
    expect(await page.getByText('Prizes', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
  });

  test('says so at its table and at its replay, and its players stay who they are with their own client', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ ...WISH, bots: true });
    const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
    await page.getByRole('heading', { name: 'This table is played with another client' }).waitFor();
    await page.getByText('This page does not show Prizes.').waitFor();
    expect(await page.getByRole('button', { name: /ready/ }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await match.ready();
    await match.until(() => match.decision !== null);
    await page.reload();
    await page.getByRole('heading', { name: 'This table is played with another client' }).waitFor();
    await match.play(({ choice }) => ('options' in choice ? (choice.options[0] ?? null) : null));
    await match.until(() => match.table.status === 'ended');
    await goWithin(page, `/replay/${match.id}`);
    await page.getByText('This page does not show Prizes, so it cannot replay this match.').waitFor();
    await goWithin(page, `/player/${encodeURIComponent(guest.person.name)}`);
    await page.getByText('Prizes, with another client').waitFor();
    expect(await page.getByRole('link', { name: 'Replay' }).count()).toBe(0);
    expect(server().complaints).toEqual([]);
  });
});
