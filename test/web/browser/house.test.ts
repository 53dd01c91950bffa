// A house with several games: a new visitor sees all of them, and a visitor who has played one game sees that one alone.
import { keepStrength } from '@undertow/server/store/tables.ts';
import { NewTable, type TimeControl } from '@undertow/shared/protocol/tables.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, DESK, PHONE } from '../../support/browser/inspecting.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { goWithin, seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('a house with two games', (visit) => {
  test('shows a stranger both, and leads into either at once', async () => {
    const page = await visit(server().url);
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    for (const name of ['Abyss', 'Dungeon Lords']) {
      const gate = page.getByRole('region', { name, exact: true });
      await gate.getByText(/^\d to \d$/).waitFor();
      expect(await gate.getByRole('radio', { name: 'people' }).isChecked()).toBe(true);
    }
    const { client } = await guestOf(server());
    await client.create({ game: 'dungeon-lords', seats: 3 });
    await page.getByRole('region', { name: 'Dungeon Lords', exact: true }).getByText('1 waiting').waitFor();
    await page
      .getByRole('link', { name: /^Learn to play, 9\smin/ })
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Abyss' }).getByRole('radio', { name: 'bots' }).check();
    await page.getByRole('button', { name: 'Play now Abyss' }).click();
    await page.waitForURL(/\/table\//);
    await page.getByRole('alertdialog').waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('shows the one game that somebody has played, and loads nothing of the other', async () => {
    const { person } = await guestOf(server());
    for (const game of ['abyss', 'dungeon-lords']) {
      await server().running.app.lobby.create(person, NewTable.parse({ game, seats: 3 }));
    }
    const page = await visit(`${server().url}/settings`, { games: ['abyss'] });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goWithin(page, '/');
    await page.getByRole('heading', { name: 'The court sits below.' }).waitFor();
    const open = page.getByRole('region', { name: 'Open tables' });
    await open.getByRole('img', { name: 'Abyss' }).first().waitFor();
    expect(await open.getByRole('img', { name: 'Dungeon Lords' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Also here: Dungeon Lords' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/assets/coast'))).toEqual([]);
    expect(asked.filter((path) => /^\/assets\/gate-.*js$/.test(path))).toHaveLength(1);
    // The opponents are chosen here, too.
    const welcome = page.getByRole('region', { name: 'The court sits below.' });
    await welcome.getByRole('radio', { name: 'bots' }).check();
    await welcome.getByRole('combobox').selectOption({ index: 1 });
    await welcome.getByRole('link', { name: 'Players of the house' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await open.getByRole('button', { name: 'Dungeon Lords' }).click();
    await open.getByRole('img', { name: 'Dungeon Lords' }).first().waitFor();
    expect(await open.getByRole('img', { name: 'Abyss' }).count()).toBe(0);
    // What was looked for is looked for again.
    await goWithin(page, '/settings');
    await open.waitFor({ state: 'detached' });
    await goWithin(page, '/');
    await open.getByRole('button', { name: 'Dungeon Lords', pressed: true }).waitFor();
  });

  test('shows both to somebody who has looked at one, and that one to somebody who has sat down to play it', async () => {
    const [owner, guest] = [await guestOf(server()), await guestOf(server())];
    const { id } = await server().running.app.lobby.create(owner.person, NewTable.parse({ game: 'abyss', seats: 4 }));
    const page = await visit(`${server().url}/rules/abyss`, { session: guest });
    const both = page.getByRole('heading', { name: 'One coast, two ways down.' });
    const one = page.getByRole('heading', { name: 'The court sits below.' });
    const lobbyFrom = async (path: string, there: Locator) => {
      await goWithin(page, path);
      await there.first().waitFor();
      await goWithin(page, '/');
    };
    await lobbyFrom('/rules/abyss', page.getByRole('heading', { name: 'Cards and rules' }));
    await both.waitFor();
    await lobbyFrom('/learn/abyss', page.getByRole('button', { name: /^Begin/ }));
    await both.waitFor();
    await lobbyFrom(`/table/${id}`, page.getByRole('button', { name: 'Sit down' }));
    await both.waitFor();
    await goWithin(page, `/table/${id}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await lobbyFrom(`/table/${id}`, page.getByRole('button', { name: 'I am ready' }));
    await one.waitFor();
  });

  test('counts what it shows, and shows all games again to somebody who wishes it', async () => {
    const running = await Promise.all(
      ['abyss', 'dungeon-lords'].map(async (game) => {
        const { client } = await guestOf(server());
        const match = await client.create({ game, seats: 2, time: 'correspondence', bots: true });
        await match.ready();
        return match;
      }),
    );
    const page = await visit(server().url, { games: ['abyss'] });
    const playing = page.getByRole('region', { name: 'In progress' });
    const counted = async () => Number.parseInt((await playing.getByText(/^\d+\stables?, /).textContent()) ?? '', 10);
    await playing.getByRole('listitem').first().waitFor();
    const ofAbyss = await playing.getByRole('listitem').count();
    expect(await counted()).toBe(ofAbyss);
    await page.getByRole('button', { name: 'Show both games' }).click();
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    await playing.getByRole('img', { name: 'Dungeon Lords' }).first().waitFor();
    expect(await counted()).toBeGreaterThan(ofAbyss);
    expect(await seenOn(page, 'document.activeElement.id')).toBe('main');
    // So it stays, until it is taken back.
    await page.reload();
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    await page.getByRole('button', { name: 'Show only Abyss' }).click();
    await page.getByRole('heading', { name: 'The court sits below.' }).waitFor();
    await Promise.all(running.map((match) => match.leave({ resign: true })));
  });

  test.each([DESK, { width: 1920, height: 1080 }, { width: 768, height: 1024 }, PHONE])(
    'welcomes somebody who has played Dungeon Lords in its world, with no word across a picture, at $width by $height',
    async (size) => {
      const page = await visit(server().url, { ...size, games: ['dungeon-lords'] });
      const welcome = page.getByRole('region', { name: 'The heroes are coming.' });
      const [words, picture] = [welcome.getByRole('heading'), welcome.locator('.window')];
      await picture.locator('img').waitFor({ state: 'attached' });
      expect(await page.locator('html').getAttribute('data-ground')).toBe('hill');
      const [one, other] = [await words.boundingBox(), await picture.boundingBox()];
      if (!one || !other) throw new Error('something is not drawn');
      const isApart = one.y >= other.y + other.height || one.x + one.width <= other.x;
      expect(isApart, JSON.stringify([one, other])).toBe(true);
    },
  );

  test.each([
    { width: 844, height: 390 },
    { width: 540, height: 420 },
    { width: 900, height: 500 },
  ])('leaves the ways of the page free of roofs in a low window of $width by $height', async (size) => {
    const page = await visit(server().url, size);
    const hill = page.locator('.coast.upright .way:last-child .gate img');
    await hill.waitFor({ state: 'attached' });
    const [ways, picture] = [await page.getByRole('navigation').first().boundingBox(), await hill.boundingBox()];
    if (!ways || !picture) throw new Error('something is not drawn');
    /** Of the highest roof, in the measure of the picture. */
    const ROOF = 74 / 1280;
    expect(picture.y + ROOF * picture.width).toBeGreaterThanOrEqual(ways.y + ways.height);
  });

  test('gives each game a home with its open tables, its ladder and its replays', async () => {
    const guest = await guestOf(server());
    const id = await pastMatch(guest.client);
    await guest.client.create({ game: 'abyss', seats: 4 });
    const page = await visit(`${server().url}/game/abyss`);
    await page.getByRole('heading', { name: 'Abyss', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Open tables' }).getByRole('button', { name: /^Sit/ }).first().waitFor();
    await page.getByRole('region', { name: 'A round in three pictures' }).locator('li .picture img').nth(5).waitFor();
    await page.getByText('Nobody is on the ladder yet.').waitFor();
    const replay = page.getByRole('region', { name: 'Replays' }).getByRole('link').first();
    // Only its players see the match of a private table.
    expect(await replay.getAttribute('href')).toBe(`/replay/${id}`);
    const lessons = page.getByRole('region', { name: 'Learning' });
    await lessons.scrollIntoViewIfNeeded();
    await lessons
      .getByText(/^About \d+\sminutes$/)
      .first()
      .waitFor();
    expect(await lessons.getByRole('link', { name: 'Begin' }).count()).toBe(1);
    const cards = page.getByRole('region', { name: 'Cards and rules' });
    await cards.scrollIntoViewIfNeeded();
    await cards.getByRole('listitem').nth(11).waitFor();
    expect(await cards.getByRole('link').first().getAttribute('href')).toMatch(/^\/rules\/abyss\?card=/);
    // The line of the parts is still in sight, far down the page.
    expect((await page.getByRole('navigation', { name: 'On this page' }).boundingBox())?.y).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await goWithin(page, '/game/chess');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  test('shows the best replays of a game first, then the latest, and each once', async () => {
    const { client } = await guestOf(server());
    const best = await pastMatch(client);
    const latest = await pastMatch(client);
    await server().sql.write([keepStrength(best, 1700)]);
    const page = await visit(`${server().url}/settings`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await goWithin(page, '/game/abyss');
    const replays = page.getByRole('region', { name: 'Replays' });
    const shown = replays.getByRole('list', { name: 'Best of the last 30 days' }).getByRole('link');
    expect(await shown.first().getAttribute('href')).toBe(`/replay/${best}`);
    expect(await shown.count()).toBe(1);
    const others = replays.getByRole('list', { name: 'Latest', exact: true }).getByRole('link');
    expect(await others.first().getAttribute('href')).toBe(`/replay/${latest}`);
    expect(await replays.locator(`a[href="/replay/${best}"]`).count()).toBe(1);
    // Each with its board as it stood at the end.
    await replays.locator('.view .court').nth(1).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('order=best'))).toHaveLength(1);
    expect(await barriersOn(page)).toEqual([]);
  });

  test('begins a new table with the game in whose home it is set', async () => {
    const page = await visit(`${server().url}/game/dungeon-lords`, { session: await guestOf(server()) });
    await page.getByRole('button', { name: 'Create a table' }).click();
    const sheet = page.getByRole('dialog');
    expect(await sheet.getByRole('radio', { name: 'Dungeon Lords' }).isChecked()).toBe(true);
    await sheet.getByRole('radio', { name: 'Full game' }).waitFor();
    await sheet.getByRole('radio', { name: 'Abyss' }).check();
    await sheet.getByRole('checkbox', { name: 'Kraken' }).waitFor();
  });

  test('begins a new table with the game that was played last, and says what its choices bring', async () => {
    const page = await visit(server().url, { session: await guestOf(server()), games: ['abyss', 'dungeon-lords'] });
    await page.getByRole('button', { name: 'Create a table' }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('You choose which orders to do without').waitFor();
    expect(await sheet.getByRole('radio', { name: 'Dungeon Lords' }).isChecked()).toBe(true);
    // Each label is there once.
    expect(await sheet.getByRole('group', { name: 'Game', exact: true }).count()).toBe(1);
    await sheet.getByRole('radio', { name: 'Abyss' }).check();
    await sheet.getByText('Smugglers, black money').waitFor();
  });

  test('leaves the ways to look around in sight where bots are chosen, in every language', async () => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    for (const language of ['Deutsch', 'Čeština', 'Polski', 'Русский', 'English']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      for (const gate of await page.locator('.gate').all()) {
        await gate.locator('input[value="bots"]').check();
        await gate.getByRole('combobox').waitFor();
        await gate.locator('.more a').first().click({ trial: true });
      }
    }
  });

  test('asks again for bots where one played against bots the last time', async () => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    const gate = page.getByRole('region', { name: 'Abyss', exact: true });
    await gate.getByRole('radio', { name: 'bots' }).check();
    // The arrow beside it says that there is more to choose, and opens it as well.
    const at = await gate.locator('.level svg').boundingBox();
    const there = `document.elementFromPoint(${(at?.x ?? 0) + 5}, ${(at?.y ?? 0) + 5}).tagName`;
    expect(await page.evaluate(there)).toBe('SELECT');
    await gate.getByRole('combobox').selectOption('casual');
    await gate.getByRole('button', { name: 'Play now Abyss' }).click();
    await page.waitForURL(/\/table\//);
    await goWithin(page, '/');
    expect(await page.getByRole('radio', { name: 'bots' }).first().isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Create a table' }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'casual', checked: true }).waitFor();
    expect(await sheet.getByRole('switch', { name: 'Bots take the empty seats' }).isChecked()).toBe(true);
  });

  test('says at which of the tables of a person they have to answer, what, and how soon', async () => {
    const guest = await guestOf(server());
    const begun = async (time: TimeControl) => {
      const match = await guest.client.create({ game: 'dungeon-lords', seats: 2, time, bots: true });
      await match.ready();
      return match;
    };
    const patient = await begun('none');
    const urgent = await begun('correspondence');
    for (const time of ['none', 'none'] as const) await begun(time);
    const page = await visit(server().url, { session: guest });
    const own = page.getByRole('region', { name: 'Your tables' });
    await own.getByText('4 wait for you').waitFor();
    const first = own.getByRole('listitem').first();
    await first.getByText('Where do you send your three?').waitFor();
    await first.getByText(/^[34] days left$/).waitFor();
    expect(await own.getByRole('listitem').count()).toBe(3);
    await own.getByRole('button', { name: 'Show 1 more' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('the next table that waits for you').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.waitForURL(`${server().url}/table/${urgent.id}`);
    // From there on, the next one, and not back to the first.
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(`${server().url}/table/${patient.id}`);
    expect(server().complaints).toEqual([]);
  });

  test('draws a running match small, for all who look at the lobby', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'dungeon-lords', seats: 2, time: 'none', bots: true });
    await match.ready();
    const page = await visit(server().url);
    const tables = page.getByRole('region', { name: 'In progress' }).getByRole('listitem');
    const hill = tables.locator('.hill');
    await hill.locator('.seat .hollow').first().waitFor({ state: 'attached' });
    expect(await hill.first().locator('.seat').count()).toBe(2);
    await hill.getByText('5', { exact: true }).first().waitFor({ state: 'attached' });
    expect(server().complaints).toEqual([]);
  });
});
