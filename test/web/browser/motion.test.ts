// What moves on the board: on its way it is a copy, and what it becomes is hidden until it lands.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Everything that begins to move stays where it begins, until it is finished. */
const HELD_STILL = `
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const moving = animate.apply(this, given);
    moving.pause();
    return moving;
  };
`;

const flying = (page: Page) => page.locator('.motion > div');
const onTrack = (page: Page, space: number) => page.locator(`[data-place="track:${space}"]`);
const visibility = (page: Page, space: number) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('[data-place="track:${space}"]')).visibility`);
const hasNothingFlying = (page: Page) =>
  page.waitForFunction('document.querySelectorAll(".motion > div").length === 0');

/** Which properties change for ever, whatever changes them. */
const RESTLESS = `[...new Set(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime === Infinity)
  .flatMap(({ effect }) => effect.getKeyframes())
  .flatMap(({ offset, computedOffset, easing, composite, ...changed }) => Object.keys(changed)))]`;

inBrowser('the board', (visit) => {
  async function come(isMoving: boolean, position: Parameters<typeof given>[0]): Promise<Page> {
    const session = await guestOf(server());
    // The other one only sits there: a bot would play on.
    const other = await guestOf(server());
    const table = await tableAt(server(), given(position), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, isMoving });
    await page.getByRole('alertdialog').waitFor();
    await page.evaluate(HELD_STILL);
    return page;
  }

  const press = (page: Page, name: RegExp) => page.getByRole('alertdialog').getByRole('button', { name }).click();
  /** Two cards of a suit lie in the Council, and a card that no player can pay for is on top of the deck. */
  const early = {
    seats: [{ pearls: 0 }, { pearls: 0 }],
    explorationDeck: ['crab-2', 'crab-3', 'jellyfish-1'],
    council: { squid: ['squid-1', 'squid-2'] },
  };

  test('hides a card that is turned up until its copy has come from the deck, and a key ends the flight', async () => {
    const page = await come(true, early);

    await press(page, /^Explore/);
    await flying(page).first().waitFor({ state: 'attached' });
    expect(await flying(page).count()).toBe(1);
    expect(await visibility(page, 0)).toBe('hidden');
    // What has been turned up is not told before it is seen, also to the one who has asked for it.
    expect(await page.getByRole('log').textContent()).not.toContain('Crab 2');
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    await page.keyboard.press('Shift');
    await hasNothingFlying(page);
    expect(await visibility(page, 0)).toBe('visible');
    await page.getByRole('log').getByText('Crab 2').first().waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('fans out the cards of a stack on their way to the hand, and a click ends it', async () => {
    const page = await come(true, early);

    await page.locator('[data-place="council:squid"]').click();
    await flying(page).nth(1).waitFor({ state: 'attached' });
    expect(await page.locator('.motion > .fan').count()).toBe(2);

    await page.mouse.click(5, 5);
    await hasNothingFlying(page);
    expect(await page.locator('[data-hand] [data-place^="hand:squid"]').count()).toBe(2);
  });

  test('tells what another player did when it has been seen to happen, and a click lets it follow', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given(early), [other.person, session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, isMoving: true });
    const log = page.getByRole('log');
    await log.waitFor();
    await page.evaluate(HELD_STILL);

    const theirs = await other.client.join(table);
    await theirs.answer('explore');
    await flying(page).first().waitFor({ state: 'attached' });
    expect(await visibility(page, 0)).toBe('hidden');
    expect(await log.textContent()).not.toContain('Crab 2');

    await page.mouse.click(5, 5);
    await log.getByText('Crab 2').first().waitFor();
    expect(await visibility(page, 0)).toBe('visible');
  });

  /** A Lord that the first player can pay for. */
  const recruiting = {
    seats: [
      { pearls: 0, hand: ['seahorse-5', 'seahorse-4', 'seahorse-1', 'crab-3'], lords: ['slaver'] },
      { pearls: 0 },
    ],
    court: ['landowner', 'miller', 'reaper', 'keeper'],
  };
  const asked = (page: Page) => page.getByRole('alertdialog');

  test('tells of a Lord only when it has come home, and asks only then, also the one who has recruited it', async () => {
    const page = await come(true, recruiting);
    await page.locator('[data-place="court:landowner"]').click();
    await page.getByRole('button', { name: 'Recruit', exact: true }).click();
    await flying(page).first().waitFor({ state: 'attached' });

    const log = page.getByRole('log');
    expect(await log.textContent()).not.toContain('Landowner');
    expect(await asked(page).count()).toBe(0);
    expect(await page.locator('[data-seat="0"] .score').textContent()).toMatch(/\D5$/u);

    await page.mouse.click(5, 5);
    await asked(page).waitFor();
    expect(await log.textContent()).toContain('You recruit the Landowner');
    expect(await page.locator('[data-seat="0"] .score').textContent()).toMatch(/\D18$/u);
    expect(server().complaints).toEqual([]);
  });

  test('lets the others wait for it, too, and closes the Court up behind it', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given(recruiting), [other.person, session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, isMoving: true });
    const log = page.getByRole('log');
    await log.waitFor();
    await page.evaluate(HELD_STILL);

    const theirs = await other.client.join(table);
    await theirs.answer('recruit:landowner');
    await theirs.until(() => theirs.decision?.prompt === 'payment');
    await theirs.answer({ allies: ['seahorse-5', 'seahorse-4', 'seahorse-1'] });
    await flying(page).first().waitFor({ state: 'attached' });
    expect(await log.textContent()).not.toContain('Landowner');
    const moved = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('[data-place="court:miller"]')).transform`,
    );
    expect(moved).not.toBe('none');

    await page.mouse.click(5, 5);
    await log.getByText('Landowner').first().waitFor();
    expect(server().complaints).toEqual([]);
  });

  /** The first player takes a Location with three Keys, and a Lord without one stays. */
  function aboutToTake() {
    const seats = [{ hand: ['seahorse-5', 'seahorse-4'], lords: ['slaver', 'oracle', 'miller'] }, {}];
    const match = given({ seats, court: ['shepherd', 'keeper', 'reaper'] });
    match.answer(0, 'recruit:shepherd');
    match.answer(0, { allies: ['seahorse-5', 'seahorse-4'] });
    return match;
  }

  test('leaves all Lords in their places until those with Keys have gone under a Location, and then closes up', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), aboutToTake(), [session.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, isMoving: true });
    await asked(page).waitFor();
    await page.evaluate(HELD_STILL);
    const lords = ['slaver', 'oracle', 'miller', 'shepherd'];
    const row = () => page.locator('.tableau .spot').evaluateAll((all) => all.map(({ dataset }) => dataset.place));

    await page.locator('[data-place^="location:"].may').first().click();
    await flying(page).first().waitFor({ state: 'attached' });
    expect((await row()).slice(0, 4)).toEqual(lords.map((lord) => `lord:${lord}`));

    await page.mouse.click(5, 5);
    await hasNothingFlying(page);
    await page.locator('[data-place="lord:slaver"]').waitFor({ state: 'detached' });
    expect(await row()).toEqual(['lord:miller', expect.stringMatching(/^held:/)]);
    expect(await page.locator('[data-place^="held:"] .head').count()).toBe(3);
    expect(server().complaints).toEqual([]);
  });

  test('opens what is one’s own on a phone when a Location comes there', async () => {
    const [session, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), aboutToTake(), [session.person, other.person]);
    const viewing = { session, isMoving: true, width: 390, height: 844, hasTouch: true };
    const page = await visit(`${server().url}/table/${table}`, viewing);
    await asked(page).waitFor();
    await page.evaluate(HELD_STILL);

    await page.locator('[data-place^="location:"].may').first().click();
    await page.locator('[data-place^="held:"]').waitFor({ state: 'attached' });
    expect(await page.locator('.own.phone').count()).toBe(1);
  });

  test('stays still for persons who wish less motion', async () => {
    const page = await come(false, early);

    await press(page, /^Explore/);
    await onTrack(page, 0).waitFor();
    expect(await visibility(page, 0)).toBe('visible');
    expect(await flying(page).count()).toBe(0);
  });

  test('moves for ever only what a browser can move without painting the page anew', async () => {
    const page = await come(true, early);
    await press(page, /^Explore/);
    await page.locator('[data-state="offered"]').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(RESTLESS)).toEqual(['opacity']);

    const lobby = await visit(server().url, { session: await guestOf(server()), isMoving: true });
    await lobby.getByRole('button', { name: 'Create a table' }).first().waitFor();
    expect(await lobby.evaluate(RESTLESS)).toEqual([]);
  });
});
