// What is in the box of Dungeon Lords, copied from the rules and the printed components, and not from the code.
import type { Cell } from '../../rules/state.ts';

export const ORDERS = [
  'get-food',
  'improve-reputation',
  'dig-tunnels',
  'mine-gold',
  'recruit-imps',
  'buy-traps',
  'hire-monster',
  'build-room',
] as const;

export const EVENTS = ['payday', 'special', 'taxes'] as const;

/** Nine kinds, three of each. */
export const TRAPS = [
  'antimagic-dart',
  'cursed-ring',
  'exploding-imp',
  'pendulum',
  'poisoned-dart',
  'poisoned-meal',
  'rolling-stone',
  'trapdoor',
  'wall-of-fire',
] as const;
export const COPIES_OF_TRAP = 3;

/** By year, how many of each creature are in its pile. */
export const CREATURES: Readonly<Record<string, readonly [number, number]>> = {
  goblin: [2, 1],
  slime: [2, 1],
  ghost: [2, 1],
  troll: [2, 1],
  witch: [2, 1],
  vampire: [2, 1],
  golem: [0, 2],
  dragon: [0, 2],
  demon: [0, 2],
};
export const CREATURES_OF_YEAR = 12;
export const ROOMS_OF_YEAR = 8;
export const HEROES_OF_YEAR = 16;

type Zone = (cell: Cell) => boolean;

const upperHalf: Zone = ([, row]) => row < 2;
const lowerHalf: Zone = ([, row]) => row > 1;
const inside: Zone = ([column, row]) => column > 0 && column < 4 && row > 0 && row < 3;
const rim: Zone = (cell) => !inside(cell);

/** Where each room of the first year may be placed (D63). */
export const FIRST_YEAR_ROOMS: Readonly<Record<string, Zone>> = {
  hatchery: upperHalf,
  'mushroom-plantation': lowerHalf,
  'souvenir-workshop': upperHalf,
  'counterfeiters-den': lowerHalf,
  'trap-workshop': rim,
  'tool-shed': rim,
  'printing-press': inside,
  'magic-room': inside,
};

export const SECOND_YEAR_ROOMS = [
  'training-room',
  'dark-room',
  'labyrinth',
  'antimagic-room',
  'dining-hall',
  'chapel',
  'pandemonium',
  'hall-of-fame',
] as const;

export interface HeroFace {
  readonly heroClass: string;
  readonly level: number;
  readonly hitPoints: number;
}

const HIT_POINTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  warrior: [
    [3, 4, 4, 5],
    [5, 6, 7, 8],
  ],
  thief: [
    [3, 3, 4, 4],
    [4, 5, 5, 6],
  ],
  priest: [
    [3, 3, 4, 4],
    [4, 5, 5, 6],
  ],
  wizard: [
    [3, 3, 4, 4],
    [4, 5, 5, 6],
  ],
};
const LEVELS = [
  [1, 2, 2, 3],
  [1, 2, 3, 4],
] as const;

/** The regular heroes of both years. */
export const HEROES: ReadonlyMap<string, HeroFace> = new Map(
  Object.entries(HIT_POINTS).flatMap(([heroClass, years]) =>
    years.flatMap((points, year) =>
      points.map((hitPoints, i): [string, HeroFace] => [
        `y${year + 1}-${heroClass}-${i + 1}`,
        { heroClass, level: LEVELS[year]?.[i] ?? 0, hitPoints },
      ]),
    ),
  ),
);

export const PALADINS: Readonly<Record<string, number>> = { 'paladin-year1': 5, 'paladin-year2': 8 };

/** By year, the combat cards among which four are drawn. */
export const COMBAT_CARDS: readonly (readonly string[])[] = [
  [
    'y1-suggestion',
    'y1-word-of-peace',
    'y1-magic-shield',
    'y1-invisibility',
    'y1-pilfer',
    'y1-spoil-food',
    'y1-find-traps',
    'y1-banish-imp',
    'y1-disarm',
  ],
  [
    'y2-illusion',
    'y2-create-food',
    'y2-metamorphosis',
    'y2-blind-rage',
    'y2-regeneration',
    'y2-dimensional-gate',
    'y2-aura-of-fear',
    'y2-earthquake',
    'y2-plunder',
  ],
];

export const SPECIAL_EVENTS = [
  'witch-hunt',
  'monster-strike',
  'treasury-loss',
  'rats',
  'impatient-heroes',
  'imp-desertion',
  'trap-recall',
  'room-inspection',
  'bad-press',
] as const;

export const TITLES = [
  'lord-of-dark-deeds',
  'lord-of-halls',
  'tunnel-lord',
  'monster-lord',
  'lord-of-servants',
  'lord-of-treasures',
  'battle-lord',
] as const;
