// A player who lets the clock run out.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import { planning } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, PHONE } from '../../support/browser/inspecting.ts';
import { answersOf, type Prepared, tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { fallSilent } from '../../support/server/running-out.ts';
import { WholeServer } from '../../support/server/whole-server.ts';
import { LeapingTime } from '../../support/time/leaping-time.ts';

const MINUTE = 60_000;
const HAND = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'];
const time = new LeapingTime();
const server = WholeServer.forAll({}, { timers: time });

inBrowser('a player who is silent for too long', (visit) => {
  test.each<readonly [string, () => Prepared]>([
    ['Abyss', () => given({ seats: [{}, {}] })],
    ['Dungeon Lords', () => planning(HAND, 2)],
  ])(
    'is told that a bot plays for them, takes the seat back with a button, and learns why the match is over: %s',
    async (_, match) => {
      const session = await guestOf(server());
      const table = await tableAt(server(), match(), [session.person], 'fast');
      const page = await visit(`${server().url}/table/${table}`, { session });
      const question = page.getByRole('alertdialog');
      const kept = page.getByRole('heading', { name: 'A bot plays for you' });
      const standsStill = page.getByText('The match waits up to 10 minutes for you.');
      await question.waitFor();

      await fallSilent(server(), time, table);
      await kept.waitFor();
      await standsStill.waitFor();
      expect(await barriersOn(page)).toEqual([]);
      // Nothing is asked of them meanwhile, so that no key answers unseen.
      await page.keyboard.press('1');
      expect(await answersOf(server(), table, 0)).toBe(0);

      await page.getByRole('button', { name: 'Take my seat back' }).click();
      await kept.waitFor({ state: 'detached' });
      await question.waitFor();

      await fallSilent(server(), time, table);
      await standsStill.waitFor();
      time.leap(10 * MINUTE);
      await page.getByRole('heading', { name: 'The match was abandoned' }).waitFor();
      await page.getByText('Nobody was left to play it').waitFor();
      expect(server().complaints).toEqual([]);
    },
  );
});

inBrowser('a player whose opponent has gone from a table without a clock', (visit) => {
  test('lets a bot play for them after a minute', async () => {
    const session = await guestOf(server());
    const { person } = await guestOf(server());
    const table = await tableAt(server(), given({ seats: [{}, {}] }), [person, session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session });
    await page.clock.install();
    await page.reload();
    await page.getByText('is away').first().waitFor();
    const button = page.getByRole('button', { name: 'Let a bot play for now' });
    await page.clock.fastForward(MINUTE);
    // It is their own turn to answer.
    expect(await button.count()).toBe(0);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await button.waitFor();
    // It lies above the table, and across nothing of it.
    const [line, bar] = [await button.boundingBox(), await page.locator('header').first().boundingBox()];
    expect(bar?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    expect(await seenOn(page, 'document.documentElement.scrollHeight - innerHeight')).toBe(0);
    time.leap(MINUTE);
    await button.click();
    await button.waitFor({ state: 'detached' });
    await page.getByText('replaced by a bot').first().waitFor();
    expect(server().complaints).toEqual([]);
  });

  test('sees a line for each of several, and its button goes also while all answers are sealed', async () => {
    const session = await guestOf(server());
    const people = [session, await guestOf(server()), await guestOf(server())].map(({ person }) => person);
    const table = await tableAt(server(), planning(HAND, 3), people);
    const page = await visit(`${server().url}/table/${table}`, { ...PHONE, session });
    await page.clock.install();
    await page.reload();
    await page.getByRole('alertdialog').waitFor();
    await page.clock.fastForward(MINUTE);
    const buttons = page.getByRole('button', { name: 'Let a bot play for now' });
    await buttons.nth(1).waitFor();
    const [upper, lower] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
    expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0));
    expect((upper?.x ?? 0) + (upper?.width ?? 0)).toBeLessThan(PHONE.width);
    expect(await barriersOn(page)).toEqual([]);
    time.leap(MINUTE);
    await buttons.first().click();
    await page.getByText('no longer holds up the match').waitFor();
    expect(await buttons.count()).toBe(1);
    expect(server().complaints).toEqual([]);
  });
});
