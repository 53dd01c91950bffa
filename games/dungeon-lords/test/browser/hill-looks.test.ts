// What a lord has stands whole below the grass, however much it is.
import { Match } from '@undertow/shared/table/match.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { seenOn } from '../../../../test/support/browser/watching.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import { planning, tableOn } from '../support/dungeons.ts';

const server = WholeServer.forAll();

const ORDERS = ['getFood', 'improveReputation', 'digTunnels', 'mineGold', 'recruitImps', 'hireMonster'];

/** Hardly a prison is ever as full. */
const PRISONERS = [
  'y1-warrior-1',
  'y1-warrior-2',
  'y1-priest-1',
  'y1-thief-1',
  'y1-wizard-1',
  'y1-thief-2',
  'y1-priest-2',
];

function fullPrison() {
  const dungeon = [{ cell: [2, 0], tile: 'tunnel' } as const, { cell: [2, 1], tile: 'tunnel' } as const];
  const first = { dungeon, prison: PRISONERS, party: [{ id: 'y2-warrior-1' }], creatures: [{ id: 'witch' }] };
  const other = { dungeon, party: [{ id: 'y2-priest-1' }], creatures: [{ id: 'goblin' }] };
  const combatCards = ['y2-regeneration', 'y2-aura-of-fear', 'y2-plunder', 'y2-earthquake'];
  const state = combatFrom({ year: 2, combatCards, seats: [first, other] });
  return Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
}

function manyImps() {
  const match = planning(ORDERS, 2);
  const save = match.save();
  Object.assign(save.state.seats[0] ?? {}, { imps: 10, impsWorked: 9 });
  return Match.resume(dungeonLords, save);
}

/** How far what is drawn there reaches beyond the stores, to the right and below. */
function beyondStores(page: Page, what: string): Promise<number[]> {
  return seenOn(
    page,
    `(() => {
      const stores = document.querySelector('.stores').getBoundingClientRect();
      const drawn = [...document.querySelectorAll(${JSON.stringify(what)})].map((one) => one.getBoundingClientRect());
      if (drawn.length === 0) throw new Error('there is nothing of it');
      const beyond = (side) => Math.max(0, ...drawn.map((one) => Math.round(one[side] - stores[side])));
      return [beyond('right'), beyond('bottom')];
    })()`,
  );
}

inBrowser('the stores of a lord', (visit) => {
  test.each([
    ['all prisoners in a battle', fullPrison, '.stores [data-place^="prison"] svg'],
    ['how many of many imps are free', manyImps, '.stores dl small'],
  ] as const)('show %s', async (_, position, what) => {
    const session = await guestOf(server());
    const table = await tableOn(server(), session, { rest: position(), answers: [] });
    const page = await visit(`${server().url}/table/${table}`, { session });
    await page.getByRole('alertdialog').waitFor();
    expect(await beyondStores(page, what)).toEqual([0, 0]);
    expect(server().complaints).toEqual([]);
  });
});

inBrowser('the sky over the hill', (visit) => {
  test('begins below what stands above the table, so that the moon stays below its name', async () => {
    const ada = await guestOf(server());
    const table = await tableOn(server(), ada, { rest: planning(ORDERS, 2), answers: [] });
    const page = await visit(`${server().url}/table/${table}`, { session: ada, settings: { sound: null } });
    await page.getByText('Would you like to hear this table?').waitFor();
    const where = `[getComputedStyle(document.body, '::before').top, getComputedStyle(document.querySelector('.above')).height]`;
    await expect.poll(async () => new Set((await seenOn<string[]>(page, where)).map(Number.parseFloat)).size).toBe(1);
    await page.getByRole('button', { name: 'Without' }).click();
    await expect.poll(() => seenOn(page, `getComputedStyle(document.body, '::before').top`)).toBe('0px');
  });
});
