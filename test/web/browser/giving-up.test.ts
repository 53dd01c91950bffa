// What stands about a table beside its board: the promise of the server, and the way to give up.
import type { Visit } from '@undertow/client-sdk/index.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { type Guest, guestOf, memberOf, shownName } from '../../support/browser/guests.ts';
import { barriersOn, PHONE } from '../../support/browser/inspecting.ts';
import { playOn } from '../../support/clients/client-play.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** A match of these and, where they are alone, of a bot. */
async function matchOf(people: readonly Guest[], more: object = {}): Promise<Visit> {
  const [owner, ...others] = people as [Guest, ...Guest[]];
  const seats = Math.max(2, people.length);
  const match = await owner.client.create({ game: 'abyss', seats, time: 'none', bots: true, ...more });
  for (const { client } of others) await (await client.join(match.id)).ready();
  await match.ready();
  await match.until(() => match.table.commitment !== null);
  return match;
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up for good' }).click();
}

inBrowser('a person who opens the sheet about a table', (visit) => {
  test('finds the promise that the server has made, also if they only watch', async () => {
    const { id } = await matchOf([await guestOf(server())]);
    const page = await visit(`${server().url}/table/${id}`);
    await page.getByRole('button', { name: 'Table menu' }).click();
    const { commitment } = await server().running.app.lobby.see(undefined, id);
    await page.getByRole('dialog').getByText(`${commitment}`).waitFor();
    expect(await page.getByRole('button', { name: 'Give up' }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  test('can give up, is at the lobby then, and has no table to come back to, while the others see it', async () => {
    const [ada, bo, cid] = [await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const address = `${server().url}/table/${(await matchOf([ada, bo, cid])).id}`;
    const page = await visit(address, { ...PHONE, session: ada });
    const elsewhere = await visit(address, { session: ada });
    const other = await visit(address, { session: bo });
    for (const one of [elsewhere, other]) await one.getByRole('button', { name: 'Table menu' }).waitFor();

    await giveUp(page);
    const news = other.getByRole('status').filter({ hasText: `${shownName(ada)} has given up` });
    // It goes by itself, but not while the focus is in it.
    await news.getByRole('button', { name: 'Close' }).focus();
    await page.waitForURL(`${server().url}/`);
    const told = page.getByRole('status').filter({ hasText: 'You have given up' });
    await told
      .getByText('you cannot come back. The match is not rated. The replay will be among your games.')
      .waitFor();
    await page.getByRole('heading', { name: 'In progress' }).waitFor();
    await page
      .getByRole('link', { name: /^Watch / })
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await told.getByRole('link', { name: 'Watch' }).click();
    await page.getByText('You are watching').waitFor();
    expect(await told.count()).toBe(0);

    await news.getByText('A bot plays on in their place.').waitFor();
    await other
      .getByRole('log')
      .getByText(`${shownName(ada)} has given up; a bot plays on.`)
      .waitFor();
    expect(await barriersOn(other)).toEqual([]);
    await news.getByRole('button', { name: 'Close' }).click();
    await news.waitFor({ state: 'detached' });
    await other
      .getByRole('region', { name: shownName(ada) })
      .getByText('has given up')
      .waitFor();
    await elsewhere.getByText('You are watching').waitFor();
    expect(await elsewhere.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
    await elsewhere.getByRole('button', { name: 'Table menu' }).click();
    await elsewhere.getByRole('dialog').getByText('Promise of fair play').waitFor();
    expect(await elsewhere.getByRole('button', { name: 'Give up' }).count()).toBe(0);
    expect(server().complaints).toEqual([]);
  });

  test('is told what becomes of the match if no other person plays, and it ends so', async () => {
    const ada = await guestOf(server());
    const { id } = await matchOf([ada]);
    const page = await visit(`${server().url}/table/${id}`, { session: ada });
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByText('the match would end without a result').waitFor();
    await page.keyboard.press('Escape');
    await giveUp(page);
    await page.getByRole('heading', { name: 'The match was abandoned' }).waitFor();
    await page.getByText('Nobody else was left to play').waitFor();
    expect((await server().running.app.lobby.see(undefined, id)).status).toBe('abandoned');
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForURL(`${server().url}/replay/${id}`);
  });

  test('does not give up by pressing twice at once, or by holding a key', async () => {
    const [ada, bo] = [await guestOf(server()), await guestOf(server())];
    const { id } = await matchOf([ada, bo]);
    const page = await visit(`${server().url}/table/${id}`, { session: ada });
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).dblclick();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up for good' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).focus();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Give up for good' });
    expect(await sure.evaluate((button) => button.matches(':focus'))).toBe(true);
    const { seats } = await server().running.app.lobby.see(undefined, id);
    expect(seats.map((seat) => seat?.resigned)).toEqual([false, false]);
  });

  test('sees how it ended if a rated match is decided by that', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => memberOf(server(), name)));
    const { id } = await matchOf([ada, bo] as Guest[], { rated: true, bots: false });
    const page = await visit(`${server().url}/table/${id}`, { session: ada as Guest });
    const stayed = await visit(`${server().url}/table/${id}`, { session: bo as Guest });
    await stayed.getByRole('button', { name: 'Table menu' }).waitFor();
    await giveUp(page);
    await page.getByRole('heading', { name: 'Bo wins' }).waitFor();
    // The scoring says it itself, and nothing lies over it.
    await stayed.locator('.pillars').waitFor();
    await expect.poll(() => stayed.locator('.telling .told').count()).toBe(0);
    await page.getByText('Ada has given up.').waitFor();
    await page.getByText(/^[−-]\d+\srating$/).waitFor();
  });

  test('has lost a duel by that, and the other sees it as a win, from which they play on against a bot if they like', async () => {
    const [ada, bo] = [await guestOf(server()), await guestOf(server())];
    const { id } = await matchOf([ada, bo]);
    const page = await visit(`${server().url}/table/${id}`, { ...PHONE, session: ada });
    const stayed = await visit(`${server().url}/table/${id}`, { session: bo });
    await stayed.getByRole('button', { name: 'Table menu' }).waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByText('The match ends, and the player who is left wins.').waitFor();
    await page.keyboard.press('Escape');
    await giveUp(page);
    await page.getByRole('heading', { name: `${shownName(bo)} wins` }).waitFor();
    await stayed.getByRole('heading', { name: 'You win' }).waitFor();
    await stayed.getByText(`${shownName(ada)} has given up.`).waitFor();
    for (const name of ['Play again', 'Play on against a bot']) await stayed.getByRole('button', { name }).waitFor();
    await stayed.getByRole('link', { name: 'Analysis' }).waitFor();
    expect(await barriersOn(stayed)).toEqual([]);
    await stayed.getByRole('button', { name: 'Play on against a bot' }).click();
    await stayed.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
    await stayed.getByRole('button', { name: 'Table menu' }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('has not lost the other by that: whichever of them asks for the same again, both come to it', async () => {
    const [ada, bo] = [await guestOf(server()), await guestOf(server())];
    const { id } = await matchOf([ada, bo]);
    const page = await visit(`${server().url}/table/${id}`, { ...PHONE, session: ada });
    const stayed = await visit(`${server().url}/table/${id}`, { session: bo });
    await stayed.getByRole('button', { name: 'Table menu' }).waitFor();
    await giveUp(page);
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await stayed.getByRole('button', { name: 'Play again' }).click();
    await stayed.getByRole('button', { name: 'I am ready' }).waitFor();
    const asked = page.getByRole('status').filter({ hasText: shownName(bo) });
    await asked.getByRole('button').click();
    await page.waitForURL(stayed.url());
    await stayed.getByText(shownName(ada)).first().waitFor();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    await expect.poll(() => barriersOn(page)).toEqual([]);
  });

  test('sees nothing more of a match without spectators until it is over, in any tab', async () => {
    const [ada, bo, cid] = [await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const spectators = { allowed: false, delay: 0 };
    const { id } = await matchOf([ada, bo, cid], { spectators });
    const page = await visit(`${server().url}/table/${id}`, { session: ada });
    const elsewhere = await visit(`${server().url}/table/${id}`, { session: ada });
    await elsewhere.getByRole('button', { name: 'Table menu' }).waitFor();
    await giveUp(page);
    await elsewhere.getByRole('heading', { name: 'This match cannot be watched' }).waitFor();
    const told = page.getByRole('status').filter({ hasText: 'You have given up' });
    await told.getByRole('link', { name: 'Games' }).click();
    await page.getByRole('heading', { name: shownName(ada) }).waitFor();
    expect(await told.count()).toBe(0);

    const others = await Promise.all([bo, cid].map(({ client }) => client.join(id)));
    await Promise.all(others.map((other) => playOn(other, openRandom({ seed: 'fast:1', position: 0 }))));
    await elsewhere.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: /^Replay/ }).click();
    await page.waitForURL(`${server().url}/replay/${id}`);
  });
});
