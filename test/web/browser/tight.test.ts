// Every question of the game in windows with little room: what is asked, what answers it, and what it is about are in sight
// together, without scrolling.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { speak } from '../../support/browser/inspecting.ts';
import { KINDS, positionsFor } from '../../support/browser/positions.ts';
import { tableAt } from '../../support/browser/prepared-tables.ts';
import { drawnAgain, goWithin, seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

const LYING_PHONE = { width: 844, height: 390 };
const TWICE_AS_LARGE = { width: 640, height: 360 };
/** Most words are longest in German. */
const LANGUAGES = ['en', 'de'];

/**
 * What is not wholly in sight: the question, its buttons, and the places of the board that answer it, but for the row of the
 * hand and for players in the top line, who have places of their own.
 */
const OUT_OF_SIGHT = `(() => {
  const isCut = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const cuts = (box) => left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1;
    if (cuts({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflow, position } = getComputedStyle(at);
      if (overflow !== 'visible' && cuts(at.getBoundingClientRect())) return true;
      // What is laid over the board is cut by nothing that lies around it.
      if (position === 'absolute') return false;
    }
    return false;
  };
  const all = '.question h2, .question .acts > *, .board .spot.may, .off-board .spot.may';
  const page = document.documentElement;
  return [
    ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ['the page itself'] : []),
    ...[...document.querySelectorAll(all)]
      .filter((element) => element.checkVisibility() && isCut(element))
      .map((element) => element.dataset.place ?? element.textContent.trim()),
  ];
})()`;

async function settled(page: Page): Promise<void> {
  // What is measured of the new size, or of new words, changes the next frame.
  for (let frames = 0; frames < 3; frames++) await drawnAgain(page);
}

inBrowser('a player in a low window', (visit) => {
  describe.each(KINDS)('is asked every question of the part %s', (part, prompts) => {
    test('with all that answers it in sight', async () => {
      const session = await guestOf(server());
      const page = await visit(server().url, { ...LYING_PHONE, session });
      const faults: string[] = [];
      for (const [prompt, match] of positionsFor(part, prompts)) {
        // Paying has a scene of its own.
        if (prompt === 'payment') continue;
        await goWithin(page, `/table/${await tableAt(server(), match, [session.person], 'relaxed')}`);
        await page.getByRole('alertdialog').waitFor();
        for (const size of [LYING_PHONE, TWICE_AS_LARGE]) {
          await page.setViewportSize(size);
          for (const language of LANGUAGES) {
            await speak(page, language);
            await settled(page);
            const hidden = await seenOn<string[]>(page, OUT_OF_SIGHT);
            faults.push(...hidden.map((what) => `${prompt} at ${size.width} in ${language}: ${what}`));
          }
        }
      }
      expect(faults).toEqual([]);
      expect(server().complaints).toEqual([]);
    });
  });
});
