// The pages of the house: no barriers in either theme, and in no language too wide for a phone or a desk.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf, memberOf, shownName } from '../../support/browser/guests.ts';
import { faultsOfAll, type Lead } from '../../support/browser/inspecting.ts';
import { ratedMatch } from '../../support/browser/past-matches.ts';
import { setTable } from '../../support/browser/setting-tables.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { isLong } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

async function open(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const PAGES: Readonly<Record<string, Lead>> = {
  /** By a visitor who knows no game yet, who comes first, before a game is opened. */
  async lobby(page) {
    const guest = await guestOf(server());
    await guest.client.create({ game: 'abyss', seats: 4, options: { expansions: ['kraken', 'leviathan'] } });
    await page
      .getByRole('listitem')
      .filter({ hasText: shownName(guest) })
      .first()
      .waitFor();
  },
  async 'new table'(page) {
    await page.getByRole('button', { name: 'Create a table' }).first().click();
    await page.getByRole('button', { name: 'Create the table' }).waitFor();
  },
  // A person who has sat down somewhere is known, and is not asked to sign in.
  async signIn(page) {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByLabel('Password').waitFor();
  },
  async 'waiting room'(page) {
    await setTable(page, ['Leviathan', 'Kraken']);
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
  },
  async 'a bot at the table, and talk'(page) {
    await setTable(page, ['Kraken']);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('button', { name: /^Remove/ }).waitFor();
    await page.getByRole('textbox').fill('Hello!');
    await page.keyboard.press('Enter');
    await page.getByText('Hello!').waitFor();
  },
  async 'signing up for a rated table'(page) {
    const member = await memberOf(server(), 'Rita');
    const { id } = await member.client.create({ game: 'abyss', seats: 2, rated: true });
    await goWithin(page, `/table/${id}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('dialog').waitFor();
  },
  async 'changing the table'(page) {
    await setTable(page, ['Leviathan']);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('button', { name: 'Change the table' }).click();
    await page.getByRole('button', { name: 'Change it' }).waitFor();
  },
  async invitation(page) {
    await page.getByRole('button', { name: 'I have an invitation' }).click();
    await page.getByRole('dialog').waitFor();
  },
  async profile(page) {
    const [winner, loser] = await ratedMatch(server());
    await open(page, `/player/${winner}`);
    await page
      .getByText(loser as string)
      .first()
      .waitFor();
  },
  async leaderboard(page) {
    await open(page, '/leaderboard');
  },
  async account(page) {
    await open(page, '/account');
  },
  'home of a game': (page) => open(page, '/game/dungeon-lords'),
  settings: (page) => open(page, '/settings'),
  learn: (page) => open(page, '/learn'),
  cards: (page) => open(page, '/rules/abyss'),
  'rules by number': (page) => open(page, '/rules/abyss?rule=B16'),
  'cards of Dungeon Lords': (page) => open(page, '/rules/dungeon-lords'),
  'rules of Dungeon Lords by number': (page) => open(page, '/rules/dungeon-lords?rule=D34'),
};

inBrowser('a page of the house', (visit) => {
  test('is accessible, and fits in each language', async () => {
    const page = await visit(server().url);
    expect(await faultsOfAll(page, PAGES)).toEqual([]);
  });

  test('places the letters of its buttons and fields like all others', async () => {
    const page = await visit(server().url);
    await page.getByRole('button', { name: 'Create a table' }).first().click();
    await page.getByRole('button', { name: 'Create the table' }).waitFor();
    const placed = await page.evaluate<string[]>(`[...document.querySelectorAll('body, button, input, select')]
      .map((element) => getComputedStyle(element).textRendering)`);
    expect(placed.length).toBeGreaterThan(10);
    expect(new Set(placed)).toEqual(new Set(['geometricprecision']));
  });

  test('is left for another one at once, and stays when only what is searched for changes', async () => {
    const [winner] = await ratedMatch(server(), ['Emmy', 'Lise']);
    const page = await visit(`${server().url}/player/${winner}`);
    await page.getByRole('link', { name: 'Replay' }).first().waitFor();
    await page.getByRole('link', { name: 'Ladder' }).click();
    await page.getByRole('heading', { name: 'Ladder', level: 1 }).waitFor();

    await goWithin(page, '/glossary');
    const search = page.getByRole('search').getByRole('textbox');
    await search.fill('Council');
    await page.waitForURL(/q=Council/);
    expect(await search.evaluate((field) => field.matches(':focus'))).toBe(true);
  });

  test('whose words do not come, and were not kept, is asked for again, later each time, until they are there', async () => {
    const page = await visit(`${server().url}/healthz`);
    const waits: { milliseconds: number; says: string }[] = [];
    await page.exposeFunction('waitBegins', (milliseconds: number, says: string) => waits.push({ milliseconds, says }));
    await page.addInitScript(`const wait = setTimeout;
      window.setTimeout = (act, milliseconds = 0) => {
        if (milliseconds >= 2_000) waitBegins(milliseconds, document.getElementById('app')?.innerText ?? '');
        return wait(act, milliseconds / 100);
      };`);
    await page.route('**/assets/en-*.js', (route) => (waits.length < 3 ? route.abort() : route.continue()));
    await page.goto(server().url);
    await page.locator('h1#hello').waitFor();

    const sorry = 'Undertow cannot be loaded right now. Trying again soon.';
    expect(waits.slice(0, 3)).toEqual([
      { milliseconds: 2_000, says: '' },
      { milliseconds: 4_000, says: sorry },
      { milliseconds: 8_000, says: sorry },
    ]);
    expect(await page.evaluate('history.state')).toEqual({ ground: 'shore' });
  });

  test('careless colours and sizes are found, on every screen and in every theme', async () => {
    const page = await visit(server().url);
    const careless = () =>
      page.evaluate(`(() => {
        if (document.querySelector('.pale')) return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.pale { color: #fff; background: #000 } [data-theme="shallows"] .pale { color: #111 }');
        document.adoptedStyleSheets.push(sheet);
        document.querySelector('.page').insertAdjacentHTML(
          'beforeend',
          '<section><p style="width: 500px">wide</p><img src="/none.png"><p class="pale">pale</p></section>',
        );
      })()`);
    // Two pages for each language.
    const faults = await faultsOfAll(page, { one: careless, two: careless, three: careless, four: careless });
    const count = (what: string) => faults.filter((fault) => fault.includes(what)).length;
    // It is pale in the light, on the phone at first, and then on the desk.
    expect([count('image-alt'), count('color-contrast')]).toEqual(isLong ? [8, 8] : [4, 2]);
    const onThePhone = languages.map((code) =>
      faults.filter((fault) => fault.includes(`too large for 390 in ${code}: p`)),
    );
    for (const found of onThePhone) expect(found.length).toBe(isLong ? 4 : 2);
  });
});
