// The points at the end, counted once more by the rules of scoring (D182-D187).
import type { Player, Score, State } from '../../rules/state.ts';
import { HEROES, TITLES } from './box.ts';
import { isTraining } from './facts.ts';

const PRESTIGE: Readonly<Record<string, readonly [points: number, creatures: readonly string[]]>> = {
  'dining-hall': [1, ['troll', 'goblin', 'slime', 'witch']],
  chapel: [2, ['vampire', 'ghost']],
  pandemonium: [2, ['golem', 'dragon', 'demon']],
};

const MEASURES: Readonly<Record<(typeof TITLES)[number], (seat: Player) => number>> = {
  'lord-of-dark-deeds': ({ evil }) => evil,
  'lord-of-halls': ({ dungeon }) => dungeon.filter(({ tile }) => tile !== 'tunnel').length,
  'tunnel-lord': ({ dungeon }) => dungeon.filter(({ tile }) => tile === 'tunnel').length,
  'monster-lord': monsters,
  'lord-of-servants': ({ imps }) => imps,
  'lord-of-treasures': ({ gold, food, traps }) => gold + food + traps.length,
  'battle-lord': (seat) => -conquered(seat),
};

export function recount(state: State): Score[] {
  return state.seats.map((seat) => {
    const held = isTraining(state) ? [] : TITLES.filter((title) => holders(state, title).includes(seat));
    const sole = held.filter((title) => holders(state, title).length === 1).length;
    const forSole = state.seats.length === 2 ? 2 : 3;
    const points = {
      rooms: 2 * open(seat).length,
      monsters: monsters(seat),
      prisoners: 2 * regular(seat) + 5 * (seat.prison.length - regular(seat)),
      conquered: 0 - 2 * conquered(seat),
      redMarks: 0 - 3 * seat.redMarks,
      prestige: prestige(seat, sole * (state.seats.length === 4 ? 2 : 1)),
      titles: sole * forSole + (held.length - sole) * (forSole - 1),
    };
    const total = Object.values(points).reduce((sum, part) => sum + part, 0);
    return { ...points, total, licence: total > 0, held };
  });
}

function holders({ seats }: State, title: (typeof TITLES)[number]): Player[] {
  const best = Math.max(...seats.map(MEASURES[title]));
  return seats.filter((seat) => MEASURES[title](seat) === best);
}

function prestige(seat: Player, forTitles: number): number {
  let points = 0;
  for (const { tile } of open(seat)) {
    const [each, which] = PRESTIGE[tile] ?? [0, []];
    points += each * seat.creatures.filter(({ id }) => which.includes(id)).length;
    if (tile === 'hall-of-fame') points += forTitles;
  }
  return points;
}

function open({ dungeon }: Player): Player['dungeon'] {
  return dungeon.filter(({ tile, conquered }) => tile !== 'tunnel' && !conquered);
}

function monsters({ creatures }: Player): number {
  return creatures.filter(({ id }) => id !== 'ghost').length;
}

function regular({ prison }: Player): number {
  return prison.filter((id) => HEROES.has(id)).length;
}

function conquered({ dungeon }: Player): number {
  return dungeon.filter((tile) => tile.conquered).length;
}
