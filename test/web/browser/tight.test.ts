// Every question of the game in windows with little room: what is asked, what answers it, and what it is about are in sight
// together, without scrolling.
import { describe, expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { speak } from '../../support/browser/inspecting.ts';
import { hiddenOn, LOW_WINDOWS } from '../../support/browser/low-windows.ts';
import { KINDS, positionsFor } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { goWithin } from '../../support/browser/watching.ts';
import { inTurn, isLong } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** Most words are longest in German. */
const LANGUAGES = isLong ? languages : ['de'];

/** The row of the hand and players in the top line have places of their own. */
const PLACES = '.board .spot.may, .off-board .spot.may';

inBrowser('a player in a low window', (visit) => {
  describe.each(KINDS)('is asked questions of the part %s', (part, prompts) => {
    // Each question in one of the windows; in a long run, in both.
    test.each([...LOW_WINDOWS.entries()])('with all that answers it in sight (%i)', async (half, size) => {
      const session = await guestOf(server());
      const page = await visit(server().url, { ...size, session });
      const faults: string[] = [];
      for (const [prompt, match] of inTurn(positionsFor(part, prompts), half)) {
        // Paying has a scene of its own.
        if (prompt === 'payment') continue;
        await goWithin(page, `/table/${await tableAt(server(), match, [session.person], 'relaxed')}`);
        await page.getByRole('alertdialog').waitFor();
        for (const language of LANGUAGES) {
          await speak(page, language);
          const hidden = await hiddenOn(page, PLACES);
          faults.push(...hidden.map((what) => `${prompt} in ${language} at ${size.width}: ${what}`));
        }
      }
      expect(faults).toEqual([]);
      expect(server().complaints).toEqual([]);
    });
  });
});
