// What an operator says: above the page that a person is at, and never in the way.
import type { AbyssMatch } from '@undertow/games/abyss/test/support/random-games.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, DESK, overflowOn, PHONE } from '../../support/browser/inspecting.ts';
import { positionsFor } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin, seenOn, until } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const OPERATOR_TOKEN = 'the-operator-of-these-tests';
const server = WholeServer.forAll({ OPERATOR_TOKEN });

/** As much as an operator may say. */
const LONG = 'We move to another harbour at ten this evening, for an hour or so. '.repeat(8).slice(0, 499);

async function operate(method: 'POST' | 'DELETE', path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  const reply = await fetch(`${server().url}/api/operator/${path}`, { method, headers, body: JSON.stringify(body) });
  expect(reply.ok).toBe(true);
}

const announce = (text: string) => operate('POST', 'notices', { text });
const band = (page: Page) => page.getByRole('region', { name: 'From the operators' });
const told = (page: Page, text: string | RegExp) => band(page).filter({ hasText: text });
const close = (page: Page) => band(page).getByRole('button', { name: 'Close' });

/** What lies over the upper edge of the question, if it is not the question. */
const COVER = `(() => {
  const question = document.querySelector('[role="alertdialog"]');
  const { left, top, width, height } = question.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + Math.min(8, height / 2));
  return question.contains(found) ? null : found?.outerHTML ?? 'the edge of the window';
})()`;

inBrowser('a notice of the operators', (visit) => {
  test('stands above every page until the reader puts it away, who is then where they were', async () => {
    const page = await visit(server().url);
    // A page that knows that there is no table has heard from the server.
    await page.getByText('No table is open here').waitFor();
    await announce('We close at ten.');
    await told(page, 'From the operators We close at ten.').waitFor();

    expect(await page.getByRole('status').filter({ hasText: 'We close at ten.' }).textContent()).toBe(
      'We close at ten.',
    );
    // A sheet silences the page beneath it, but not the operators.
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await sheet.waitFor();
    await announce('Ten minutes are left.');
    await sheet.getByRole('status').filter({ hasText: 'Ten minutes are left.' }).waitFor();
    await page.keyboard.press('Escape');
    await told(page, 'Ten minutes are left.').waitFor();
    await close(page).first().click();

    await goWithin(page, '/glossary');
    await page.getByRole('heading', { name: 'Cards and rules', level: 1 }).waitFor();
    await told(page, 'We close at ten.').waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await page.reload();
    await told(page, 'We close at ten.').waitFor();

    await page.locator('main').focus();
    await close(page).press('Enter');
    await told(page, 'We close at ten.').waitFor({ state: 'detached' });
    expect(await seenOn(page, `document.activeElement?.id`)).toBe('main');
  });

  test('covers nothing that is asked at a table, and tells there why an operator has ended the match', async () => {
    const session = await guestOf(server());
    const match = positionsFor('base', ['payment']).get('payment') as AbyssMatch;
    const table = await tableAt(server(), match, [session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session });
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await announce(LONG);
    await told(page, LONG.slice(-40).trim()).waitFor();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await until(page, `innerWidth === ${size.width} && ${COVER} === null`, COVER);
      expect(await overflowOn(page)).toEqual([]);
    }

    await operate('DELETE', `matches/${table}`, { reason: 'Nobody was there any more.' });
    await told(page, /: ended by the operators Nobody was there any more\./).waitFor();
    await page.getByRole('heading', { name: 'The match was abandoned' }).waitFor();
    expect(await close(page).count()).toBe(2);

    // The next person at this browser does not see what was told to this table.
    await page.evaluate('localStorage.clear()');
    await page.goto(server().url);
    await told(page, LONG.slice(-40).trim()).waitFor();
    expect(await close(page).count()).toBe(1);
    expect(await page.content()).not.toContain('Nobody was there any more.');
  });
});
