// A house with several games: a visitor sees all of them, whatever they have played; and each game has a home.
import { keepStrength } from '@undertow/server/store/tables.ts';
import { NewTable, type TimeControl } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, DESK, PHONE } from '../../support/browser/inspecting.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('a house with two games', (visit) => {
  test('shows a stranger both, and leads into either at once', async () => {
    const page = await visit(server().url);
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    for (const name of ['Abyss', 'Dungeon Lords']) {
      const gate = page.getByRole('region', { name, exact: true });
      await gate.getByText(/^\d to \d$/).waitFor();
      // No one waits for another player: so bots are proposed. How well they play is asked of those who look there.
      await gate.getByRole('radio', { name: 'bots', checked: true }).waitFor();
      expect(await gate.getByRole('combobox').count()).toBe(0);
    }
    const { client } = await guestOf(server());
    const waiting = await client.create({ game: 'dungeon-lords', seats: 3 });
    const hill = page.getByRole('region', { name: 'Dungeon Lords', exact: true });
    await hill.getByText('1 waiting').waitFor();
    // Nothing changes under the hand of the visitor.
    expect(await hill.getByRole('radio', { name: 'bots' }).isChecked()).toBe(true);
    await goWithin(page, '/settings');
    await hill.waitFor({ state: 'detached' });
    await goWithin(page, '/');
    await hill.getByRole('radio', { name: 'people', checked: true }).waitFor();
    await waiting.leave();
    await page
      .getByRole('link', { name: /^Learn to play, 9\smin/ })
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Abyss' }).getByRole('radio', { name: 'bots' }).click();
    await page.getByRole('region', { name: 'Abyss' }).getByRole('combobox').waitFor();
    await page.getByRole('button', { name: 'Play now Abyss' }).click();
    await page.waitForURL(/\/table\//);
    await page.getByRole('alertdialog').waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('keeps its coast and its title for a visitor who has played one of the games, and what they looked for', async () => {
    const { person } = await guestOf(server());
    for (const game of ['abyss', 'dungeon-lords']) {
      await server().running.app.lobby.create(person, NewTable.parse({ game, seats: 3 }));
    }
    const page = await visit(server().url, { games: ['abyss'] });
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    for (const name of ['Abyss', 'Dungeon Lords'])
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
    const open = page.getByRole('region', { name: 'Open tables' });
    await open.getByRole('img', { name: 'Abyss' }).first().waitFor();
    await open.getByRole('button', { name: 'Dungeon Lords' }).click();
    await open.getByRole('img', { name: 'Dungeon Lords' }).first().waitFor();
    expect(await open.getByRole('img', { name: 'Abyss' }).count()).toBe(0);
    // What was looked for is looked for again.
    await goWithin(page, '/settings');
    await open.waitFor({ state: 'detached' });
    await goWithin(page, '/');
    await open.getByRole('button', { name: 'Dungeon Lords', pressed: true }).waitFor();
  });

  test.each([DESK, { width: 768, height: 1024 }, PHONE])(
    'has where it offers one game alone its title and a look into its world, and no word across that, at $width by $height',
    async (size) => {
      const page = await visit(`${server().url}/settings`, size);
      await page.route('**/api/games', async (route) => {
        const answer = await route.fetch();
        const games: { id: string }[] = await answer.json();
        await route.fulfill({ response: answer, json: games.filter(({ id }) => id === 'dungeon-lords') });
      });
      await page.goto(server().url);
      const welcome = page.getByRole('region', { name: 'Dungeon Lords', exact: true });
      const [words, picture] = [welcome.getByRole('heading', { level: 1 }), welcome.locator('.window')];
      await picture.locator('img').waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('html').getAttribute('data-ground')).toBe('hill');
      const [one, other] = [await words.boundingBox(), await picture.boundingBox()];
      if (!one || !other) throw new Error('something is not drawn');
      const isApart = one.y >= other.y + other.height || one.x + one.width <= other.x;
      expect(isApart, JSON.stringify([one, other])).toBe(true);
      expect(await barriersOn(page)).toEqual([]);
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
        await gate.locator('input[value="bots"]').click();
        await gate.getByRole('combobox').waitFor();
        await gate.locator('.more a').first().click({ trial: true });
      }
    }
  });

  test('leaves what is said of a game its room where the level of bots is asked beside it', async () => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    const band = page.getByRole('region', { name: 'Inch of Candle', exact: true });
    const lines = async () => (await band.getByRole('heading').boundingBox())?.width ?? 0;
    const before = await lines();
    expect(before).toBeGreaterThan(300);
    await band.getByRole('radio', { name: 'bots' }).click();
    await band.getByRole('combobox').waitFor();
    expect(await lines()).toBe(before);
  });

  test('asks again for bots where one played against bots the last time', async () => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    const gate = page.getByRole('region', { name: 'Abyss', exact: true });
    await gate.getByRole('radio', { name: 'bots' }).click();
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
