// Random games reach every card and all that it does, so that what is tested by them is tested for all.
import { describe, expect, test } from 'vitest';
import { abyss } from '../../rules/index.ts';
import { late } from '../support/late-games.ts';
import { type Row, reachOf } from '../support/reach.ts';
import { TOLD } from '../support/told-types.ts';

const BOTH = ['kraken', 'leviathan'];

const base = reachOf([], { 4: 400, 3: 200, 2: 200 });
const both = reachOf(BOTH, { 5: 150, 4: 150, 3: 150, 2: 150 });
const lateGames = reachOf(BOTH, { 5: 200, 3: 200 }, late);

/** What did not act in any of these games. */
function idle(...rows: (readonly Row[])[]): string[] {
  const acting = new Set(rows.flat().flatMap(({ id, acted }) => (acted > 0 ? [id] : [])));
  return rows.flat().flatMap(({ id, held }) => (acting.has(id) ? [] : [`${id} (held in ${held} games)`]));
}

function missing(wanted: readonly string[], ...counts: ReadonlyMap<string, number>[]): string[] {
  return wanted.filter((what) => counts.every((count) => (count.get(what) ?? 0) === 0));
}

describe('in eight hundred random games of the base', () => {
  test('every one of the 35 Lords is seen to act', () => {
    expect(base.lords).toHaveLength(35);
    expect(idle(base.lords)).toEqual([]);
  });

  test('every one of the 20 Locations is seen to act', () => {
    expect(base.locations).toHaveLength(20);
    expect(idle(base.locations)).toEqual([]);
  });

  test('every prompt is asked', () => {
    expect(missing(Object.keys(abyss.rulesFor({ expansions: [] }).prompts), base.prompts)).toEqual([]);
  });

  test('everything is told that there is to tell', () => {
    expect(missing(TOLD.base, base.events)).toEqual([]);
  });
});

describe('in a thousand random games with both expansions, four hundred of which begin late', () => {
  test('every one of the 62 Lords is seen to act', () => {
    expect(both.lords).toHaveLength(62);
    expect(idle(both.lords, lateGames.lords)).toEqual([]);
  });

  test('every one of the 26 Locations is seen to act', () => {
    expect(both.locations).toHaveLength(26);
    expect(idle(both.locations, lateGames.locations)).toEqual([]);
  });

  test('every prompt is asked', () => {
    // With Leviathan a fight has no reward of the Threat track.
    const prompts = Object.keys(abyss.rulesFor({ expansions: BOTH }).prompts).filter((id) => id !== 'monsterReward');
    expect(missing(prompts, both.prompts, lateGames.prompts)).toEqual([]);
  });

  test('everything is told that there is to tell', () => {
    expect(missing([...TOLD.kraken, ...TOLD.leviathan], both.events, lateGames.events)).toEqual([]);
  });

  test('every Leviathan comes, attacks and is slain, every token is revealed, and Nebulis pay for all they may', () => {
    expect(missing([...both.feats.keys()], both.feats, lateGames.feats)).toEqual([]);
  });
});
