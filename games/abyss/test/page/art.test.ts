// The drawings of the table: whatever the rules can lay on it can be drawn, and whatever is drawn is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, ringOf } from '@undertow/web/src/match/seat-marks.ts';
import { drawingsOn, paintsOn } from '@undertow/web/src/ui/drawings.ts';
import { describe, expect, test } from 'vitest';
import { allyFace, locationIds, lordFace, lordIds } from '../../page/art/cards.ts';
import { EYES, HALOS, HEADS, MARKS, portraitOf } from '../../page/art/lord.ts';
import * as symbols from '../../page/art/symbols.ts';
import { abyss, expansions } from '../../rules/index.ts';
import { lootCards } from '../../rules/kraken/loot.ts';
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
import { RACES } from '../../rules/races.ts';

const web = join(import.meta.dirname, '../../page');
const sheets = filesIn('art/sheets', '.svg');
const drawn = sheets.flatMap(({ text }) => [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const known = new Set(drawn);
const ruleSets = [[], ...expansions.map(({ id }) => [id])].map((chosen) => abyss.rulesFor({ expansions: chosen }));
const exploration = [...new Set(ruleSets.flatMap((rules) => rules.exploration))];
const tokens = [...new Set(ruleSets.flatMap((rules) => Object.values(rules.tokens).flat()))];
const guilds = [...new Set(lordIds.map((id) => lordFace(id).guild))];

interface File {
  readonly name: string;
  readonly text: string;
}

function filesIn(folder: string, ending: string): File[] {
  return readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(web, folder, name), 'utf8') }));
}

function missing(ids: readonly string[]): string[] {
  return ids.filter((id) => !known.has(id));
}

