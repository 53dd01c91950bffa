// The cards and rules of a game on the page, and over a table.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { withKeys } from '../../support/browser/keyboard.ts';
import { playBots, playOn } from '../../support/browser/playing.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const CARDS = '/rules/abyss';

inBrowser('the cards and rules', (visit) => {
  test('are searched on all shelves, sifted, and counted', async () => {
    const page = await visit(server().url + CARDS);
    await page.getByText('63 entries').waitFor();
    await page.getByRole('button', { name: 'Mages' }).click();
    await page.getByText('11 entries').waitFor();
    await page.getByRole('button', { name: 'Mages' }).click();

    const search = page.getByRole('search').getByRole('textbox');
    await page.keyboard.press('/');
    await page.keyboard.type('throne');
    // What it is need not be known.
    await page.getByRole('heading', { name: 'Throne Room' }).waitFor();
    expect(await page.getByRole('link', { name: /^Locations/ }).getAttribute('aria-current')).toBe('true');
    await search.fill('xyzzy');
    await page.getByText('Nothing fits.').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).last().click();
    await page.getByText('63 entries').waitFor();
  });

  test('have addresses of their own, and lead to each other and back', async () => {
    const page = await visit(`${server().url}${CARDS}?card=oracle`);
    await page.getByRole('heading', { name: 'Oracle' }).waitFor();
    await page.getByRole('link', { name: 'Rule B16' }).click();
    await page.getByRole('heading', { name: 'Rule B16' }).waitFor();
    expect(new URL(page.url()).search).toBe('?rule=B16');
    await page.getByRole('complementary').getByRole('link', { name: 'Slaver' }).click();
    await page.getByRole('heading', { name: 'Slaver' }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'Oracle' }).waitFor();
  });

  test('open in a sheet on a phone, which Back closes', async () => {
    const page = await visit(server().url + CARDS, { width: 390, height: 844, hasTouch: true });
    await page.getByRole('link', { name: 'Shaman' }).click();
    await page.getByRole('dialog', { name: 'Shaman' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('open over a table where the log names them, by the keyboard too, and the match goes on', async () => {
    const page = await visit(server().url);
    await playBots(page);
    await page.waitForURL(/\/table\//);
    const { pathname } = new URL(page.url());
    await playOn([page], { way: () => withKeys, most: 3 });
    const mention = page.getByRole('log').getByRole('button').last();
    await mention.waitFor();
    const name = String(await mention.textContent());
    await mention.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(String(await sheet.getByRole('heading', { level: 2 }).textContent()).toLowerCase()).toContain(
      name.replace(/^the /i, '').toLowerCase(),
    );
    await sheet.getByRole('link', { name: /^Rule/ }).first().click();
    await sheet.getByRole('heading', { name: /^Rule/ }).waitFor();
    expect(await sheet.getByRole('link', { name: 'All cards and rules' }).getAttribute('target')).toBe('_blank');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('log').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
});
