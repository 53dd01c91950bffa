// Two lords at one table of Dungeon Lords, and a third person who watches: a whole game from the waiting room to the scoring,
// and no page holds what only another seat may know.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, type Visit } from '../../../../test/support/browser/browsing.ts';
import { type Guest, guestOf } from '../../../../test/support/browser/guests.ts';
import { PHONE } from '../../../../test/support/browser/inspecting.ts';
import { playOn, pressOne, REPLAY_LINK } from '../../../../test/support/browser/playing.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { withFinger } from '../../../../test/support/browser/pressing.ts';
import { drawnAgain, isThere, seenOn } from '../../../../test/support/browser/watching.ts';
import { isLong } from '../../../../test/support/run/seeds.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { sensible } from '../../bots/sensible.ts';
import type { DungeonLords } from '../../client.ts';
import { battlePlans, lastBattle, OFFERED, secondYear } from '../support/dungeons.ts';
import { heardBy, leaksIn, leaksOn } from '../support/secrets.ts';

const server = WholeServer.forAll();

/** In answers. */
const NOW_AND_THEN = 15;

/** A page with all that it was sent since it came to the table. */
interface Place {
  readonly page: Page;
  readonly heard: readonly string[];
  readonly seat: number | null;
}

async function comeTo(visit: Visit, table: string, seat: number | null, session?: Guest): Promise<Place> {
  const page = await visit(`${server().url}/settings`, session ? { session } : {});
  const heard = heardBy(page);
  await page.goto(`${server().url}/table/${table}`);
  return { page, heard, seat };
}

/** What the server sends a page that comes anew, but for the time at which it does, and what stands there then. */
async function allOn({ page, heard }: Place): Promise<readonly unknown[]> {
  const before = heard.length;
  await page.reload();
  await page.locator('#question').waitFor();
  const snapshot = heard.slice(before).findLast((message) => message.includes('"type":"snapshot"'));
  // The log comes a moment later, with what all know.
  const log = await page.locator('.log').allInnerTexts();
  const text = await page.locator('main').innerText();
  return [snapshot?.replace(/"time":\d+/, ''), log.reduce((rest, part) => rest.replace(part, ''), text)];
}

/** The seat answers what it is asked together with the other one, at its page. */
async function seal({ page }: Place): Promise<void> {
  while (await seenOn(page, isThere('.question.asked'))) {
    if (!(await pressOne(page, 0, undefined, OFFERED))) await drawnAgain(page);
  }
}

/** The same lords play on to the end at other clients, and now and then something is done meanwhile. */
async function playElsewhere(lords: readonly Guest[], table: string, meanwhile: () => Promise<void>): Promise<void> {
  const visits = await Promise.all(lords.map(({ client }) => client.join<DungeonLords>(table)));
  for (let answers = 1; !visits.some(({ hasEnded }) => hasEnded); answers++) {
    await Promise.race(visits.map((visit) => visit.until(() => visit.decision !== null || visit.hasEnded)));
    const asked = visits.find(({ decision }) => decision !== null);
    if (asked?.decision)
      await asked.answer(sensible(asked.view as never, { ...asked.decision, seat: asked.seat as number }));
    if (answers % NOW_AND_THEN === 0) await meanwhile();
  }
}

inBrowser('two lords and a spectator', (visit) => {
  test('play a whole game to its scoring, and no page is sent or shows a trap, a card or a plan that its seat must not know', async () => {
    const [one, other] = [await guestOf(server()), await guestOf(server())];
    const battle = await tableAt(server(), battlePlans(), [one.person, other.person]);
    const places = [
      await comeTo(visit, battle, 0, one),
      await comeTo(visit, battle, 1, other),
      await comeTo(visit, battle, null),
    ] as const;
    const [sealing, ...others] = places;
    // What was heard is told here a moment after the page has it: so it is asked for until it is.
    const leaks = async () => {
      const found = await Promise.all(places.map(({ page, heard }) => leaksOn(page, heard)));
      return [...found.flat(), ...places.flatMap(({ heard, seat }) => leaksIn(heard, seat))];
    };
    const sealUnseen = async () => {
      const before = await Promise.all(others.map(allOn));
      await seal(sealing);
      expect(await Promise.all(others.map(allOn))).toEqual(before);
      await expect.poll(leaks).toEqual([]);
    };
    await sealUnseen();

    const match = await one.client.create({ game: 'dungeon-lords', seats: 2, time: 'none', options: { full: true } });
    await other.client.join(match.id);
    await Promise.all(places.map(({ page }) => page.goto(`${server().url}/table/${match.id}`)));
    const players = [places[0].page, places[1].page];
    for (const page of players) await page.getByRole('button', { name: 'I am ready' }).click();
    await sealing.page.getByRole('alertdialog').waitFor();
    await sealUnseen();
    await playOn(players, { most: 30, offered: OFFERED });
    await expect.poll(leaks).toEqual([]);
    if (!isLong) {
      // The second year asks all that the first does, and more.
      const later = await tableAt(server(), secondYear(), [one.person, other.person]);
      await Promise.all(places.map(({ page }) => page.goto(`${server().url}/table/${later}`)));
      await playElsewhere([one, other], later, () => expect.poll(leaks).toEqual([]));
    }
    for (let seed = 2; isLong && !(await seenOn(sealing.page, isThere(REPLAY_LINK))); seed++) {
      await playOn(players, { most: 30, offered: OFFERED, seed });
      await expect.poll(leaks).toEqual([]);
    }
    const verdicts = places.map(({ page }) => page.getByRole('heading', { name: /win|share the victory/ }).innerText());
    expect(new Set(await Promise.all(verdicts)).size).toBe(1);
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('a lord among bots', (visit) => {
  test('plays a game of four with a finger on a phone to its scoring', async () => {
    const guest = await guestOf(server());
    const finger = { ...PHONE, hasTouch: true, session: guest };
    let page: Page;
    if (isLong) {
      const { id } = await guest.client.create({ game: 'dungeon-lords', seats: 4, time: 'none', bots: true });
      page = await visit(`${server().url}/table/${id}`, finger);
      await page.getByRole('button', { name: 'I am ready' }).tap();
    } else {
      page = await visit(`${server().url}/table/${await tableAt(server(), lastBattle(4), [guest.person])}`, finger);
    }
    await playOn([page], { offered: OFFERED, way: () => withFinger });
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    await expect.poll(() => page.locator('.pillars .name').count()).toBe(4);
    expect(server().complaints).toEqual([]);
  });
});
