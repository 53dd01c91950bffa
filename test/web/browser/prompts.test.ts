// Every question of the game, put to somebody at a page who answers it there.
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { pressOne } from '../../support/browser/playing.ts';
import { KINDS, positionsFor } from '../../support/browser/positions.ts';
import { answersOf, tableAt } from '../../support/browser/prepared-tables.ts';
import { drawnAgain, goWithin, seenOn, until } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/whole-server.ts';

const server = WholeServer.forAll();

/** What stands on the table, and changes when an answer was taken. */
const STANDING = `[
  document.querySelector('#question, #payment')?.textContent,
  ...[...document.querySelectorAll('[data-hand] [data-place]')].map(({ dataset }) => dataset.place),
  document.querySelector('.log')?.textContent,
].join()`;

/** What every press changes. */
const SHOWN = `[
  ${STANDING},
  ...[...document.querySelectorAll('[aria-pressed="true"]')].map(({ dataset }) => dataset.place),
  document.querySelectorAll('.may').length,
].join()`;

/** Presses what is offered until the server has the answer, and the table goes on. Each press must be seen. */
async function answerOn(page: Page, table: string): Promise<void> {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const standing = await seenOn<string>(page, STANDING);
  while ((await answersOf(server(), table, 0)) === 0) {
    const before = await seenOn<string>(page, SHOWN);
    if (await pressOne(page, random.below(1000) / 1000)) await until(page, `${SHOWN} !== ${JSON.stringify(before)}`);
    else await drawnAgain(page);
  }
  await until(page, `${STANDING} !== ${JSON.stringify(standing)}`);
}

inBrowser('somebody at a page', (visit) => {
  test.each(KINDS)('answers every question of the part %s', async (part, prompts) => {
    const positions = positionsFor(part, prompts);
    expect([...positions.keys()].toSorted()).toEqual(prompts.toSorted());
    const session = await guestOf(server());
    const page = await visit(server().url, { session });
    for (const match of positions.values()) {
      const table = await tableAt(server(), match, [session.person]);
      await goWithin(page, `/table/${table}`);
      await page.getByRole('alertdialog').waitFor();
      await answerOn(page, table);
    }
    expect(server().complaints).toEqual([]);
  });
});
