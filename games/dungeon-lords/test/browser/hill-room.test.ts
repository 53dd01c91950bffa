// The table of Dungeon Lords in the smallest window that has columns: what one needs to see has its room there.
import { Match } from '@undertow/shared/table/match.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { DESK, speak } from '../../../../test/support/browser/inspecting.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { CreatureId, HeroId, TrapId } from '../../rules/state.ts';
import { tableOn, type Way, waysToPrompts } from '../support/dungeons.ts';

const server = WholeServer.forAll();
const ways = waysToPrompts();

/** The same position, in which the first lord has more than most. */
function withMuch(prompt: string): Way {
  const { rest, answers } = ways.get(prompt) as Way;
  const save = rest.save();
  const creatures: CreatureId[] = ['slime', 'troll'];
  const prison: HeroId[] = ['y1-warrior-1', 'y1-priest-1', 'y1-thief-1'];
  const traps: TrapId[] = ['pendulum'];
  Object.assign(save.state.seats[0] as object, {
    creatures: creatures.map((id) => ({ id })),
    party: [{ id: 'y1-wizard-1' }],
    prison,
    traps,
  });
  return { rest: Match.resume(dungeonLords, save), answers };
}

inBrowser('in a small window with columns', (visit) => {
  test.each([
    { prompt: 'specialEvent', language: 'ru' },
    { prompt: 'useOrder', language: 'en' },
    { prompt: 'digCells', language: 'en' },
  ])('nothing that a lord has is cut off at $prompt in $language', async ({ prompt, language }) => {
    const guest = await guestOf(server());
    const table = await tableOn(server(), guest, withMuch(prompt));
    const page = await visit(`${server().url}/table/${table}`, { ...DESK, session: guest });
    await speak(page, language);
    await page.getByRole('alertdialog').waitFor();
    expect(await cutOff(page, '.attacks > span, .stores .tag, .stores .mouth, .stores .rim')).toEqual([]);
  });
});

/** Which of these do not lie wholly within the window, and within all that clips them. */
function cutOff(page: Page, things: string): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(things)})].flatMap((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    const clips = [];
    for (let at = thing.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY !== 'visible') clips.push(at.getBoundingClientRect());
    }
    const from = Math.max(0, ...clips.map((box) => box.top));
    const to = Math.min(innerHeight, ...clips.map((box) => box.bottom));
    return top < from - 1 || bottom > to + 1 ? [thing.outerHTML.slice(0, 60) + ' ' + [top, bottom, from, to].map(Math.round)] : [];
  })`);
}
