// Moments of a match that is over: played on from its replay, and shown to others who say what they would do.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Visit } from '../../support/browser/browsing.ts';
import { type Guest, guestOf } from '../../support/browser/guests.ts';
import { faultsOfAll, type Lead } from '../../support/browser/inspecting.ts';
import { goWithin, seenOn } from '../../support/browser/watching.ts';
import { inTurn } from '../../support/run/seeds.ts';
import { PLAYED, type Played, played, stoodAt } from '../../support/server/past-moments.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** A question of each game that is answered with a key, or two. */
const ASKED: Readonly<Record<string, string>> = { abyss: 'exploreDecision', 'dungeon-lords': 'hireCreature' };
const FROM_HERE = 'Play on from here, or ask others';
const PAST = [...PLAYED.keys()].map((at) => [PLAYED[at]?.game ?? '', at] as const);

/** A match that was played, at the first moment at which this is asked. */
async function asking(guest: Guest, at: number): Promise<Played> {
  const wanted = PLAYED[at] as (typeof PLAYED)[number];
  for (let tries = 0; tries < 10; tries++) {
    const { replay } = await played(guest.client, wanted);
    for (const [moves, { seat, kind }] of replay.moves.entries()) {
      if (kind === 'undo' || stoodAt(replay, moves).open(seat)?.decision.prompt !== ASKED[wanted.game]) continue;
      return { replay, moves, seat };
    }
  }
  throw new Error(`${ASKED[wanted.game]} was never asked`);
}

async function openFromHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: FROM_HERE }).click();
  await page.getByRole('link', { name: 'Copy the link' }).waitFor();
}

async function linkFrom(visit: Visit, { replay, moves }: Played): Promise<string> {
  const page = await visit(`${server().url}/replay/${replay.id}?move=${moves}`);
  await openFromHere(page);
  return (await page.getByRole('link', { name: 'Copy the link' }).getAttribute('href')) ?? '';
}

const isAnswered = (page: Page) => page.getByRole('heading', { name: 'What was played' }).isVisible();

/** With the keys, as at any table. */
async function answer(page: Page): Promise<void> {
  await page.locator('.question').first().waitFor();
  await expect
    .poll(async () => {
      for (const key of ['1', 'Enter']) if (!(await isAnswered(page))) await page.keyboard.press(key);
      return isAnswered(page);
    })
    .toBe(true);
}

inBrowser('a moment of a match that is over', (visit) => {
  // What belongs to a moment is the same in both games, around a board that has tests of its own.
  test.each(inTurn(PAST, 0))('of %s is played on from its replay, at a table that leads back there', async (_, at) => {
    const guest = await guestOf(server());
    const { replay, moves, seat } = await asking(guest, at);
    const there = `/replay/${replay.id}?move=${moves}`;
    const page = await visit(server().url + there, { session: guest });
    await openFromHere(page);
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('radio').nth(seat).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL('**/table/**');
    await page.getByText('Played on from a replay').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const table = await server().running.app.lobby.see(guest.person, id);
    expect(table).toMatchObject({ status: 'playing', access: 'private', from: { match: replay.id, moves } });
    expect(table.seats[seat]?.person.id).toBe(guest.person.id);

    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('link', { name: 'Back to the replay' }).click();
    await page.getByRole('slider').waitFor();
    expect(page.url()).toContain(`${there}&seat=${seat + 1}`);
  });

  test.each(inTurn(PAST, 1))('of %s asks others without names, and then tells what was played', async (_, at) => {
    const guest = await guestOf(server());
    const past = await asking(guest, at);
    const page = await visit(server().url + (await linkFrom(visit, past)));
    await page.locator('.question').first().waitFor();
    const shown = (await page.locator('body').textContent()) ?? '';
    expect(shown).toContain('Alpha');
    for (const name of past.replay.seats) expect(shown).not.toContain(name);
    expect(page.url()).not.toContain(past.replay.id);
    // What explains it covers nothing of the board.
    const strip = await page.getByRole('complementary', { name: 'What would you do?' }).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    // Where the board is higher than the window, it stays in sight.
    await page.setViewportSize({ width: 320, height: 400 });
    const scrolled = () =>
      seenOn(page, `(scrollTo(0, 200), [scrollY, document.querySelector("aside").getBoundingClientRect().top])`);
    await expect.poll(scrolled).toEqual([200, 0]);
    await page.setViewportSize({ width: 1280, height: 720 });

    await answer(page);
    await page.getByText(/^You chose/).waitFor();
    await page.getByText('The replay shows the names.').waitFor();
    const house = page.locator('dl > div', { hasText: 'A strong bot' }).getByRole('definition');
    await expect.poll(() => house.textContent()).not.toMatch(/is thinking/);
    expect(await house.textContent()).not.toMatch(/has no answer/);
    await page.getByRole('button', { name: 'Answer again' }).click();
    await answer(page);
    await page.getByRole('link', { name: 'See how it went on' }).click();
    await page.getByRole('slider').waitFor();
    expect(page.url()).toContain(`/replay/${past.replay.id}?move=${past.moves}&seat=${past.seat + 1}`);
  });

  test('says so where the words for the answers cannot be fetched, and can be tried again', async () => {
    const past = await asking(await guestOf(server()), 0);
    const link = await linkFrom(visit, past);
    const page = await visit(`${server().url}/healthz`);
    await page.route('**/assets/judging-*.js', (route) => route.abort());
    await page.goto(server().url + link);
    await answer(page);
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try now' }).click();
    await answer(page);
    await page.getByText('A strong bot').waitFor();
  });

  test('that does not exist is said to be none', async () => {
    const page = await visit(`${server().url}/moment/${'x'.repeat(57)}`);
    await page.getByRole('heading', { name: 'There is no such moment' }).waitFor();
  });

  test.each(inTurn(PAST, 1))('of %s has no barriers, on no screen and in no language', async (_, at) => {
    const guest = await guestOf(server());
    const past = await asking(guest, at);
    const link = await linkFrom(visit, past);
    const page = await visit(server().url, { session: guest, games: ['abyss', 'dungeon-lords'] });
    const leads: Readonly<Record<string, Lead>> = {
      async 'what can be begun from a replay'(page) {
        await goWithin(page, `/replay/${past.replay.id}?move=${past.moves}`);
        await openFromHere(page);
      },
      async 'what is asked'(page) {
        await goWithin(page, link);
        await page.locator('.question').first().waitFor();
      },
      async 'what was played'(page) {
        await goWithin(page, link);
        await answer(page);
      },
    };
    expect(await faultsOfAll(page, leads)).toEqual([]);
  });
});
