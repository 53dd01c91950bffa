// The table of Dungeon Lords at a page: every question is answered there, and a whole game is played to its scores.
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import { promptNames } from '@undertow/shared/dungeon-lords/prompts.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { inBrowser, PATIENCE } from '../../support/browser/browsing.ts';
import { OFFERED, tableOn, waysToPrompts } from '../../support/browser/dungeons.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { PHONE } from '../../support/browser/inspecting.ts';
import { pressOne } from '../../support/browser/playing.ts';
import { answersOf, tableAt } from '../../support/browser/prepared-tables.ts';
import { withFinger, withMouse } from '../../support/browser/pressing.ts';
import { drawnAgain, goWithin, isThere, seenOn } from '../../support/browser/watching.ts';
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

  test(
    'plays a whole game with bots to its scores',
    async () => {
      const guest = await guestOf(server());
      const beginning = Match.start(dungeonLords, { full: false }, 4, 'fast:3');
      const table = await tableAt(server(), beginning, [guest.person]);
      const page = await visit(`${server().url}/table/${table}`, { session: guest });
      const random = openRandom({ seed: 'fast:1', position: 0 });
      let presses = 0;
      while (!(await seenOn(page, isThere('#verdict')))) {
        if (await pressOne(page, random.below(1000) / 1000, withMouse, OFFERED)) expect(++presses).toBeLessThan(1000);
        else await drawnAgain(page);
      }
      expect(server().complaints).toEqual([]);
    },
    2 * PATIENCE,
  );
});
