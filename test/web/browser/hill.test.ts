// The table of Dungeon Lords at a page: every question is answered there, and a whole game is played to its scores.
import { promptNames } from '@undertow/shared/dungeon-lords/prompts.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { inBrowser, PATIENCE } from '../../support/browser/browsing.ts';
import { OFFERED, tableOn, waysToPrompts } from '../../support/browser/dungeons.ts';
import { PHONE } from '../../support/browser/inspecting.ts';
import { pressOne } from '../../support/browser/playing.ts';
import { answersOf } from '../../support/browser/prepared-tables.ts';
import { withFinger, withMouse } from '../../support/browser/pressing.ts';
import { drawnAgain, goWithin } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();
const ways = waysToPrompts();

/** Two different traps in a labyrinth: that comes once in some hundred games. */
const RARE = ['trapOrder'];

test('there is a position for every question', () => {
  expect([...ways.keys()].toSorted()).toEqual(promptNames.filter((name) => !RARE.includes(name)).toSorted());
});

inBrowser('a lord at a page', (visit) => {
  test.each([
    { how: 'with a mouse', way: withMouse, viewing: {} },
    { how: 'with a finger on a phone', way: withFinger, viewing: { ...PHONE, hasTouch: true } },
  ])(
    'answers every question $how',
    async ({ way, viewing }) => {
      for (const [prompt, to] of ways) {
        const { table, guest } = await tableOn(server(), to);
        const before = await answersOf(server(), table, 0);
        const page = await visit(server().url, { ...viewing, session: guest });
        await goWithin(page, `/table/${table}`);
        await page.getByRole('alertdialog').waitFor();
        const random = openRandom({ seed: 'fast:1', position: 0 });
        let presses = 0;
        while ((await answersOf(server(), table, 0)) === before) {
          if (!(await pressOne(page, random.below(1000) / 1000, way, OFFERED))) await drawnAgain(page);
          expect(++presses, prompt).toBeLessThan(200);
        }
        await page.close();
      }
      expect(server().complaints).toEqual([]);
    },
    3 * PATIENCE,
  );
});
