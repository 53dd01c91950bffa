// The author's window in a browser: every seat is played, the past is answered otherwise, and changed rules are read again.
import { readFileSync } from 'node:fs';
import { serveWindow, type WindowServer } from '@undertow/authoring/dev/server.ts';
import { watchFolder } from '@undertow/authoring/dev/watching.ts';
import { Workshop } from '@undertow/authoring/dev/workshop.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallGame, smallGame } from '../../authoring/dev/small-game.ts';
import { inBrowser } from '../../support/browser/browsing.ts';
import { buildWindow, WINDOW } from '../../support/browser/dev-window.ts';
import { barriersOn } from '../../support/browser/inspecting.ts';

let game: SmallGame;
let workshop: Workshop;
let server: WindowServer;
let stop: () => void;

beforeAll(async () => {
  game = smallGame();
  const course = { options: {}, seats: 2, seed: 'fast:1', answers: [], bots: [null, null] };
  workshop = new Workshop({ home: game.home, patience: 600_000 }, course);
  await workshop.open();
  server = await serveWindow(workshop, 0, WINDOW);
  stop = watchFolder(game.home, realTimers, (files) => void workshop.reload(files));
});

afterAll(async () => {
  stop();
  await server.close();
  await workshop.close();
  game.remove();
});

const answers = (page: Page) => page.getByRole('slider', { name: 'Answers' });
const tableOf = (page: Page) => page.frameLocator('iframe');

/** In each test the author plays both seats. */
async function beginAnew(seed: string): Promise<void> {
  await workshop.play(1, null);
  await workshop.begin({ seed, seats: 2, options: {} });
}

/** The table shows what the line of time says: it stands in a frame, and is told of it by a message. */
async function standsAt(page: Page, at: number): Promise<void> {
  await expect.poll(() => answers(page).getAttribute('aria-valuenow')).toBe(String(at));
  await tableOf(page).locator(`[data-answers="${at}"]`).waitFor();
}

async function say(page: Page, word: string, next: number): Promise<void> {
  await tableOf(page).getByRole('button', { name: word, exact: true }).click();
  await standsAt(page, next);
}

inBrowser(
  "the author's window",
  (visit) => {
    test('downloads a rule case from where the match stands, named so that several lie beside each other', async () => {
      await beginAnew('fast:4');
      const page = await visit(server.url);
      await say(page, 'No', 1);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Scenario from here' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('small-from-answer-1.json');
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject([
        {
          game: 'small',
          seats: 2,
          rest: { state: { said: ['no'] } },
          play: [{ pending: [{ seat: 1 }] }, { offered: {} }],
        },
      ]);
    });

    test('plays every seat, goes back, answers otherwise, and looks with other eyes', async () => {
      await beginAnew('fast:1');
      const page = await visit(server.url);
      await say(page, 'Yes', 1);
      await page.getByRole('button', { name: /^Bea seat 2 is asked/ }).waitFor();
      await say(page, 'No', 2);
      await page.getByRole('treeitem', { name: 'said' }).waitFor();
      await page.keyboard.press('ArrowLeft');
      await standsAt(page, 1);
      await say(page, 'Maybe', 2);
      await page.getByRole('tab', { name: 'Course' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Bea speak: "maybe"' }).waitFor();
      await page.getByRole('button', { name: 'spectator' }).click();
      await expect.poll(() => tableOf(page).getByRole('button', { name: 'Yes', exact: true }).count()).toBe(0);
      expect(await barriersOn(page)).toEqual([]);
    });

    test('lets a bot play a seat, and tells how it ends', async () => {
      await beginAnew('fast:2');
      const page = await visit(server.url);
      await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('random');
      for (const answers of [2, 4, 6]) await say(page, 'Yes', answers);
      await page.getByRole('tab', { name: 'Question' }).click();
      await page.getByText('Nothing is asked: the game is over.').waitFor();
    });

    test('says why a bot does not play, and who does', async () => {
      await beginAnew('fast:5');
      const page = await visit(server.url);
      const menu = page.getByRole('combobox', { name: 'Who plays seat 2' });
      await page.route('**/work/play', (route) =>
        route.fulfill({ status: 400, json: { sentence: 'No bot is free.' } }),
      );
      await menu.selectOption('random');
      await page.getByRole('alert').getByText('No bot is free.').waitFor();
      expect(await menu.inputValue()).toBe('');
    });

    test.each([
      ['on a button', '{}', 'fast:4'],
      ['on a piece that lies there', "{ maybe: { kind: 'maybe' } }", 'fast:7'],
    ])(
      'what is not offered stands %s, and says why: there, and beside it with the line of the rules',
      async (_, pieces, seed) => {
        const options = "['yes', 'no', 'maybe'].filter((option) => !state.said.includes(option))";
        game.write({ options, pieces, withheld: "state.said.map((option) => ({ option, reason: 'saidBefore' }))" });
        await workshop.reload(['rules.ts']);
        await beginAnew(seed);
        await workshop.answer(0, { seat: 0, answer: 'maybe' });
        const page = await visit(server.url);
        await standsAt(page, 1);
        const drained = tableOf(page).getByRole('button', { name: 'Maybe, Maybe was said before' });
        expect(await drained.getAttribute('aria-disabled')).toBe('true');
        await drained.click({ force: true });
        await tableOf(page).getByRole('status').getByText('Maybe was said before').waitFor();
        const why = page.getByRole('listitem').filter({ hasText: 'Why can’t I?' });
        await why.getByText('saidBefore, said in rules.ts').waitFor();
        expect(await why.textContent()).toMatch(/maybe.*Maybe was said before.*saidBefore, said in rules\.ts:\d+/s);
        expect(await barriersOn(page)).toEqual([]);
        await drained.press('Enter');
        await standsAt(page, 1);
        game.write({});
        await workshop.reload(['rules.ts']);
      },
    );

    test('a reason without a sentence is called by its id', async () => {
      game.write({ withheld: "[{ option: 'never', reason: 'tooLate' }]" });
      await workshop.reload(['rules.ts']);
      await beginAnew('fast:6');
      const page = await visit(server.url);
      await tableOf(page).getByRole('button', { name: 'Never, tooLate' }).focus();
      await tableOf(page).getByRole('status').getByText('tooLate').waitFor();
      game.write({});
      await workshop.reload(['rules.ts']);
    });

    test('goes on when the rules have changed, and says which answer does not fit', async () => {
      await beginAnew('fast:3');
      const page = await visit(server.url);
      await say(page, 'Yes', 1);
      await say(page, 'Maybe', 2);
      game.write({ options: "['yes', 'maybe', 'never']" });
      await page.getByText('The match went on: all 2 answers still fit.').waitFor();
      await tableOf(page).getByRole('button', { name: 'Never', exact: true }).waitFor();
      game.write({ after: "throw new Error('a word is missing');" });
      await page.getByRole('alert').getByText('A word is missing.').waitFor();
      game.write({ options: "['yes', 'no']" });
      await page.getByText('begun anew with the same seed: answer 2 of 2 does not fit any more').waitFor();
      await standsAt(page, 0);
    });
  },
  buildWindow,
);
