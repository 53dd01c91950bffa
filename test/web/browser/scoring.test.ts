// The final scoring at a table when its match is over.
import { readFileSync } from 'node:fs';
import type { DungeonLords } from '@undertow/games/dungeon-lords/client.ts';
import { lastBattle } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Preferences } from '@undertow/web/src/browser/preferences.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { inBrowser, type Visit } from '../../support/browser/browsing.ts';
import { type Guest, guestOf, shownName } from '../../support/browser/guests.ts';
import { barriersOn, speak } from '../../support/browser/inspecting.ts';
import { beforeLastMove, pastMatch, ratedMatch } from '../../support/browser/past-matches.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { isThere, seenOn, until } from '../../support/browser/watching.ts';
import { playOn } from '../../support/clients/client-play.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('the ways on from the final scoring', (visit) => {
  test('stand in two lines within a small window in every language, the large ones above, and stay where they are when the link is copied', async () => {
    const guest = await guestOf(server());
    const id = await pastMatch(guest.client);
    const page = await visit(`${server().url}/table/${id}`, { session: guest });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const placed = async () => {
      const link = page.locator('.ways > a[href$="scoring"]');
      await link.waitFor();
      const ways = page.locator('.ways > *');
      const boxes = await ways.evaluateAll((all) =>
        all.map((way) => way.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
      );
      // How they lie beside each other: words that stand above them may still come.
      const [first = { x: 0, y: 0 }] = boxes;
      const among = boxes.map(({ x, y, width, height }) => [x - first.x, y - first.y, width, height].map(Math.round));
      return { link, boxes, among };
    };
    for (const language of languages) {
      await speak(page, language);
      const astray = async () => {
        // Letters that no page before had come later, and have other widths than those that stand for them.
        await page.evaluate('document.fonts.ready.then(() => {})');
        const { boxes } = await placed();
        const lines = new Set(boxes.map(({ y, height }) => y + height / 2));
        const outside = boxes.filter(({ x, y, width, height }) => x + width > 1280 || y + height > 720);
        return lines.size === 2 ? outside : boxes;
      };
      await expect.poll(astray, { message: language }).toEqual([]);
      const stay = async () => {
        const { among } = await placed();
        await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {})');
        return JSON.stringify((await placed()).among) === JSON.stringify(among);
      };
      await expect.poll(stay, { message: language }).toBe(true);
      const { link, among } = await placed();

      await page.evaluate(`navigator.clipboard.writeText('')`);
      await link.click();
      const copied = () => page.evaluate('navigator.clipboard.readText()');
      await expect.poll(copied).toBe(`${server().url}/replay/${id}?scoring`);
      await expect.poll(async () => (await placed()).among, { message: language }).toEqual(among);
    }
  });
});

inBrowser('the towers of Dungeon Lords', (visit) => {
  test('show the whole of what each storey is made of, however much that is', async () => {
    const guest = await guestOf(server());
    const id = await pastMatch(guest.client, 'dungeon-lords', {}, 4);
    const page = await visit(`${server().url}/replay/${id}?scoring`, { session: guest });
    await page.locator('.inside svg').first().waitFor({ state: 'attached' });
    const cut = await page.locator('.inside').evaluateAll(
      (storeys) =>
        storeys.filter((storey) => {
          const { right } = storey.getBoundingClientRect();
          return [...storey.querySelectorAll('svg')].some((one) => one.getBoundingClientRect().right > right + 0.5);
        }).length,
    );
    expect(cut).toBe(0);
  });

  test('show all seven titles large enough to be told apart where one lord holds them', async () => {
    const guests = [await guestOf(server()), await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const [guest] = guests as [Guest];
    const table = await tableAt(
      server(),
      lastBattle(guests.length),
      guests.map(({ person }) => person),
    );
    const page = await visit(`${server().url}/table/${table}`, { session: guest });
    await page.locator('.question').waitFor();
    const play = await guest.client.join<DungeonLords>(table);
    await play.until(() => play.decision !== null);
    await play.answer({ tile: [2, 0], traps: [], creatures: [] });
    const titles = page.locator('.inside.titles svg');
    await expect.poll(() => titles.count()).toBe(7);
    const least = () => titles.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));
    // The tower grows.
    await expect.poll(least).toBeGreaterThanOrEqual(24);
    expect(server().complaints).toEqual([]);
  });
});

/** A page at a table of this guest while the last move of the match is made; `settings` are what its visitor has chosen. */
async function seeTheEnd(visit: Visit, settings: Partial<Preferences>): Promise<Page> {
  const guests = [await guestOf(server()), await guestOf(server())];
  const { match, journal, last } = beforeLastMove('abyss', { expansions: [] }, 'fast:1');
  const people = guests.map(({ person }) => person);
  const id = await tableAt(server(), match, people, 'none', journal);
  const [session] = guests as [Guest];
  const page = await visit(`${server().url}/table/${id}`, { session, isMoving: true, settings });
  await page.locator('#question').waitFor({ state: 'attached' });
  const table = await (guests[last.seat] as Guest).client.join(id);
  await table.until(() => table.decision !== null);
  await table.answer(last.answer);
  await page.locator('#verdict').waitFor({ state: 'attached' });
  return page;
}

const IS_PLAYING = isThere('.legend .now');
const IS_OVER = `!(${IS_PLAYING}) && getComputedStyle(document.querySelector('#verdict')).visibility === 'visible'`;

