// A player who comes back, and what a bot has answered for them meanwhile: the line that says so, and the marks in the log.
import type { Visit } from '@undertow/client-sdk/index.ts';
import { games } from '@undertow/games/index.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, PHONE } from '../../support/browser/inspecting.ts';
import { WholeServer } from '../../support/server/whole-server.ts';
import { LeapingTime } from '../../support/time/leaping-time.ts';

const time = new LeapingTime();
const server = WholeServer.forAll({}, { timers: time });
const MINUTE = 60_000;

interface Viewing {
  readonly width?: number;
  readonly height?: number;
  /** Where the player comes to, if not to the table. */
  readonly path?: string;
}

/** The first legal answer, as long as this player is asked and the other one is not. */
async function goOn(visit: Visit, game: string): Promise<void> {
  const forms = games.get(game)?.game.forms ?? {};
  for (let steps = 0; steps < 40 && visit.decision; steps++) {
    const [answer] = enumerate(visit.decision.choice as Choice, 1, forms);
    await visit.answer(answer as never);
  }
}

inBrowser('a player who was away', (visit) => {
  /** Both sit down without a clock; the first goes, and the other has a bot play for them until they are asked themselves. */
  async function played(game: string, { path, ...viewing }: Viewing = {}) {
    const [me, other] = [await guestOf(server()), await guestOf(server())];
    const mine = await me.client.create({ game, seats: 2, time: 'none' } as never);
    const theirs = await other.client.join(mine.id);
    await Promise.all([mine.ready(), theirs.ready()]);
    await theirs.until(() => theirs.asked.length > 0);
    await mine.leave({ keepSeat: true });
    await goOn(theirs, game);
    time.leap(MINUTE);
    const isPlayedFor = () =>
      theirs.substitute(0).then(
        () => true,
        () => false,
      );
    await expect.poll(isPlayedFor).toBe(true);
    const page = await visit(server().url + (path ?? `/table/${mine.id}`), { session: me, ...viewing });
    return { page, table: mine.id, players: [me.person, other.person] as const };
  }

  const line = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'While you were away, a bot answered for you' });

  test.each([
    ['Abyss on a phone', 'abyss', PHONE],
    ['Dungeon Lords', 'dungeon-lords', {}],
  ] as const)('is told so, led to it in the log, and told no more: %s', async (_, game, viewing) => {
    const { page } = await played(game, viewing);
    await line(page).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.reload();
    await line(page).getByRole('button', { name: 'Show in the log' }).click();
    const marked = page
      .getByRole('complementary')
      .locator('li.again')
      .getByRole('img', { name: 'a bot answered for you' });
    await marked.first().waitFor();
    await line(page).waitFor({ state: 'detached' });
    expect(await barriersOn(page)).toEqual([]);
    expect(server().complaints).toEqual([]);
  });

  test('is told so when it is tried again, where the words for it could not be fetched', async () => {
    const { page, table } = await played('abyss', { path: '/healthz' });
    const words = '**/assets/en-*.js';
    await page.route(words, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('While you were away')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto(`${server().url}/table/${table}`);
    const told = page.getByRole('status').filter({ hasText: 'No connection' });
    await told.waitFor();
    expect(await line(page).count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await told.getByRole('link', { name: 'Try now' }).click();
    await line(page).waitFor();
    expect(await told.count()).toBe(0);
    expect(server().complaints).toEqual([]);
  });

  test('is told so once, also after a reload', async () => {
    const { page } = await played('abyss');
    await line(page).getByRole('button', { name: 'Close' }).click();
    await line(page).waitFor({ state: 'detached' });
    await page.reload();
    const marked = page.getByRole('log').getByRole('img', { name: 'a bot answered for you' });
    await marked.first().waitFor();
    expect(await line(page).count()).toBe(0);
    expect(server().complaints).toEqual([]);
  });

  test('is told of in the replay', async () => {
    const { page, table, players } = await played('abyss');
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    await page.close();
    await server().running.app.lobby.leave(players[1], table, true);
    const replay = await visit(`${server().url}/replay/${table}`);
    await replay.getByRole('slider').first().waitFor();
    await replay.keyboard.press('End');
    await replay
      .getByRole('log')
      .getByRole('img', { name: /^a bot answered for / })
      .first()
      .waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('is no secret to those who watch', async () => {
    const { table } = await played('abyss');
    const spectator = await visit(`${server().url}/table/${table}`);
    const marked = (page: Page) =>
      page
        .getByRole('log')
        .getByRole('img', { name: /^a bot answered for / })
        .first();
    await marked(spectator).waitFor();
    expect(server().complaints).toEqual([]);
  });
});
