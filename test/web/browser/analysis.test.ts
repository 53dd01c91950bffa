// From a finished match to one of its turning points, in both games.
import type { AnalysisState } from '@undertow/client-sdk/index.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { barriersOn, overflowOn } from '../../support/browser/inspecting.ts';
import { knownMatch } from '../../support/browser/past-matches.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Of the matches with it the first turning point is no plan of a battle, and some battles are worked out exactly. */
const SEED = 'fast:1';

const YOU = /\byours?\b|\byou\b/i;

async function isInSight(part: Locator): Promise<boolean> {
  const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
  return y >= 0 && y + height <= (part.page().viewportSize()?.height ?? 0);
}

async function boxOf(part: Locator): Promise<{ readonly y: number; readonly height: number }> {
  return (await part.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
}

inBrowser('an analysis', (visit) => {
  test.for([
    { game: 'abyss', options: { expansions: [] }, ground: 'sea', when: /^Turn \d+, / },
    {
      game: 'dungeon-lords',
      options: { full: false },
      ground: 'hill',
      when: /^Year [12], (winter|spring|summer|autumn|combat)/,
    },
  ])('of $game leads from its button to a turning point', async ({ game, options, ground, when }) => {
    const id = await knownMatch(server(), game, options, SEED);
    const page = await visit(`${server().url}/replay/${id}`);
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    const points = page.getByRole('region', { name: 'Turning points' }).getByRole('button');
    await points.first().waitFor();
    // The first are there before the last is found.
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await points.count()).toBeLessThanOrEqual(7);
    expect(await page.locator('html').getAttribute('data-ground')).toBe(ground);
    for (const point of await points.all()) {
      expect(await point.locator('b').textContent()).toMatch(when);
      // The reader may be another one than who was asked.
      for (const asked of await point.locator('i').allTextContents()) expect(asked).not.toMatch(YOU);
      expect(await point.textContent()).toMatch(
        /Better in \d+\sof\s12\ssamples: .*−[\d.]+%±[\d.]+%|Well found: .* in \d+\sof\s12\ssamples *\+[\d.]+%±/,
      );
    }

    await points.first().click();
    const cursor = page.getByRole('slider', { name: 'Chances to win' });
    await expect.poll(() => points.first().getAttribute('aria-current')).toBe('true');
    const first = Number(await cursor.getAttribute('aria-valuenow'));
    const moment = page.getByRole('region', { name: 'The moment' });
    await moment.getByText('best answer', { exact: true }).waitFor();
    await expect.poll(() => isInSight(moment.getByRole('heading', { level: 2 }))).toBe(true);
    // Beside the curve, which is so low that the question below it begins in sight, the list is as high as that.
    const [curve, list] = [await boxOf(cursor), await boxOf(page.getByRole('region', { name: 'Turning points' }))];
    expect(curve.height).toBeLessThanOrEqual(360);
    expect(list.height).toBeLessThan(curve.height + 90);
    expect(await moment.locator('.when').textContent()).toMatch(when);
    expect(await moment.getByRole('heading', { level: 2 }).textContent()).not.toMatch(YOU);
    expect(await moment.getByText(/ better in \d+\sof\s12\ssamples\.$/).count()).toBe(1);
    expect(await moment.getByText(/^The chart says [\d.]+% here/).count()).toBe(1);
    // The table of the replay, small: it is looked at alone.
    await moment.locator('figure [inert] main').waitFor();
    expect(await moment.getByRole('main').count()).toBe(0);
    await moment.getByText(/^the answer of /).waitFor();
    expect(await moment.getByRole('listitem').filter({ hasText: '%' }).count()).toBeGreaterThan(1);

    expect(await moment.locator('.when').textContent()).not.toMatch(/, (.+), \1$/);
    expect(await moment.getByText(/^A little later, beside .*: .*\s[+−]\d/).count()).toBeGreaterThan(0);

    const dialog = page.getByRole('dialog');
    await moment.getByRole('button', { name: 'Play on from here' }).click();
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(2);
    expect(await dialog.getByRole('link', { name: 'Copy the link' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await moment.getByRole('button', { name: 'Ask others' }).click();
    await dialog.getByRole('link', { name: 'Copy the link' }).waitFor();
    expect(await dialog.getByRole('radio').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.keyboard.press('n');
    await expect.poll(async () => Number(await cursor.getAttribute('aria-valuenow'))).toBeGreaterThan(first);
    await page.keyboard.press('p');
    await expect.poll(async () => Number(await cursor.getAttribute('aria-valuenow'))).toBe(first);
    expect(await page.getByRole('table', { name: 'Chances to win' }).getByRole('row').count()).toBeGreaterThan(5);
    expect([...(await barriersOn(page)), ...(await overflowOn(page))]).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme="shallows"]').waitFor();
    await points.last().hover();
    expect(await barriersOn(page, ['color-contrast'])).toEqual([]);
    for (const part of [0, 0.5, 1]) {
      await page.evaluate(`scrollTo(0, ${part} * document.documentElement.scrollHeight)`);
      expect(await barriersOn(page, ['color-contrast'])).toEqual([]);
    }

    await page.getByRole('button', { name: 'Back to the replay' }).click();
    await page.getByRole('region', { name: 'Timeline of the match' }).waitFor();
    expect(Number(await page.getByRole('slider').getAttribute('aria-valuenow'))).toBe(first);

    if (game === 'dungeon-lords') await theBattleIn(page, id);
  });

  /** The best course of a battle is covered until it is asked for; and the battle can be fought again. */
  async function theBattleIn(page: Page, id: string): Promise<void> {
    const { analysis } = await (await server().guest()).ask<AnalysisState>({
      method: 'GET',
      path: `/api/matches/${id}/analysis`,
    });
    const fought = analysis?.judged.find(({ solution }) => solution?.course);
    if (!analysis || !fought?.solution) throw new Error('no battle was worked out');
    const missed = { ...fought, solution: { ...fought.solution, better: 1 } };
    const judged = analysis.judged.map((one) => (one === fought ? missed : one));
    const json = { state: 'done', analysis: { ...analysis, judged } };
    await page.route('**/analysis', (route) => route.fulfill({ json }));
    await page.goto(`${server().url}/replay/${id}?move=${fought.move}`);
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    const battle = page.getByRole('region', { name: /^The battle of year/ });
    await battle.getByText(/^As .* played/).waitFor();
    const best = battle.getByRole('heading', { name: /^The best course/ });
    expect(await best.count()).toBe(0);
    await battle.getByRole('button', { name: 'Show the best course' }).click();
    await best.waitFor();
    expect(await best.textContent()).toContain('points of the game');
    expect(await overflowOn(page)).toEqual([]);
    await battle.getByRole('button', { name: 'Fight it again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).waitFor();
  }
});
