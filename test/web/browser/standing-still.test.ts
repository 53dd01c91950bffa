// What stands on a table stays where it is over a whole game: what is asked, and all that one looks for in its place.
import type { Bot } from '@undertow/bots/bot.ts';
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import { sensible as sensibleDiver } from '@undertow/games/abyss/bots/sensible.ts';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { sensible as sensibleLord } from '@undertow/games/dungeon-lords/bots/sensible.ts';
import { dungeonLords } from '@undertow/games/dungeon-lords/rules/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { PHONE } from '../../support/browser/inspecting.ts';
import { REPLAY_LINK } from '../../support/browser/playing.ts';
import { type Prepared, tableAt } from '../../support/browser/prepared-tables.ts';
import { drawnAgain, isThere, seenOn, until } from '../../support/browser/watching.ts';
import { isLong } from '../../support/run/seeds.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const LAPTOP = { width: 1440, height: 900 };
const SMALL = { width: 1280, height: 720 };
const SEED = 'fast:1';

/** Parts of a board, and where they are found. */
type Parts = Readonly<Record<string, string>>;

const WATER: Parts = {
  question: '.question',
  court: '.court',
  council: '.council',
  locations: '.locations',
  own: '.middle > .own',
  hand: '[data-hand]',
};
/** On a phone a question is as high as what it says, and what is one's own stands below it. */
const WATER_ON_A_PHONE: Parts = {
  dive: '.dive',
  court: '.court',
  council: '.council',
  hand: '[data-hand]',
  tabs: '#main nav',
};
const HILL: Parts = {
  question: '.question',
  scale: '.scale',
  lane: 'section.lane',
  stage: 'section.stage',
  orders: '.below.lane > .orders',
  dungeon: '.below.dungeon',
};
const HILL_ON_A_PHONE: Parts = { scale: '.scale', lane: 'section.lane', stage: 'section.stage', tabs: '#main nav' };

/**
 * Notes where each part begins, whenever something on the board has changed, once for each frame. A part of a hill may stand
 * elsewhere when the eye has moved, and another one on a phone behind another tab.
 */
function noting(parts: Parts): string {
  return `(() => {
    const tops = (window.tops = {});
    let isDue = false;
    const look = (window.look = () => {
      isDue = false;
      if (document.querySelector('.verdict')) return;
      const { classList } = document.querySelector('.table');
      const eye = ['lane', 'dungeon', 'stage'].find((height) => classList.contains(height)) ?? '';
      // On a phone a line says below the bar that these are the last turns.
      const dusk = classList.contains('dusk') ? 'dusk' : '';
      const tab = document.querySelector('#main nav > [aria-current]')?.textContent.trim() ?? '';
      const asked = document.querySelector('.question h2')?.textContent.trim() ?? '';
      for (const [name, selector] of ${JSON.stringify(Object.entries(parts))}) {
        const part = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ contentVisibilityAuto: true }));
        const top = part?.getBoundingClientRect();
        if (top?.height > 0) ((tops[[eye, dusk, tab, name].join(' ').trim()] ??= {})[Math.round(top.top)] ??= asked);
      }
    });
    new MutationObserver(() => {
      if (!isDue) requestAnimationFrame(look);
      isDue = true;
    }).observe(document.getElementById('main'), { subtree: true, childList: true, characterData: true });
    look();
  })()`;
}

/** The parts that began at different heights, with what was asked there. */
async function jumpsOn(page: Page): Promise<string[]> {
  const tops = await seenOn<Readonly<Record<string, Readonly<Record<string, string>>>>>(page, 'window.tops');
  return Object.entries(tops).flatMap(([part, at]) => {
    const all = Object.keys(at).map(Number);
    return Math.max(...all) - Math.min(...all) > 1 ? [`${part}: ${JSON.stringify(at)}`] : [];
  });
}

const diving = (seats: number, ...expansions: string[]) => Match.start(abyss, { expansions }, seats, SEED);
const ruling = (seats: number, full: boolean) => Match.start(dungeonLords, { full }, seats, SEED);

inBrowser('over a whole game nothing that stands jumps', (visit) => {
  const games: [string, () => unknown, unknown, typeof PHONE, Parts][] = [
    [
      'at four seats of Abyss with both expansions',
      () => diving(4, 'leviathan', 'kraken'),
      sensibleDiver,
      LAPTOP,
      WATER,
    ],
    ['at two seats of Dungeon Lords, on a phone', () => ruling(2, false), sensibleLord, PHONE, HILL_ON_A_PHONE],
  ];
  // The other game on each screen, and other numbers of seats on each game's other desk.
  const more: typeof games = [
    ['at two seats of Abyss, on a phone', () => diving(2), sensibleDiver, PHONE, WATER_ON_A_PHONE],
    ['at three seats of the full Dungeon Lords', () => ruling(3, true), sensibleLord, SMALL, HILL],
    ['at three seats of Abyss', () => diving(3), sensibleDiver, SMALL, WATER],
    ['at four seats of Dungeon Lords', () => ruling(4, false), sensibleLord, LAPTOP, HILL],
  ];
  test.each(isLong ? [...games, ...more] : games)('%s', async (_, match, bot, size, parts) => {
    const guest = await guestOf(server());
    const table = await tableAt(server(), match() as Prepared, [guest.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: guest, ...size, hasTouch: size === PHONE });
    await page.locator('.question').waitFor();
    await page.evaluate(noting(parts));
    const play = await guest.client.join<GameTypes>(table);
    while (!play.ending) {
      await play.until(() => play.decision !== null || play.ending !== null);
      // Each question is drawn before it is answered.
      await drawnAgain(page);
      await drawnAgain(page);
      const { decision, view, seat } = play;
      if (decision) await play.answer((bot as Bot<unknown>)(view, { ...decision, seat: seat as number }));
    }
    await until(page, isThere(REPLAY_LINK));
    expect(await jumpsOn(page)).toEqual([]);
  });
});

inBrowser('when the letters of a table come late', (visit) => {
  const tables: [string, () => unknown, Parts][] = [
    ['Abyss with both expansions', () => diving(4, 'leviathan', 'kraken'), WATER],
    ['the full Dungeon Lords', () => ruling(3, true), HILL],
  ];
  test.each(tables)('nothing of it moves: %s', async (_, match, parts) => {
    const guest = await guestOf(server());
    const table = await tableAt(server(), match() as Prepared, [guest.person]);
    const page = await visit(server().url, { session: guest, ...LAPTOP });
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => sent.then(() => route.continue()));
    // The page is not loaded before they have come.
    await page.goto(`${server().url}/table/${table}`, { waitUntil: 'commit' });
    await page.locator('.question').waitFor();
    await drawnAgain(page);
    await page.evaluate(noting(parts));
    const before = await page.evaluate('document.fonts.status');
    send();
    await page.evaluate('document.fonts.ready.then(() => {})');
    await drawnAgain(page);
    await page.evaluate('look()');
    expect([before, await jumpsOn(page)]).toEqual(['loading', []]);
  });
});
