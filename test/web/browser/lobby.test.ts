// A lobby in which much goes on.
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf, memberOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { pressAt } from '../../support/browser/keyboard.ts';
import { goWithin, seenOn, until } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const AT_ONCE = 24;
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

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

  test.each([
    { what: 'the sheet of a new table', file: 'NewTable', come: (page: Page) => press(page, 'Create a table') },
    { what: 'the door of the house', file: 'entrance-sheet', come: (page: Page) => press(page, 'Sign in') },
    { what: 'the welcome', file: 'Coast', come: async () => {} },
    { what: 'who sits there', file: 'Seats', come: async () => {} },
  ])('says so where $what cannot be fetched, and gets it when it is tried again', async ({ file, come }) => {
    const { client } = await guestOf(server());
    await client.create({ game: 'abyss', seats: 2 });
    const page = await visit(`${server().url}/healthz`);
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto(server().url);
    await come(page);
    const told = page.getByRole('status').filter({ hasText: 'No connection' });
    await told.waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await told.getByRole('link', { name: 'Try now' }).click();
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    await page.getByRole('region', { name: 'Open tables' }).getByRole('img', { name: /free/ }).first().waitFor();
    await come(page);
    if (file !== 'Coast' && file !== 'Seats') await page.getByRole('dialog').waitFor();
    expect(await told.count()).toBe(0);
  });

  test.each([
    { what: 'a part that cannot be read', path: '/', file: 'Coast', body: 'export default (', fault: 'SyntaxError' },
    { what: 'a part that fails', path: '/', file: 'Coast', body: 'nothing.like.this;', fault: 'ReferenceError' },
    {
      what: 'a page that fails',
      path: '/lost',
      file: 'NowherePage',
      body: 'nothing.like.this;',
      fault: 'ReferenceError',
    },
  ])('says of $what that something went wrong, and reports what', async ({ path, file, body, fault }) => {
    const page = await visit(`${server().url}/healthz`);
    const faults: string[] = [];
    await page.exposeFunction('faultIs', (name: string) => faults.push(name));
    await page.addInitScript('window.reportError = ({ name }) => faultIs(name)');
    await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(`${server().url}${path}`);
    await page.getByText('Something went wrong. Try again.').first().waitFor();
    expect(await page.getByText('No connection').count()).toBe(0);
    expect(faults).toEqual([fault]);
  });
});

