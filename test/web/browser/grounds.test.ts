// The ground of each page is its own, by whatever way one comes there: it is the same as where the page is opened by itself.
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { type Guest, guestOf } from '../../support/browser/guests.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { goWithin, seenOn } from '../../support/browser/watching.ts';
import { isLong } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

const groundOf = (page: Page) => seenOn<string>(page, 'document.documentElement.dataset.ground');

/** Of a page of words, and of one with a board. */
const WORLDS = [
  { game: 'abyss', name: 'Abyss', words: 'sea', board: 'sea' },
  { game: 'dungeon-lords', name: 'Dungeon Lords', words: 'hill', board: 'hill sky' },
] as const;

/** Addresses that differ in nothing but their game, or what is named in them, have one rule. */
const opened = new Set<string>();

/** This page stands on this ground, and so does another one that is opened at its address, or was at one like it. */
async function standsOn(page: Page, ground: string): Promise<void> {
  await expect.poll(() => groundOf(page), { timeout: 60_000, message: page.url() }).toBe(ground);
  const like = `${new URL(page.url()).pathname.split('/')[1]} ${ground}`;
  if (opened.has(like) && !isLong) return;
  opened.add(like);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => groundOf(other), { timeout: 60_000, message: page.url() }).toBe(ground);
  await other.close();
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });

inBrowser('the ground of a page', (visit) => {
  test.each(WORLDS)('is that of $name by links from the coast, and the way back', async ({ game, name, words }) => {
    const page = await visit(server().url, { session: await guestOf(server()) });
    await standsOn(page, 'shore');
    await link(page, new RegExp(`^Look around.*${name}$`)).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await standsOn(page, words);
    await page.goBack();
    await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
    expect(await groundOf(page)).toBe('shore');
    await page.goForward();
    await link(page, 'Players of the house').first().click();
    await page.waitForURL(`**/rivals/${game}`);
    await standsOn(page, words);
    await link(page, 'Cards').click();
    await page.waitForURL(`**/rules/${game}`);
    await standsOn(page, words);
    await link(page, 'Learn').click();
    await page.waitForURL(`**/learn/${game}`);
    await standsOn(page, words);
    await link(page, 'Ladder').click();
    await page.waitForURL('**/leaderboard');
    await standsOn(page, 'sea');
    await link(page, 'Play').click();
    await standsOn(page, 'shore');
    await goWithin(page, '/no/such/page');
    await standsOn(page, 'sea');
  });

  test.each(WORLDS)(
    'is that of $name by Play now, at the next match, in the replay and the scoring, and that of the house at a profile',
    async ({ game, name, words, board }) => {
      const guest = await guestOf(server());
      const past = await pastMatch(guest.client, game, {});
      const page = await visit(server().url, { session: guest });
      const gate = page.getByRole('region', { name, exact: true });
      await gate.getByRole('radio', { name: 'bots' }).check();
      await gate.getByRole('button', { name: `Play now ${name}` }).click();
      await page.getByRole('alertdialog').waitFor();
      await standsOn(page, board);
      await link(page, 'Undertow').click();
      await page.getByRole('heading', { name: 'One coast, two ways down.' }).waitFor();
      expect(await groundOf(page)).toBe('shore');
      await page.goBack();
      await page.getByRole('alertdialog').waitFor();
      expect(await groundOf(page)).toBe(board);

      await goWithin(page, '/');
      await goWithin(page, `/table/${past}`);
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(past));
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
      await standsOn(page, words);
      await page.getByRole('button', { name: 'I am ready' }).click();
      await page.getByRole('alertdialog').waitFor();
      await standsOn(page, board);

      await goWithin(page, '/');
      await goWithin(page, `/replay/${past}`);
      await page.getByRole('slider').waitFor();
      await standsOn(page, board);
      await page.getByRole('button', { name: 'Final scoring' }).click();
      await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
      expect(await groundOf(page)).toBe(board);

      await goWithin(page, '/');
      await goWithin(page, `/player/${encodeURIComponent(guest.person.name)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await standsOn(page, 'sea');
    },
  );

  test.each(WORLDS)('is that of $name by an invitation, and to those who watch', async ({ game, words, board }) => {
    const owner = await guestOf(server());
    const { lobby } = server().running.app;
    const wish = NewTable.parse({ game, seats: 2, access: 'private' });
    const { id, invitation } = await lobby.create(owner.person, wish);
    const page = await visit(server().url, { session: await guestOf(server()) });
    await page.getByRole('button', { name: 'I have an invitation' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').fill(`${server().url}/table/${id}?invitation=${invitation}`);
    await sheet.getByRole('button', { name: 'Go to the table' }).click();
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    await standsOn(page, words);

    const running = await watched(await guestOf(server()), game);
    await goWithin(page, '/');
    await page.locator(`a[href="/table/${running}"]`).first().click();
    await page.getByRole('log').first().waitFor();
    await standsOn(page, board);
    // What is not there stands on the ground of the house.
    await goWithin(page, '/');
    await expect.poll(() => groundOf(page)).toBe('shore');
    await goWithin(page, '/table/aaaaaaaaaa');
    await page.getByRole('link', { name: 'To the lobby' }).waitFor();
    await standsOn(page, 'sea');
  });

  test('is there before anything is known of a page that is loaded anew', async () => {
    const page = await visit(`${server().url}/game/dungeon-lords`);
    await expect.poll(() => groundOf(page)).toBe('hill');
    await page.addInitScript(`
      const grounds = new Set();
      globalThis.grounds = () => [...grounds];
      new MutationObserver(() => grounds.add(document.documentElement.dataset.ground)).observe(document, { subtree: true, attributeFilter: ['data-ground'] });
    `);
    await page.reload();
    await page.getByRole('heading', { name: 'Dungeon Lords', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Open tables' }).waitFor();
    expect(await seenOn(page, 'grounds()')).toEqual(['hill']);
  });
});

/** A match that is under way, and listed for those who watch. */
async function watched({ client }: Guest, game: string): Promise<string> {
  const match = await client.create({ game, seats: 2, time: 'none', bots: true });
  await match.ready();
  return match.id;
}
