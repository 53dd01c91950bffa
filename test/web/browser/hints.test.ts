// A player who practises asks what a strong bot would do: it is shown where it would be pressed, said why, and not done.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('a hint while practising', (visit) => {
  async function practising(game: string) {
    const session = await guestOf(server());
    const table = await session.client.create({
      game,
      seats: game === 'abyss' ? 2 : 4,
      time: 'none',
      bots: true,
      level: 'random',
    });
    await table.ready();
    await table.until(() => table.decision !== null);
    const page = await visit(`${server().url}/table/${table.id}`, { session });
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    return { page, question, table };
  }

  test('marks one of the answers, says why, and gives none', async () => {
    const { page, question, table } = await practising('abyss');
    const { decision } = table;
    await question.getByRole('button', { name: 'Hint', exact: true }).click();
    await question.getByText(/to win|Nothing else is worth/).waitFor();
    const proposed = page.locator('.hinted').first();
    await proposed.waitFor();
    expect(await question.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
    expect(table.decision).toEqual(decision);
    expect(await barriersOn(page)).toEqual([]);
    await proposed.click();
    await table.until(() => table.decision?.number !== decision?.number);
    await question.getByText(/to win/).waitFor({ state: 'detached' });
    expect(server().complaints).toEqual([]);
  });

  test('is laid out by a key where it is made of several presses', async () => {
    const { page, question, table } = await practising('dungeon-lords');
    const { decision } = table;
    expect(decision?.prompt).toBe('planOrders');
    await question.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    await page.keyboard.press('h');
    await question.getByText(/to win/).waitFor();
    await question.getByRole('button', { name: 'Hint', exact: true }).waitFor({ state: 'detached' });
    expect(table.decision).toEqual(decision);
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await table.until(() => table.decision?.number !== decision?.number);
    expect(server().complaints).toEqual([]);
  });

  test('is not offered beside another person', async () => {
    const guests = [await guestOf(server()), await guestOf(server())] as const;
    const first = await guests[0].client.create({ game: 'abyss', seats: 2, time: 'none' });
    const second = await guests[1].client.join(first.id);
    await Promise.all([first.ready(), second.ready()]);
    await Promise.race([first, second].map((table) => table.until(() => table.decision !== null)));
    const session = first.decision ? guests[0] : guests[1];
    const page = await visit(`${server().url}/table/${first.id}`, { session });
    await page.getByRole('alertdialog').waitFor();
    expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
  });
});
