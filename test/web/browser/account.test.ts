// An account from its beginning to its end, by nothing but the pages.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf, memberOf } from '../../support/browser/guests.ts';
import { playOn } from '../../support/browser/playing.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** The person that the corner of the page names. */
const corner = (page: Page) => page.getByRole('banner').locator('.person');

const FIRST = 'the first of them';
const SECOND = 'the second of them';

async function enter(page: Page, password: string, name = 'Ada'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Password').press('Enter');
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Current password').fill(from);
  await page.getByLabel('New password').fill(to);
  await page.getByRole('button', { name: 'Change password' }).click();
}

inBrowser('a person', (visit) => {
  test('who wants a name that is taken is told so at the name', async () => {
    await server().client().signUp('Grace', FIRST);
    const page = await visit(server().url);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    await enter(page, FIRST, 'grace');
    await page.getByRole('alert').filter({ hasText: 'This name, or one that looks the same' }).waitFor();
    const isWrong = (label: string) => page.getByRole('dialog').getByLabel(label).getAttribute('aria-invalid');
    expect([await isWrong('Name'), await isWrong('Password')]).toEqual(['true', null]);
    await page.keyboard.type(' Hopper');
    expect(await isWrong('Name')).toBeNull();
    expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('grace Hopper');
  });

  test('is told at the fields what is missing, in the language of the page, and writes on at the first', async () => {
    const page = await visit(server().url);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
    const [name, password] = [dialog.getByLabel('Name'), dialog.getByLabel('Passwort')];
    await name.press('Enter');
    await dialog.getByRole('alert').nth(1).waitFor();
    expect(await dialog.getByRole('alert').allTextContents()).toEqual(Array(2).fill('Bitte fülle dieses Feld aus.'));
    await page.keyboard.type('Ada');
    expect(await name.inputValue()).toBe('Ada');
    await password.fill('kurz');
    await password.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: 'Gib mindestens 8' }).waitFor();
    expect([await name.getAttribute('aria-invalid'), await password.getAttribute('aria-invalid')]).toEqual([
      null,
      'true',
    ]);
  });

  test('comes back from the profile to the own running match, which others watch', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
    await match.ready();
    const profile = `${server().url}/player/${encodeURIComponent(guest.person.name)}`;
    const other = await visit(profile);
    await other.getByRole('link', { name: /^Watch / }).waitFor();
    const page = await visit(profile, { session: guest });
    await page.getByRole('link', { name: /^Return / }).click();
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    expect(page.url()).toBe(`${server().url}/table/${match.id}`);
  });

  test('signs up, changes the password, comes back with the new one, and is gone when they wish', async () => {
    const page = await visit(server().url);
    const menu = page.getByRole('button', { name: /^Ada/ });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    await enter(page, FIRST);
    await menu.waitFor();

    await goWithin(page, '/account');
    await changePassword(page, SECOND, SECOND);
    // It is said where it was asked for.
    const current = page.getByLabel('Current password');
    await page.getByText('This is not your password.').waitFor();
    expect(await current.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBeNull();
    await changePassword(page, FIRST, SECOND);
    await page.getByRole('status').filter({ hasText: 'changed' }).waitFor();
    expect(await current.getAttribute('aria-invalid')).toBeNull();

    await menu.click();
    await page.getByText('Sign out').click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await enter(page, FIRST);
    await page.getByText('The name or password is wrong.').waitFor();
    await enter(page, SECOND);
    await menu.waitFor();

    await goWithin(page, '/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByLabel('Password').fill(FIRST);
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await page.getByRole('dialog').getByText('This is not your password.').waitFor();
    await page.getByRole('dialog').getByLabel('Password').fill(SECOND);
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect((await fetch(`${server().url}/api/players/Ada`)).status).toBe(404);
    expect(server().complaints).toEqual([]);
  });

  test('takes back the programs that act for them with a new password, and sees that they are gone', async () => {
    const member = await memberOf(server(), 'Edith');
    const made = { method: 'POST', path: '/api/tokens', body: { label: 'my bot', scopes: ['play'] } } as const;
    const { token } = await member.client.ask<{ token: string }>(made);
    const page = await visit(server().url, { session: member });
    await goWithin(page, '/account');
    const bot = page.getByRole('button', { name: 'Revoke my bot' });
    await bot.waitFor();
    await page.getByRole('checkbox', { name: 'Revoke my personal tokens, too' }).check();
    await changePassword(page, 'correct horse', SECOND);
    await page.getByRole('status').filter({ hasText: 'your personal tokens are revoked' }).waitFor();
    await bot.waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: 'Revoke my personal tokens, too' }).isChecked()).toBe(false);
    const { status } = await fetch(`${server().url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
  });

  test('becomes a bot after a second thought, and is one on their page from then on', async () => {
    const page = await visit(server().url, { session: await memberOf(server(), 'Turing') });
    await goWithin(page, '/account');
    await page.getByRole('button', { name: 'Make this a bot’s account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^This is for good/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make this a bot’s account' }).click();
    await dialog.getByRole('button', { name: 'It is a bot, for ever' }).click();
    await page.getByText('This is the account of a bot.').waitFor();
    await goWithin(page, '/player/Turing');
    await page.getByText(/^Bot, /).waitFor();
  });

  test('who signs up in the middle of a match plays on, in other tabs too, and nothing is loaded anew', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
    await match.ready();
    guest.client.close();
    const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
    const other = await page.context().newPage();
    await other.goto(`${server().url}/table/${match.id}`);
    expect(await playOn([page, other], { most: 2 })).toBe(2);
    for (const tab of [page, other]) await tab.evaluate('globalThis.isAsBefore = true');

    await goWithin(page, '/');
    await corner(page).getByRole('button').first().click();
    await corner(page).getByRole('button', { name: 'Sign up' }).click();
    await enter(page, FIRST, 'Hopper');
    await corner(page).getByText('Hopper').waitFor();
    await goWithin(page, `/table/${match.id}`);
    expect(await playOn([page, other], { most: 4, seed: 2 })).toBe(4);
    await goWithin(other, '/');
    await corner(other).getByText('Hopper').waitFor();
    for (const tab of [page, other]) expect(await tab.evaluate('globalThis.isAsBefore')).toBe(true);
    expect(server().complaints).toEqual([]);
  });

  test('is the same in all tabs, by a new name too, and signed out at once although the server is slow', async () => {
    const page = await visit(server().url);
    const other = await page.context().newPage();
    await other.goto(server().url);
    await other.getByText('No table is open here').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    await enter(page, FIRST, 'Dora');
    for (const tab of [page, other]) await corner(tab).getByText('Dora').waitFor();

    await goWithin(page, '/account');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dorothea');
    await page.getByRole('button', { name: 'Change name' }).click();
    await corner(page).getByText('Dorothea').waitFor();
    await goWithin(page, '/');
    await page.reload();
    await corner(page).getByText('Dorothea').waitFor();

    let hear: () => void = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    await page.route('**/api/sessions', (route) => heard.then(() => route.continue()));
    await corner(page).getByRole('button').first().click();
    await page.getByText('Sign out').click();
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Sign in' }).waitFor();
    hear();
    expect(server().complaints).toEqual([]);
  });
});
