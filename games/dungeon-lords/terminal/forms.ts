// The forms of Dungeon Lords in the terminal: cells are typed as `2,1`, and all else by its number.
import { type FormOnScreen, numbered, type Screen } from '@undertow/client-sdk/examples/terminal/screen.ts';
import type { BattlePlanData, CellData, DigData, MineData, PaydayData, PositionData, View } from '../client.ts';
import { heroWords } from './words.ts';

type Cell = readonly [column: number, row: number];
type Price = PaydayData['lair'][number]['price'];

const digCells: FormOnScreen<DigData, View> = {
  hint: ({ min, max }) =>
    `${min} to ${max} cells to dig, such as 1,1 0,1: each beside a tile, and no block of 2x2; 0 for none`,
  options: () => [],
  answer: (words) => (words[0] === '0' && words.length === 1 ? [] : cellsIn(words)),
};

const mineCells: FormOnScreen<MineData, View> = {
  hint: ({ max }) => `0 to ${max} of these tunnels, 0 for none`,
  options: ({ tunnels }) => tunnels.map(cellWords),
  answer: (words, { tunnels }) => numbered(words, tunnels) ?? cellsIn(words),
};

const cell: FormOnScreen<CellData, View> = {
  hint: () => 'one of these cells',
  options: ({ cells }) => cells.map(cellWords),
  answer: (words, { cells }) => (numbered(words, cells) ?? cellsIn(words))?.[0],
};

const position: FormOnScreen<PositionData, View> = {
  hint: () => 'one of these heroes',
  options: ({ positions }, { seats }, { own }) =>
    positions.map((place) => heroWords(seats[own ?? 0]?.party[place]?.id ?? `hero ${place}`)),
  answer: (words, { positions }) => numbered(words, positions)?.[0],
};

const payday: FormOnScreen<PaydayData, View> = {
  hint: ({ food, gold, evil, traps }) =>
    `those to pay, in this order; all others are released, 0 for all. ${priceWords({ food, gold })}, ${
      evil === null ? 'no limit to evil' : `${evil} steps of evil`
    }, traps: ${traps.join(', ') || 'none'}. With a trap or monster: 2:pendulum`,
  options: ({ lair }) => lair.map(({ id, price }) => `${id} for ${priceWords(price)}`),
  answer(words, { lair }) {
    const paid = numbered(
      words.map((word) => word.split(':')[0] ?? ''),
      [...lair.keys()],
    );
    if (!paid) return undefined;
    const given = words.map((word) => word.split(':')[1]);
    const left = lair.map(({ id }) => id);
    const items = paid.map((place, i) => {
      const { id = '' } = lair[place] ?? {};
      // A monster that is given for another has no item of its own, unless it was paid before.
      for (const gone of [id, given[i]]) if (gone && left.includes(gone)) left.splice(left.indexOf(gone), 1);
      return given[i] ? `pay:${id}:${given[i]}` : `pay:${id}`;
    });
    return [...items, ...left.map((id) => `release:${id}`)];
  },
};

const battlePlan: FormOnScreen<BattlePlanData, View> = {
  hint: ({ food, gold, imps }) =>
    `one tile, and any traps and creatures, such as 1 3 4. ${priceWords({ food, gold, imps })} for traps and bait`,
  options: ({ tiles, traps, creatures }) => [
    ...tiles.map(
      ({ cell: at, traps: some, bait, monsters }) =>
        `tile ${cellWords(at)}: traps ${some}${bait > 0 ? ` for ${bait} gold of bait each` : ''}, monsters ${monsters}`,
    ),
    ...traps.map(({ id, price }) =>
      Object.keys(price).length > 0 ? `trap ${id} for ${priceWords(price)}` : `trap ${id}`,
    ),
    ...creatures.map((id) => `creature ${id}`),
  ],
  answer(words, { tiles, traps, creatures }) {
    const [first, ...others] =
      numbered(words, [
        ...tiles.map(({ cell: tile }) => ({ tile })),
        ...traps.map(({ id }) => ({ trap: id })),
        ...creatures.map((creature) => ({ creature })),
      ]) ?? [];
    if (!first || !('tile' in first)) return undefined;
    return {
      tile: first.tile,
      traps: others.flatMap((one) => ('trap' in one ? one.trap : [])),
      creatures: others.flatMap((one) => ('creature' in one ? one.creature : [])),
    };
  },
};

export const forms: Screen<View>['forms'] = {
  digCells,
  mineCells,
  cell,
  position,
  payday,
  battlePlan,
} as unknown as Screen<View>['forms'];

export function cellWords([column, row]: Cell): string {
  return `${column},${row}`;
}

function cellsIn(words: readonly string[]): Cell[] | undefined {
  const cells = words.flatMap((word): Cell[] => {
    const [, column, row] = /^([0-4]),([0-3])$/.exec(word) ?? [];
    return column && row ? [[Number(column), Number(row)]] : [];
  });
  return cells.length === words.length ? cells : undefined;
}

function priceWords(price: Price): string {
  return Object.entries(price)
    .map(([what, amount]) => `${amount} ${what}`)
    .join(' and ');
}
