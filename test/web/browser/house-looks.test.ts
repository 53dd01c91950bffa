// Pages of the house in large windows: what is written stands beside what is drawn, and what belongs in a row stands in one.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Where, across the picture of the coast, the jellyfish begins and the dungeon ends. */
const FIGURES = { from: 0.3, to: 0.705 };

inBrowser('a house in a large window', (visit) => {
  test.each([
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1080 },
    { width: 3840, height: 2160 },
  ])('writes beside the figures of its coast at $width by $height', async (viewing) => {
    const page = await visit(server().url, viewing);
    for (const name of ['Abyss', 'Dungeon Lords'])
      await page.getByRole('region', { name, exact: true }).getByText('people').waitFor();
    const [sea, hill] = await seenOn<{ left: number; right: number }[]>(
      page,
      `[...document.querySelectorAll('.way .words')].map((words) => words.getBoundingClientRect().toJSON())`,
    );
    expect(sea?.left).toBeGreaterThan(0);
    expect(sea?.right).toBeLessThanOrEqual(FIGURES.from * viewing.width + 1);
    expect(hill?.left).toBeGreaterThanOrEqual(FIGURES.to * viewing.width);
    expect(hill?.right).toBeLessThan(viewing.width);
  });

  test('has the cards of a game stand in one row, whole, under names of one line or two', async () => {
    const page = await visit(`${server().url}/game/dungeon-lords`);
    await page.locator('#cards').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Mushroom Plantation' }).waitFor();
    const { feet, room } = await seenOn<{ feet: number[]; room: number }>(
      page,
      `(() => {
        const row = document.querySelector('section[aria-labelledby="cards"] ul');
        const feet = [...row.querySelectorAll('.picture')].map((picture) => Math.round(picture.getBoundingClientRect().bottom));
        return { feet, room: row.parentElement.clientWidth - row.parentElement.scrollWidth };
      })()`,
    );
    expect(feet).toHaveLength(12);
    expect(new Set(feet).size).toBe(1);
    expect(room).toBe(0);
  });
});
