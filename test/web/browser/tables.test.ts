// Tables and what is made of them: no barriers in either theme, and in no language too large for a phone or a desk.
import { expansions } from '@undertow/games/abyss/rules/index.ts';
import { given } from '@undertow/games/abyss/test/support/position.ts';
import type { AbyssMatch } from '@undertow/games/abyss/test/support/random-games.ts';
import { battlePlans, planning } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { type Guest, guestOf } from '../../support/browser/guests.ts';
import { faultsOfAll, type Lead } from '../../support/browser/inspecting.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { midGame, positionsFor } from '../../support/browser/positions.ts';
import { type Prepared, tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** What is sent to a battle, as it may be pressed where all of the table is seen, and on a phone. */
const PIECES = ':is([data-place^="trap:"], [data-place^="creature:0"]).may, [data-place^="piece:"] .may';

async function asked(page: Page, { person }: Guest, match: Prepared | undefined): Promise<void> {
  await goWithin(page, `/table/${await tableAt(server(), match as Prepared, [person])}`);
  await page.getByRole('alertdialog').waitFor();
}

/** The longest question with the most answers, above a hand of all Races, with standing orders beneath. */
function offerToNebulis(): AbyssMatch {
  const hand = ['crab-1', 'jellyfish-2', 'kraken-3', 'seahorse-3', 'shellfish-4', 'squid-5'];
  const seats = [{ hand, pearls: 3, nebulis: 2, lords: ['counterfeiter'] }, {}, {}, {}, {}];
  const setting = { seats: seats.length, expansions: expansions.map(({ id }) => id) };
  const match = given({ seats, active: 1, explorationDeck: ['kraken-2'] }, setting);
  match.answer(1, 'explore');
  return match;
}

const leadsFor = (guest: Guest): Readonly<Record<string, Lead>> => ({
  async 'the choices of one kind'(page) {
    await asked(page, guest, midGame());
    await page.getByRole('button', { name: 'Take a stack' }).click();
    await page.getByRole('group', { name: 'Take a stack' }).waitFor();
  },
  async 'the keys of the table'(page) {
    await asked(page, guest, midGame());
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
  },
  async 'what is said of a table, and its picture'(page) {
    await asked(page, guest, midGame());
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Share picture' }).waitFor();
  },
  async 'why a Lord may not be chosen'(page) {
    await asked(page, guest, given({ seats: [{ pearls: 0 }, {}], court: ['landowner', 'miller', 'reaper'] }));
    const lord = page.locator('[data-place="court:landowner"]');
    if ((await lord.count()) === 0) await page.getByRole('button', { name: 'Court', exact: true }).click();
    // For a program that presses it is out of reach.
    await lord.click({ force: true });
    await page.locator('.why.shown').waitFor();
  },
  'the payment for a Lord': (page) => asked(page, guest, positionsFor('base', ['payment']).get('payment')),
  'an offer to a player with Nebulis': (page) => asked(page, guest, offerToNebulis()),
  async 'a replay'(page) {
    await goWithin(page, `/replay/${await pastMatch(guest.client)}`);
    await page.getByRole('slider').waitFor();
  },
  async 'the final scoring'(page) {
    await goWithin(page, `/replay/${await pastMatch(guest.client)}?scoring`);
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
  },
  async 'the tutorial'(page) {
    await goWithin(page, '/learn');
    await page.getByRole('button', { name: 'Begin: The base game' }).click();
    await page.getByRole('region', { name: 'Tutorial' }).waitFor();
    // What one does oneself is no news.
    await page.getByRole('heading', { name: 'Take a look around' }).waitFor();
  },
});

const hillLeadsFor = (guest: Guest): Readonly<Record<string, Lead>> => ({
  async 'a planning'(page) {
    await asked(
      page,
      guest,
      planning(['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster']),
    );
    for (let at = 0; at < 3; at++) await page.locator('[data-place^="order:"].may').first().click();
    await page.locator('.question .button.go:enabled').waitFor();
  },
  async 'a battle that is planned'(page) {
    await asked(page, guest, battlePlans());
    await page.locator(PIECES).first().click();
  },
  async 'a battle that is fought'(page) {
    await asked(page, guest, battlePlans());
    for (let at = 0; at < 2; at++) await page.locator(PIECES).first().click();
    await page.locator('.question .button.go:enabled').click();
    await page.getByRole('heading', { name: 'Who acts next, and how?' }).waitFor();
  },
  async 'the final scoring'(page) {
    await goWithin(page, `/replay/${await pastMatch(guest.client, 'dungeon-lords', { full: false })}?scoring`);
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
  },
});

inBrowser('a table, and what is made of it,', (visit) => {
  test.each([
    ['Abyss', leadsFor],
    ['Dungeon Lords', hillLeadsFor],
  ])('is accessible, and fits in each language: %s', async (_, leads) => {
    const guest = await guestOf(server());
    const page = await visit(server().url, { session: guest });
    expect(await faultsOfAll(page, leads(guest))).toEqual([]);
  });
});
