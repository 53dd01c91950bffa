// Every question of the game, put to a player at a page who answers it there.
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser, type Viewing } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { OFFERED, OFFERED_BY_LINE, pressOne } from '../../support/browser/playing.ts';
import { KINDS, positionsFor } from '../../support/browser/positions.ts';
import { answersOf, tableAt } from '../../support/browser/prepared-tables.ts';
import { type Way, withFinger, withMouse } from '../../support/browser/pressing.ts';
import { drawnAgain, goWithin, seenOn, until } from '../../support/browser/watching.ts';
import { inTurn } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** What stands on the table, and changes when an answer was taken. */
const STANDING = `[
  ...[...document.querySelectorAll('[data-hand] [data-place]')].map(({ dataset }) => dataset.place),
  document.querySelector('main').textContent,
].join()`;

/** What every press changes. */
const SHOWN = `[
  ${STANDING},
  ...[...document.querySelectorAll('[aria-pressed="true"]')].map(({ dataset }) => dataset.place),
  document.querySelectorAll('.may').length,
  document.querySelector('.unfolded:popover-open')?.id,
].join()`;

interface Manner {
  readonly how: string;
  readonly offered: readonly string[];
  readonly way: Way;
  readonly viewing?: Viewing;
}

const UNFOLDED = '.unfolded:popover-open';

/** Presses the digit that stands on it; Enter, which confirms; or Escape, where what is unfolded has nothing more to pick. */
const withDigits: Way = async (page, thing) => {
  const key = await thing.evaluate((element, unfolded) => {
    const { dataset, matches } = element as { dataset: { digit?: string }; matches(kind: string): boolean };
    return dataset.digit ?? (matches.call(element, unfolded) ? 'Escape' : 'Enter');
  }, UNFOLDED);
  await page.keyboard.press(key);
};

const MANNERS: readonly Manner[] = [
  { how: 'on the board and beside it', offered: OFFERED, way: withMouse },
  {
    how: 'by its buttons alone, on a phone',
    offered: OFFERED_BY_LINE,
    way: withFinger,
    viewing: { width: 390, height: 844, hasTouch: true },
  },
  {
    how: 'by the digits that stand on what may be chosen, and Enter',
    offered: [
      '.button.go:enabled:not(:has([data-digit]))',
      ':enabled:not([aria-pressed="true"]) [data-digit]',
      UNFOLDED,
    ],
    way: withDigits,
  },
];

/** Presses what is offered until the server has the answer, and the table goes on. Each press must be seen. */
async function answerOn(page: Page, table: string, { offered, way }: Manner): Promise<void> {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const standing = await seenOn<string>(page, STANDING);
  while ((await answersOf(server(), table, 0)) === 0) {
    const before = await seenOn<string>(page, SHOWN);
    const share = random.below(1000) / 1000;
    if (await pressOne(page, share, way, offered)) await until(page, `${SHOWN} !== ${JSON.stringify(before)}`);
    else await drawnAgain(page);
  }
  await until(page, `${STANDING} !== ${JSON.stringify(standing)}`);
}

inBrowser('a player at a page', (visit) => {
  describe.each(MANNERS)('answers $how', (manner) => {
    const turn = MANNERS.indexOf(manner);

    test.each(KINDS)('every question of the part %s', async (part, prompts) => {
      const positions = positionsFor(part, prompts);
      expect([...positions.keys()].toSorted()).toEqual(prompts.toSorted());
      const session = await guestOf(server());
      // Bots would play on, and each of their turns would be drawn.
      const others = [await guestOf(server()), await guestOf(server())];
      const people = [session, ...others].map(({ person }) => person);
      const page = await visit(server().url, { ...manner.viewing, session });
      for (const match of inTurn(positions.values(), turn, MANNERS.length)) {
        const table = await tableAt(server(), match, people);
        await goWithin(page, `/table/${table}`);
        await page.getByRole('alertdialog').waitFor();
        await answerOn(page, table, manner);
      }
      expect(server().complaints).toEqual([]);
    });
  });
});
