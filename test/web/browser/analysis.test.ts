// From a finished match to one of its turning points, in both games.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { barriersOn, overflowOn } from '../../support/browser/inspecting.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('an analysis', (visit) => {
  test.for([
    { game: 'abyss', options: { expansions: [] } },
    { game: 'dungeon-lords', options: { full: false } },
  ])('of $game leads from its button to a turning point', async ({ game, options }) => {
    const id = await pastMatch(await server().guest(), game, options);
    const page = await visit(`${server().url}/replay/${id}`);
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    const points = page.getByRole('region', { name: 'Turning points' }).getByRole('button');
    await points.first().waitFor();
    expect(await points.count()).toBeLessThanOrEqual(7);

    await points.first().click();
    const cursor = page.getByRole('slider', { name: 'Chances to win' });
    await expect.poll(() => points.first().getAttribute('aria-current')).toBe('true');
    const first = Number(await cursor.getAttribute('aria-valuenow'));
    const moment = page.getByRole('region', { name: 'The moment' });
    await moment.getByText('best answer').waitFor();
    await moment.getByText(/^the answer of /).waitFor();
    expect(await moment.getByRole('listitem').filter({ hasText: '%' }).count()).toBeGreaterThan(1);

    await page.keyboard.press('n');
    await expect.poll(async () => Number(await cursor.getAttribute('aria-valuenow'))).toBeGreaterThan(first);
    await page.keyboard.press('p');
    await expect.poll(async () => Number(await cursor.getAttribute('aria-valuenow'))).toBe(first);
    expect(await page.getByRole('table', { name: 'Chances to win' }).getByRole('row').count()).toBeGreaterThan(5);
    expect([...(await barriersOn(page)), ...(await overflowOn(page))]).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Timeline of the match' }).waitFor();
    expect(Number(await page.getByRole('slider').getAttribute('aria-valuenow'))).toBe(first);
  });
});