inBrowser('the points of a match', (visit) => {
  test('are counted kind by kind after its last move, each told in one line, and then who has won', async () => {
    const page = await seeTheEnd(visit, { motion: 'full', pace: 'quick' });
    await until(page, IS_PLAYING);
    await page.evaluate(`(() => {
      const status = document.querySelector('.verdict [role="status"]');
      globalThis.told = [];
      const hear = () => status.textContent !== '' && status.textContent !== told.at(-1) && told.push(status.textContent);
      hear();
      new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
    })()`);
    await until(page, IS_OVER);
    const told = await seenOn<readonly string[]>(page, 'globalThis.told');
    const kinds = (await page.locator('.legend li').allInnerTexts()).map((kind) => kind.trim());
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(told.slice(0, -1).map((line) => line.split(':')[0])).toEqual(kinds.slice(kinds.length - told.length + 1));
    expect(told.at(-1)?.startsWith(`${title}`)).toBe(true);
    await page.getByRole('heading', { name: 'The realm of' }).first().waitFor();
    expect(await page.locator('.won .crown').count()).toBeGreaterThan(0);
  });

  test('go on by a key, and are all there at once for a visitor who skips them, and for one who comes back', async () => {
    const page = await seeTheEnd(visit, { motion: 'full', pace: 'slow' });
    await until(page, IS_PLAYING);
    await page.keyboard.press('Space');
    expect(await seenOn(page, IS_PLAYING)).toBe(true);
    await page.getByRole('button', { name: 'Skip' }).click();
    await until(page, IS_OVER);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: 'Final scoring' }).click();
    await page.locator('#verdict').waitFor();
    expect(await seenOn(page, IS_PLAYING)).toBe(false);
    await page.reload();
    await page.locator('#verdict').waitFor();
    expect(await seenOn(page, IS_PLAYING)).toBe(false);
    expect(await barriersOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'Count again' }).click();
    await until(page, IS_PLAYING);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForURL(/\/replay\//);
  });

  test('are all there at once where less is to move', async () => {
    const page = await seeTheEnd(visit, { motion: 'off' });
    expect(await seenOn(page, IS_OVER)).toBe(true);
    expect(await page.getByRole('button', { name: 'Count again' }).count()).toBe(0);
  });

  test('are not shown before the last move has been looked at, also where nothing moves; and a press leads on', async () => {
    const [guest, other] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), lastBattle(2), [guest.person, other.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: guest });
    await page.locator('.question').waitFor();
    // The time to look is not over by itself.
    await page.evaluate(`{
      const later = window.setTimeout;
      window.setTimeout = (call, after, ...given) => (after >= 1000 ? 0 : later(call, after, ...given));
    }`);
    const play = await guest.client.join<DungeonLords>(table);
    await play.until(() => play.decision !== null);
    await play.answer({ tile: [2, 0], traps: [], creatures: [] });
    await page.locator('.question .verdict').waitFor();
    expect(await page.locator('#verdict').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('#verdict').waitFor({ state: 'attached' });
  });

  test('are not counted by themselves in a replay', async () => {
    const guest = await guestOf(server());
    const id = await pastMatch(guest.client);
    const page = await visit(`${server().url}/replay/${id}?scoring`, { session: guest, isMoving: true });
    await page.getByRole('button', { name: 'Count again' }).waitFor();
    expect(await seenOn(page, IS_OVER)).toBe(true);
  });
});

inBrowser('a picture', (visit) => {
  test('of the scoring and of a moment of the replay is drawn by the page, and saved where nothing shares it', async () => {
    const guest = await guestOf(server());
    const id = await pastMatch(guest.client);
    const page = await visit(`${server().url}/replay/${id}?move=5&scoring`, { session: guest });
    const sizeOfPicture = async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Share picture' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u);
      const png = readFileSync(await saved.path());
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    expect(await sizeOfPicture()).toEqual([2400, 1260]);
    await page.getByText('Picture saved').first().waitFor();
    await page.getByRole('button', { name: 'Back to the replay' }).click();
    await page.waitForURL(/move=5$/);
    expect(await sizeOfPicture()).toEqual([2400, 1260]);
  });
});

inBrowser('a player who wants the same again', (visit) => {
  test('is shown to the others on their scoring, who come to the table by one press', async () => {
    const [ada, bo] = [await guestOf(server()), await guestOf(server())];
    const first = await ada.client.create({ game: 'abyss', seats: 2, time: 'none' });
    const other = await bo.client.join(first.id);
    await Promise.all([first.ready(), other.ready()]);
    await Promise.all([
      playOn(first, openRandom({ seed: 'fast:1', position: 0 })),
      playOn(other, openRandom({ seed: 'fast:2', position: 0 })),
    ]);
    const page = await visit(`${server().url}/table/${first.id}`, { session: bo });
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    const next = await first.rematch();
    await page.getByText(`${shownName(ada)} wants to play again`).waitFor();
    expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Join in' }).click();
    await page.waitForURL(`${server().url}/table/${next.id}`);
  });
});

inBrowser('a rated match that is over', (visit) => {
  test('says by how much it has changed the ratings, in the scoring and among the games of a player', async () => {
    const [winner, loser] = await ratedMatch(server());
    const page = await visit(`${server().url}/player/${winner}`);
    const replay = page.getByRole('link', { name: 'Replay' });
    await replay.waitFor();
    const gain = (await page.getByText(/^[+]\d+\srating$/).textContent()) as string;
    const table = (await replay.getAttribute('href'))?.replace('/replay/', '/table/');
    await page.goto(`${server().url}${table}`);
    await page.getByRole('heading', { name: `${winner} wins` }).waitFor();
    await page.getByText(gain.trim()).waitFor();
    await page.getByText(/^[−-]\d+\srating$/).waitFor();
    expect(await page.locator('.pillars .name').allInnerTexts()).toEqual([winner, loser]);
  });
});
