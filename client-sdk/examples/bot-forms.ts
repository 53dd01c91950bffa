// The answers of the example bot to the forms of each game, drawn at random from what is legal. The document of each game
// says what its forms ask for.
import type { PaymentData } from '@undertow/games/abyss/client.ts';
import type {
  BattlePlanData,
  CellData,
  DigData,
  MineData,
  PaydayData,
  PositionData,
} from '@undertow/games/dungeon-lords/client.ts';
import type { Json } from '../index.ts';
import { drawn, someOf } from './drawing.ts';

type Cell = DigData['dungeon'][number];

/** The answers, by the name of the form. */
export const FORMS: Readonly<Record<string, (data: never) => Json>> = {
  payment,
  digCells,
  mineCells: ({ tunnels, max }: MineData) => someOf(tunnels, 0, max),
  cell: ({ cells }: CellData) => drawn(cells),
  position: ({ positions }: PositionData) => drawn(positions),
  payday: ({ lair }: PaydayData) => someOf(lair, lair.length, lair.length).map(({ id }) => `release:${id}`),
  battlePlan({ tiles, creatures }: BattlePlanData) {
    const { cell, monsters } = drawn(tiles);
    return { tile: cell, traps: [], creatures: someOf(creatures, 0, monsters) };
  },
};

/** All of the Races that are worth most, as many as must be shown: the first word of an Ally. Krakens have none, and stay. */
function payment({ hand, races, required, cost, pearls }: PaymentData): Json {
  const worth = (race: string) => allies(race).reduce((sum, ally) => sum + Number(ally.split('-')[1]), 0);
  const allies = (race: string) => hand.filter((ally) => ally.startsWith(`${race}-`));
  const names = new Set(hand.map((ally) => ally.split('-')[0] ?? '').filter((race) => race !== 'kraken'));
  const owned = [...names].sort((a, b) => worth(b) - worth(a));
  const shown = [...owned.filter((race) => race === required), ...owned.filter((race) => race !== required)];
  const paid = shown.slice(0, races);
  const enough = paid.reduce((sum, race) => sum + worth(race), 0) + pearls >= cost;
  const isShown = paid.length === races && (required === null || paid.includes(required));
  return enough && isShown ? { allies: paid.flatMap(allies) } : 'cancel';
}

/** Cell after cell, each beside a tile and without completing a block. */
function digCells({ dungeon, min, max }: DigData): Json {
  const all = Array.from({ length: 20 }, (_, i): Cell => [i % 5, Math.floor(i / 5)]);
  const cells: Cell[] = [];
  for (let left = min + Math.floor(Math.random() * (max - min + 1)); left > 0; left--) {
    const open = all.filter((cell) => canBeDug(cell, [...dungeon, ...cells]));
    if (open.length > 0) cells.push(drawn(open));
  }
  return cells;
}

function canBeDug([x, y]: Cell, dug: readonly Cell[]): boolean {
  const isDug = (dx: number, dy: number) => dug.some((cell) => cell[0] === x + dx && cell[1] === y + dy);
  const isBeside = isDug(1, 0) || isDug(-1, 0) || isDug(0, 1) || isDug(0, -1);
  const completes = [-1, 1].some((dx) => [-1, 1].some((dy) => isDug(dx, 0) && isDug(0, dy) && isDug(dx, dy)));
  return isBeside && !completes && !isDug(0, 0);
}
