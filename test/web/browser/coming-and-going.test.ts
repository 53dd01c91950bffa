// Persons who change their mind faster than the server answers.
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf, shownName } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { playOn } from '../../support/clients/client-play.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Keeps from the page what the server says, until all of it comes at once. */
async function slowLine(page: Page) {
  const kept: (() => void)[] = [];
  let isSlow = false;
  await page.routeWebSocket(/\/ws\/v1$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (isSlow) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    slow: () => {
      isSlow = true;
    },
    fast: () => {
      isSlow = false;
      for (const say of kept.splice(0)) say();
    },
  };
}

inBrowser('a person who looks at a table and goes before it is shown', (visit) => {
  test('keeps the seat that they take there meanwhile, and finds the table when they come again', async () => {
    const owner = await guestOf(server());
    const wish = NewTable.parse({ game: 'abyss', seats: 3, time: 'none' });
    const { id } = await server().running.app.lobby.create(owner.person, wish);
    const guest = await guestOf(server());
    const page = await visit(`${server().url}/settings`, { session: guest });
    const line = await slowLine(page);
    await page.goto(server().url);
    await page.getByRole('button', { name: 'Sit' }).waitFor();

    line.slow();
    await page
      .getByRole('listitem')
      .filter({ hasText: shownName(owner) })
      .getByRole('link')
      .click();
    await page.waitForURL(/\/table\//);
    await page.goBack();
    await page.getByRole('button', { name: 'Sit' }).click();
    line.fast();
    await page.waitForURL(/\/table\//);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Not ready yet' }).waitFor();
    const [, seat] = (await server().running.app.lobby.see(owner.person, id)).seats;
    expect(seat).toMatchObject({ person: { id: guest.person.id }, ready: true });
    expect(await seenOn(page, 'location.pathname')).toBe(`/table/${id}`);
  });
});

inBrowser('a person at a table without spectators', (visit) => {
  test('is told so when it begins, and sees it when it is over', async () => {
    const { client } = await guestOf(server());
    const spectators = { allowed: false, delay: 0 };
    const match = await client.create({ game: 'abyss', seats: 2, time: 'none', bots: true, spectators });
    const page = await visit(`${server().url}/table/${match.id}`);
    await page.getByRole('heading', { name: 'Seats' }).waitFor();

    await match.ready();
    await page.getByRole('heading', { name: 'This match cannot be watched' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await playOn(match, openRandom({ seed: 'fast:1', position: 0 }));
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('is told so also if they come while it runs, and sees it when it is over', async () => {
    const { client } = await guestOf(server());
    const spectators = { allowed: false, delay: 0 };
    const match = await client.create({ game: 'abyss', seats: 2, time: 'none', bots: true, spectators });
    await match.ready();
    const page = await visit(server().url);
    await page.clock.install();
    await page.goto(`${server().url}/table/${match.id}`);
    await page.getByRole('heading', { name: 'This match cannot be watched' }).waitFor();

    await playOn(match, openRandom({ seed: 'fast:1', position: 0 }));
    await match.until(() => match.table.status === 'ended');
    await page.clock.fastForward(20_000);
    await page.getByRole('heading', { name: /win|share the victory/ }).waitFor();
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('a person whose server does not answer', (visit) => {
  test('is told so, and is not kept waiting by what they press', async () => {
    const page = await visit(`${server().url}/settings`);
    await page.routeWebSocket(/\/ws\/v1$/, () => {});
    await page.clock.install();
    await page.goto(server().url);
    const play = page.getByRole('button', { name: 'Play now Abyss' });
    await play.waitFor();
    await page.clock.fastForward(3000);
    await page.getByText('Reconnecting to the server').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await play.click();
    // It is told from the moment at which the person who pressed it became a guest.
    await page.getByRole('navigation').waitFor();
    await page.clock.fastForward(3000);
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try now' }).click();
  });
});

inBrowser('an address', (visit) => {
  test.each([
    ['/table/zzzzzzzzzz', 'There is no such table'],
    ['/table/zzz', 'There is no such table'],
    ['/replay/zzz', 'This replay is not open to you'],
    ['/player/zzz', 'Nobody is called zzz'],
    ['/player/-', 'Nobody is called -'],
  ])('%s at which there is nothing says so', async (path, title) => {
    const page = await visit(`${server().url}${path}`, { session: await guestOf(server()) });
    await page.getByRole('heading', { name: title }).waitFor();
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('a person who looks at a table that waits', (visit) => {
  test('still finds it while its player plays with bots meanwhile, and is told when it is taken away', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'abyss', seats: 3, time: 'none' });
    const other = await visit(`${server().url}/table/${match.id}`);
    await other.getByRole('button', { name: 'Sit down' }).waitFor();
    const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
    await page.getByRole('button', { name: 'Play with bots now' }).click();
    await page.getByRole('button', { name: 'Table menu' }).waitFor();
    await other.reload();
    await other.getByRole('button', { name: 'Sit down' }).waitFor();
    await match.leave();
    await other.getByRole('heading', { name: 'There is no such table' }).waitFor();
  });

  test('is told that it begins with them only when all others are ready', async () => {
    const [owner, guest] = [await guestOf(server()), await guestOf(server())];
    const match = await owner.client.create({ game: 'abyss', seats: 2, time: 'none' });
    await guest.client.join(match.id);
    const page = await visit(`${server().url}/table/${match.id}`, { session: guest });
    await page.getByText('The match begins when everybody at the table is ready.').waitFor();
    await match.ready();
    await page.getByText('Everybody is here. The match begins when you are ready.').waitFor();
  });
});