describe('the sheets', () => {
  test('draw nothing twice', () => {
    expect(drawn.filter((id, i) => drawn.indexOf(id) !== i)).toEqual([]);
  });

  test('can be read drawing by drawing, each with its size', () => {
    const read = sheets.flatMap(({ text }) => [...drawingsOn(text)]);
    expect(read.map(([id]) => id)).toEqual(drawn);
    for (const [, { width, height, lines }] of read)
      expect([width > 0, height > 0, lines[0]]).toEqual([true, true, '<']);
    expect(sheets.filter(({ text }) => paintsOn(text) !== '').map(({ name }) => name)).toEqual(['things.svg']);
  });

  test('are painted with paints that they have', () => {
    const paints = new Set(
      sheets.flatMap(({ text }) => [...text.matchAll(/Gradient id="([^"]+)"/g)].map(([, id]) => id)),
    );
    const used = sheets.flatMap(({ text }) => [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !paints.has(id))).toEqual([]);
  });

  test('bring neither scripts nor anything from elsewhere', () => {
    for (const { text } of sheets) expect(text).not.toMatch(/<script|<foreignObject|on\w+=|href="(?!#)|<image/);
  });
});

describe('every Lord', () => {
  test('of every expansion has a face', () => {
    expect(lordIds.toSorted()).toEqual([...new Set(ruleSets.flatMap(({ lords }) => [...lords.keys()]))].toSorted());
    expect(lordIds).toHaveLength(63);
  });

  test('has a portrait of seven drawings', () => {
    for (const id of lordIds) {
      expect(portraitOf(id).layers).toHaveLength(7);
      expect(missing(portraitOf(id).layers)).toEqual([]);
    }
  });

  test('looks like no other', () => {
    const faces = lordIds.map((id) => `${portraitOf(id).layers} ${portraitOf(id).tint}`);
    expect(new Set(faces).size).toBe(lordIds.length);
  });

  test('has a sign for its Guild, its Race and its power', () => {
    for (const id of lordIds) {
      const { guild, required, timing } = lordFace(id);
      expect(missing([symbols.guildSymbol(guild)])).toEqual([]);
      if (required) expect(missing([symbols.kinSymbol(required, 16)])).toEqual([]);
      if (timing) expect(missing([timing])).toEqual([]);
    }
  });

  test('can wear whatever a Lord may wear', () => {
    const worn = [
      ...HEADS.map((head) => `lord-head-${head}`),
      ...EYES.map((eyes) => `lord-eyes-${eyes}`),
      ...MARKS.map((mark) => `lord-mark-${mark}`),
      ...HALOS.map((halo) => `lord-halo-${halo}`),
    ];
    expect(missing(worn)).toEqual([]);
  });
});

describe('every card', () => {
  test('of the Exploration deck is drawn', () => {
    expect(exploration).toContain('kraken-4');
    expect(exploration).toContain('squid-4-dice');
    for (const card of exploration.filter((id) => id !== 'monster')) {
      const { kin, value, skill } = allyFace(card);
      expect(missing([symbols.allySymbol(kin), ...(skill ? [symbols.skillSymbol(skill)] : [])])).toEqual([]);
      expect(value).toBeGreaterThan(0);
    }
  });

  test('that names an Ally names one of those that there are', () => {
    expect(() => allyFace('whale-3')).toThrow('whale-3');
  });

  test('of a Monster is drawn, wherever it lies', () => {
    expect(missing([-3, 0, 1, 2, 3, 4, 5, 6, 77].map(symbols.monsterSymbol))).toEqual([]);
  });

  test('of a Location is drawn', () => {
    expect(locationIds).toHaveLength(26);
    expect(missing(locationIds.map(symbols.locationSymbol))).toEqual([]);
    expect(locationIds.filter((id) => symbols.waterOf(id))).not.toHaveLength(0);
  });

  test('of a Leviathan is drawn, and so is the back of their deck', () => {
    expect(leviathanIds).toHaveLength(20);
    expect(new Set(leviathanIds.map(symbols.leviathanSymbol)).size).toBe(20);
    expect(missing([...leviathanIds, 'unknown'].map(symbols.leviathanSymbol))).toEqual([]);
  });

  test('of the Loot is drawn', () => {
    expect(missing(lootCards.map(symbols.lootSymbol))).toEqual([]);
  });
});

describe('every piece', () => {
  test('of the Monster tokens is drawn, from both sides', () => {
    for (const token of tokens) {
      const { outline, sign } = symbols.tokenDrawing(token);
      expect(missing([outline, ...(sign ? [sign] : [])])).toEqual([]);
    }
    expect(missing(ruleSets.flatMap(({ supplies }) => supplies.map(symbols.tokenBack)))).toEqual([]);
    expect(() => symbols.tokenDrawing('crown')).toThrow('crown');
  });

  test('of a Race has a silhouette, and a plain shape where it is small', () => {
    for (const kin of [...RACES, 'kraken'] as const) {
      expect(symbols.kinSymbol(kin, 8)).not.toBe(symbols.kinSymbol(kin, 16));
      expect(missing([symbols.kinSymbol(kin, 8), symbols.kinSymbol(kin, 16)])).toEqual([]);
    }
  });

  test('of a Guild is painted in a colour of its own', () => {
    const paint = readFileSync(join(web, 'art/paint.css'), 'utf8');
    expect(guilds).toHaveLength(7);
    expect(guilds.filter((guild) => !paint.includes(`[data-guild="${guild}"]`))).toEqual([]);
  });

  test('that is a back, a figure or a penalty is drawn', () => {
    const { BACKS, FIGURES, PENALTIES } = symbols;
    expect(missing([BACKS, FIGURES, PENALTIES].flatMap((kind) => Object.values<string>(kind)))).toEqual([]);
  });

  test('uses only what is drawn', () => {
    const used = filesIn('pieces', '.svelte').flatMap(({ name, text }) =>
      [...text.matchAll(/(?:href="#|symbol="|Sign id=")([a-z][\w-]*)"/g)].map(([, id = '']) => ({ name, id })),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

test('Five seats have five tide marks, in rings and in lines', () => {
  const seats = [0, 1, 2, 3, 4];
  expect(new Set(seats.map(ringOf)).size).toBe(5);
  expect(new Set(seats.map(lineOf)).size).toBe(5);
});