inBrowser('a table that waits', (visit) => {
  test('is changed by its owner, gets a bot, and is agreed to anew by all who see it', async () => {
    const [owner, other] = [await guestOf(server()), await guestOf(server())];
    const { lobby } = server().running.app;
    const { id } = await lobby.create(owner.person, NewTable.parse({ game: 'abyss', seats: 4 }));
    await lobby.join(other.person, id, {});
    const own = await visit(`${server().url}/table/${id}`, { session: owner });
    const theirs = await visit(`${server().url}/table/${id}`, { session: other });
    await theirs.getByRole('button', { name: 'I am ready' }).click();
    await theirs.getByRole('button', { name: 'Not ready yet' }).waitFor();
    await own.getByRole('button', { name: 'Change the table' }).click();
    const sheet = own.getByRole('dialog');
    await sheet.getByRole('radio', { name: '3', exact: true }).check();
    await sheet.getByRole('checkbox', { name: 'Kraken' }).check();
    await sheet.getByRole('button', { name: 'Change it' }).click();
    await sheet.waitFor({ state: 'detached' });
    await theirs.getByText('The table has been changed. Are you ready for this, too?').waitFor();
    expect(await theirs.getByRole('listitem').count()).toBe(3);
    await own.getByRole('button', { name: 'Add a bot to seat 3' }).click();
    await own.getByText('bot', { exact: true }).waitFor();
    await own.getByRole('button', { name: 'I am ready' }).click();
    await theirs.getByRole('button', { name: 'I am ready' }).click();
    await theirs.getByRole('button', { name: 'Table menu' }).waitFor();
    expect(await lobby.see(other.person, id)).toMatchObject({
      status: 'playing',
      terms: 1,
      options: { expansions: ['kraken'] },
    });
    expect(server().complaints).toEqual([]);
  });

  test('tells how well its bots play, from its plan to its seats', async () => {
    const owner = await guestOf(server());
    const page = await visit(server().url, { session: owner, games: ['abyss'] });
    await page.getByRole('button', { name: 'Create a table' }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: '3', exact: true }).check();
    await sheet.getByRole('switch', { name: 'Bots take the empty seats' }).check();
    await sheet.getByRole('radio', { name: 'keen' }).check();
    await sheet.getByText(/looks one turn ahead/).waitFor();
    await sheet.getByRole('button', { name: 'Create the table' }).click();
    await page.getByText(/Bots take the empty seats \(keen\)/).waitFor();
    await page.getByRole('combobox', { name: 'How the next bot plays' }).selectOption('deep');
    await page.getByRole('button', { name: 'Add a bot to seat 2' }).click();
    await page.getByText(/^deep: Tries every likely answer/).waitFor();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    await page.getByRole('img', { name: 'Bot (deep)' }).waitFor();
    await page.getByRole('img', { name: 'Bot (keen)' }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('stands in the world of its game, and shows that alone', async () => {
    const owner = await guestOf(server());
    const { id } = await server().running.app.lobby.create(
      owner.person,
      NewTable.parse({ game: 'dungeon-lords', seats: 4 }),
    );
    const page = await visit(`${server().url}/table/${id}`, { session: owner });
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    await until(page, `document.querySelector('main img')?.naturalWidth > 0`);
    // No sky, which would end in the midst of the words.
    expect(await page.locator('html').getAttribute('data-ground')).toBe('hill');
    expect(await barriersOn(page)).toEqual([]);
    await server().running.app.lobby.leave(owner.person, id, false);
  });

  test('tells a person who wants to play with people that a bot of the network waits, before the match begins', async () => {
    const bot = server().client();
    await bot.guest({ bot: true });
    const { name = '' } = bot.person ?? {};
    const { id } = await bot.quick({ game: 'dungeon-lords', seats: 4 });
    for (let n = 0; n < 2; n++) await (await guestOf(server())).client.join(id).then((other) => other.ready());
    const page = await visit(server().url, { session: await guestOf(server()) });
    const open = page.getByRole('region', { name: 'Open tables' });
    // Not only to those who point at it.
    await open.locator('.taken .bot svg').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Play now Dungeon Lords' }).click();
    await page.waitForURL(`**/table/${id}`);
    await page.getByRole('alert').filter({ hasText: 'is a bot. If you want to play with it' }).waitFor();
    // Also in a tab that one does not look at.
    await expect.poll(() => page.title()).toMatch(/^● /);
    await page.getByRole('listitem').getByRole('img', { name: 'Bot', exact: true }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    // Its own page says so, too.
    await goWithin(page, `/player/${encodeURIComponent(name)}`);
    await page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Bot' }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('offers bots as its great button to a player who has waited alone for ten seconds, and waits on meanwhile', async () => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    await page.clock.install();
    await page.getByRole('region', { name: 'Abyss', exact: true }).getByRole('radio', { name: 'people' }).click();
    await page.getByRole('button', { name: 'Play now Abyss' }).click();
    await page.waitForURL(/\/table\//);
    const id = page.url().split('/').at(-1) as string;
    const bots = page.getByRole('button', { name: 'Play with bots now' });
    await bots.waitFor();
    const heightOf = async () => (await bots.boundingBox())?.height ?? 0;
    expect(await heightOf()).toBeLessThan(30);
    await page.clock.fastForward(10_000);
    await page.getByText('Your table stays open meanwhile.').waitFor();
    expect(await heightOf()).toBeGreaterThan(40);
    expect(await barriersOn(page)).toEqual([]);
    await bots.click();
    await page.getByRole('alertdialog').waitFor();
    // The other table is there, and begins nothing without the player.
    const other = await guestOf(server());
    const visited = await other.client.join(id);
    await visited.ready();
    const told = page.getByRole('status').filter({ hasText: 'has come to your table' });
    await told.getByRole('link', { name: 'Go to the table' }).click();
    await page.waitForURL(`**/table/${id}`);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    await visited.leave({ resign: true });
    expect(server().complaints).toEqual([]);
  });

  test('says once how bots of a level play, and of each that it is a bot', async () => {
    const owner = await guestOf(server());
    const table = await owner.client.create({ game: 'abyss', seats: 4 });
    for (const seat of [1, 2]) await table.seatBot(seat, 'deep');
    const page = await visit(`${server().url}/table/${table.id}`, { session: owner });
    await page.getByRole('combobox', { name: 'How the next bot plays' }).selectOption('deep');
    const seats = page.getByRole('region', { name: 'Seats' });
    await seats.getByText(/Tries every likely answer/).waitFor();
    expect(await seats.getByText(/Tries every likely answer/).count()).toBe(1);
    expect(await seats.getByRole('img', { name: 'Bot', exact: true }).count()).toBe(2);
  });

  test('names those who watch it, and bots among them as such', async () => {
    const [owner, other] = [await guestOf(server()), await guestOf(server())];
    const { id } = await server().running.app.lobby.create(owner.person, NewTable.parse({ game: 'abyss', seats: 2 }));
    const page = await visit(`${server().url}/table/${id}`, { session: owner });
    await other.client.watch(id);
    await page.getByText(/^Watching: \w+ \w+$/).waitFor();
    const bot = server().client();
    await bot.guest({ bot: true });
    await bot.watch(id);
    await page.getByText(/^Watching: \w+ \w+ and \w+ \w+ \(bot\)$/).waitFor();
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('a replay that is not open to a visitor', (visit) => {
  test.each(['aaaaaaaaaa', 'private'])('says how it might be seen, whether there is one or not (%s)', async (which) => {
    const { person } = await guestOf(server());
    const { lobby } = server().running.app;
    const wish = NewTable.parse({ game: 'abyss', seats: 2, access: 'private' });
    const id = which === 'private' ? (await lobby.create(person, wish)).id : which;
    const page = await visit(`${server().url}/replay/${id}`);
    await page.getByRole('heading', { name: 'This replay is not open to you' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).last().click();
    await page.getByRole('dialog').waitFor();
    const session = await memberOf(server(), `Member ${which}`);
    const member = await visit(`${server().url}/replay/${id}`, { session });
    await member.getByText('Only those who sat at a private table can see its replay.').waitFor();
  });
});
