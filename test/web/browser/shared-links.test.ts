// What is offered to be shared of a match that is over can be seen by those who have the link.
import { randomBot } from '@undertow/bots/random.ts';
import type { TableWish } from '@undertow/client-sdk/index.ts';
import { games } from '@undertow/games/index.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { practice } from '@undertow/web/src/lobby/practice.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { type Guest, guestOf } from '../../support/browser/guests.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** The match of a guest against a bot, at a table like this. */
async function over({ client }: Guest, wish: TableWish): Promise<string> {
  const visit = await client.create(wish);
  await visit.ready();
  const bot = randomBot(openRandom({ seed: 'fast:1', position: 0 }), games.get(visit.table.game)?.game.forms ?? {});
  await visit.play((decision, view, { seat }) => bot(view, { ...decision, seat: seat as number }));
  await visit.until(() => visit.table.status === 'ended');
  return visit.id;
}

/** What the page last put on the clipboard. */
const COPYING = `navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }`;
async function copied(page: Page): Promise<string> {
  await expect.poll(() => seenOn(page, 'globalThis.copied')).toContain('http');
  return seenOn<string>(page, 'globalThis.copied');
}

inBrowser('a link that is shared', (visit) => {
  test.each([
    ['played at once against bots', practice('abyss'), false],
    ['played at a private table', { ...practice('dungeon-lords'), access: 'private' } as TableWish, true],
  ])('to a match that was %s shows it to a stranger', async (_, wish, isPrivate) => {
    const guest = await guestOf(server());
    const id = await over(guest, wish);
    const player = await visit(`${server().url}/table/${id}`, { session: guest });
    await player.evaluate(COPYING);
    // It says what it opens.
    const name = isPrivate ? 'Copy scoring link with invitation' : 'Copy scoring link';
    await player.getByRole('link', { name, exact: true }).click();
    const scoring = await copied(player);
    expect(scoring.includes('invitation')).toBe(isPrivate);
    await player.goto(`${server().url}/replay/${id}?move=3`);
    await player.evaluate(COPYING);
    await player.getByRole('button', { name: isPrivate ? /with the invitation$/ : 'Copy link to this moment' }).click();
    const moment = await copied(player);

    const stranger = await visit(scoring, { session: await guestOf(server()) });
    await stranger.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
    await stranger.goto(moment);
    const line = stranger.getByRole('slider');
    await line.waitFor();
    expect(await line.getAttribute('aria-valuenow')).toBe('3');
    // From there, what others may do can be done, and the link is handed on.
    await stranger.evaluate(COPYING);
    await stranger.getByRole('button', { name: /^Copy link to this moment/ }).click();
    expect(await copied(stranger)).toBe(moment);
    await stranger.getByRole('button', { name: 'Play on from here, or ask others' }).click();
    await stranger.getByRole('dialog').getByRole('link', { name: 'Copy the link' }).waitFor();
    await stranger.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    await stranger.waitForURL(/\/table\//);

    // Without the invitation a private match is not there.
    await stranger.goto(`${server().url}/replay/${id}`);
    if (isPrivate) await stranger.getByRole('heading', { name: 'This replay is not open to you' }).waitFor();
    else await stranger.getByRole('slider').waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('is not listed among the matches of its players, nor in the lobby', async () => {
    const guest = await guestOf(server());
    const id = await over(guest, practice('abyss'));
    const { client } = await guestOf(server());
    const name = encodeURIComponent(guest.person.name);
    const paths = [`/api/players/${name}/games`, '/api/games/abyss/matches', '/api/tables'];
    for (const path of paths) {
      const text = JSON.stringify(await client.ask({ method: 'GET', path }));
      expect(text, path).not.toContain(id);
    }
  });
});
