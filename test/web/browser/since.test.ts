// What the others did since one's last turn: the strip, and each thing of it seen again on the board.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { type Guest, guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** The second is about to recruit the Seeker, who costs all others two Pearls, and the third to take a stack. */
function aboutToPlay() {
  const seats = [{ pearls: 4 }, { pearls: 0, hand: ['crab-4', 'crab-2', 'squid-1'] }, { pearls: 3 }];
  const court = ['seeker', 'keeper', 'miller', 'landowner', 'reaper'];
  const council = { squid: ['squid-3'], jellyfish: ['jellyfish-2', 'jellyfish-1'], crab: ['crab-1'] };
  return given({ seats, court, council }, { seats: 3 });
}

/** Gives the answer as soon as this player is asked. */
async function answerAt(table: string, { client }: Guest, ...answers: readonly unknown[]): Promise<void> {
  const visit = await client.join(table);
  for (const answer of answers) {
    await visit.until(() => visit.decision !== null);
    await visit.answer(answer as never);
  }
}

const question = (page: Page) => page.getByRole('alertdialog');
const strip = (page: Page) => page.getByRole('group', { name: 'Since your last turn' });
const chips = (page: Page) => strip(page).getByRole('button');
const labelsOn = (page: Page) =>
  chips(page).evaluateAll((all: { ariaLabel: string }[]) => all.map(({ ariaLabel }) => ariaLabel));
const heading = (page: Page) => page.locator('#question');

inBrowser('the strip', (visit) => {
  async function come(viewing: { width?: number; height?: number; hasTouch?: boolean } = {}) {
    const [me, one, other] = [await guestOf(server()), await guestOf(server()), await guestOf(server())];
    const people = [me, one, other].map(({ person }) => person);
    const table = await tableAt(server(), aboutToPlay(), people, 'relaxed');
    const page = await visit(`${server().url}/table/${table}`, { session: me, ...viewing });
    await question(page).waitFor();
    return { page, table, me, one, other };
  }

  /** All three take a turn, the first one at the page. */
  async function goRound({ page, table, one, other }: Awaited<ReturnType<typeof come>>): Promise<void> {
    await page.keyboard.press('Escape');
    await page.locator('[data-place="council:squid"]').click();
    await answerAt(table, one, 'recruit:seeker', { allies: ['crab-4', 'crab-2', 'squid-1'] });
    await answerAt(table, other, 'support:jellyfish');
    await strip(page).waitFor();
  }

  test('shows what the others did, walks by keys, leads back, and goes when one acts', async () => {
    const here = await come();
    const { page } = here;
    expect(await strip(page).count()).toBe(0);
    await goRound(here);
    expect(await chips(page).count()).toBe(3);
    expect(await question(page).getByRole('heading').textContent()).toContain('Your turn');
    expect(await barriersOn(page)).toEqual([]);

    await chips(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('2 of 3').waitFor();
    expect(await heading(page).textContent()).toMatch(/^You lose 2\sPearls \(Seeker\)/);
    expect(await page.getByText('Your time runs').count()).toBe(1);
    expect(await page.locator('.spotlight.hit .way').count()).toBe(1);
    expect(await question(page).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await page.getByText('3 of 3').waitFor();
    expect(await heading(page).textContent()).toContain('Jellyfish stack');
    // No key answers a question that is not seen.
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    expect(await page.locator('.spotlight').count()).toBe(0);
    expect(await page.evaluate<boolean>('document.activeElement.closest(".since") !== null')).toBe(true);

    await question(page)
      .getByRole('button', { name: /^Explore/ })
      .click();
    await strip(page).waitFor({ state: 'detached' });
    expect(server().complaints).toEqual([]);
  });

  test('tells after a bot’s turn what it did, and the same after a reload', async () => {
    const me = await guestOf(server());
    const match = await me.client.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
    await match.ready();
    // One’s first turn, and whatever the bot offers in its own.
    let turns = 0;
    for (;;) {
      await match.until(() => match.decision !== null);
      const { prompt, choice } = match.decision as NonNullable<typeof match.decision>;
      if (prompt === 'mainDecision' && ++turns > 1) break;
      const options: readonly string[] = 'options' in choice ? choice.options : [];
      const wanted = ['take', 'fight', 'pass', 'explore'].find((one) => options.includes(one));
      await match.answer((wanted ?? options[0]) as never);
    }
    const page = await visit(`${server().url}/table/${match.id}`, { session: me });
    await strip(page).waitFor();
    const labels = await labelsOn(page);
    expect(labels.length).toBeGreaterThan(0);
    await page.reload();
    await strip(page).waitFor();
    expect(await labelsOn(page)).toEqual(labels);
    expect(server().complaints).toEqual([]);
  });

  test('is a line below the seats on a phone, opens the view that knows of it, and says before what happened last', async () => {
    const here = await come({ width: 390, height: 844, hasTouch: true });
    const { page, table, one, other } = here;
    await page.getByRole('button', { name: 'Council' }).last().click();
    await page.locator('[data-place="council:squid"]').click();
    await answerAt(table, one, 'recruit:seeker', { allies: ['crab-4', 'crab-2', 'squid-1'] });
    await page.locator('.last-event').getByText(/\S/).first().waitFor();
    await answerAt(table, other, 'support:jellyfish');
    await strip(page).waitFor();
    // What has hit one is first.
    await chips(page).first().click();
    await page.getByText('1 of 3').waitFor();
    expect(await heading(page).textContent()).toMatch(/^You lose 2\sPearls/);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to your turn' }).click();
    await question(page).waitFor();
  });
});
