// The final scoring at a table when its match is over.
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';
import { pastMatch, ratedMatch } from '../../support/browser/past-matches.ts';
import { playOn } from '../../support/client-play.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

inBrowser('the ways on from the final scoring', (visit) => {
  test('stand in one line within a small window in every language, and stay where they are when the link is copied', async () => {
    const guest = await guestOf(server());
    const id = await pastMatch(guest.client);
    const page = await visit(`${server().url}/table/${id}`, { session: guest });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const placed = async () => {
      const link = page.locator('.ways > a[href$="scoring"]');
      await link.waitFor();
      // Letters that no page before had come later, and have other widths than those that stand for them.
      await page.evaluate('document.fonts.ready.then(() => {})');
      const ways = page.locator('.ways > *');
      return { link, boxes: await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().toJSON())) };
    };
    for (const language of languages) {
      await page.evaluate(`localStorage.setItem('undertow.settings', JSON.stringify({ language: '${language}' }))`);
      await page.reload();
      const { link, boxes } = await placed();
      const middles = boxes.map(({ y, height }) => y + height / 2);
      expect(middles, language).toEqual(middles.map(() => middles[0]));
      expect(
        boxes.every(({ right, bottom }) => right <= 1280 && bottom <= 720),
        language,
      ).toBe(true);

      await page.evaluate(`navigator.clipboard.writeText('')`);
      await link.click();
      const copied = () => page.evaluate('navigator.clipboard.readText()');
      await expect.poll(copied).toBe(`${server().url}/replay/${id}?scoring`);
      expect((await placed()).boxes, language).toEqual(boxes);
    }
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
    await page.getByText(`${ada.person.name} wants to play again`).waitFor();
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
