// The numbers of the rules by chapter, and which rules explain which card.
import type { HeroClass } from '../../rules/cards/heroes.ts';
import type { HelpTopic } from '../../words/dungeon-in.ts';

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `D${from + i}`);

/** The first and the last number of each chapter. */
export const CHAPTERS = {
  terms: span(1, 10),
  evil: span(11, 19),
  setup: span(20, 26),
  round: span(27, 31),
  planning: span(32, 40),
  using: span(41, 45),
  spaces: span(46, 66),
  production: span(67, 73),
  events: span(74, 80),
  heroes: span(81, 84),
  roundEnd: span(85, 86),
  combat: span(87, 90),
  plan: span(91, 98),
  trap: span(99, 108),
  spell: span(109, 111),
  creatures: span(112, 122),
  conquest: span(123, 133),
  spells: span(134, 143),
  combatEnd: span(144, 150),
  rare: span(151, 170),
  secondYear: span(171, 181),
  scoring: span(182, 189),
  full: span(190, 197),
  checks: span(198, 200),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Chapter = keyof typeof CHAPTERS;

type Numbers = Readonly<Record<string, readonly string[]>>;

export const OF_ORDERS: Numbers = {
  'get-food': ['D46', 'D45'],
  'improve-reputation': ['D47', 'D48', 'D160'],
  'dig-tunnels': ['D49', 'D50', 'D51', 'D52', 'D170'],
  'mine-gold': ['D53', 'D54', 'D55', 'D56'],
  'recruit-imps': ['D57'],
  'buy-traps': ['D61', 'D178'],
  'hire-monster': ['D58', 'D59', 'D193', 'D194'],
  'build-room': ['D62', 'D63', 'D64', 'D65', 'D66'],
};

/** What holds for each order. */
export const OF_EACH_ORDER = ['D41', 'D42'];

export const OF_CREATURES: Numbers = {
  goblin: ['D116'],
  slime: ['D117'],
  ghost: ['D118', 'D7', 'D110'],
  troll: ['D119', 'D60', 'D68'],
  witch: ['D119'],
  vampire: ['D120'],
  golem: ['D119', 'D59', 'D77', 'D153'],
  dragon: ['D121', 'D124'],
  demon: ['D121', 'D59', 'D77', 'D152'],
};

export const OF_EACH_CREATURE = ['D112', 'D115'];

export const OF_HEROES: Readonly<Record<HeroClass, readonly string[]>> = {
  warrior: ['D83'],
  thief: ['D100', 'D101', 'D102'],
  priest: ['D124', 'D125'],
  wizard: ['D109', 'D123'],
  paladin: ['D14', 'D15', 'D16', 'D17', 'D18', 'D147'],
  illusion: ['D139'],
};

export const OF_EACH_HERO = ['D8', 'D88'];

/** Those that work have the same rules. */
export const OF_WORKPLACES = ['D69', 'D67', 'D68', 'D63'];

export const OF_ROOMS: Numbers = {
  'tool-shed': ['D70'],
  'printing-press': ['D129'],
  'magic-room': ['D70'],
  'trap-workshop': ['D178'],
  'training-room': ['D179'],
  'dark-room': ['D179'],
  labyrinth: ['D180'],
  'antimagic-room': ['D143'],
  'dining-hall': ['D183'],
  chapel: ['D183'],
  pandemonium: ['D183'],
  'hall-of-fame': ['D187'],
};

export const OF_EACH_ROOM = ['D62', 'D64', 'D182'];

export const OF_TRAPS: Numbers = {
  'rolling-stone': ['D104'],
  pendulum: ['D104'],
  'poisoned-dart': ['D106', 'D133'],
  'antimagic-dart': ['D107'],
  trapdoor: ['D103'],
  'poisoned-meal': ['D105'],
  'cursed-ring': ['D103'],
  'wall-of-fire': ['D166'],
  'exploding-imp': ['D96'],
};

export const OF_EACH_TRAP = ['D93', 'D95', 'D100'];

/** By the spell. Those that only take something away have one rule. */
export const OF_SPELLS: Numbers = {
  suggestion: ['D134', 'D110'],
  'word-of-peace': ['D135', 'D110'],
  'magic-shield': ['D138'],
  invisibility: ['D138'],
  illusion: ['D139'],
  'create-food': ['D140'],
  metamorphosis: ['D136', 'D111'],
  'blind-rage': ['D137'],
  regeneration: ['D141'],
  'dimensional-gate': ['D135', 'D111'],
  'aura-of-fear': ['D135', 'D111'],
  earthquake: ['D130'],
};
export const OF_LOSSES = ['D142'];
export const OF_SPEEDS = { fast: ['D109'], slow: ['D123'] } as const;
export const OF_EACH_COMBAT_CARD = ['D87', 'D127'];

export const OF_EVENTS: Numbers = {
  payday: ['D75', 'D76', 'D77'],
  taxes: ['D78'],
  special: ['D79', 'D192', 'D197'],
  'monster-strike': ['D154'],
  'impatient-heroes': ['D156'],
};
export const OF_EACH_EVENT = ['D74'];
export const OF_SPECIAL_EVENTS = ['D197', 'D192'];

export const OF_TITLES = ['D184', 'D185', 'D186'];
export const OF_VICTORY = ['D188'];

/** The same of the words of the game. */
export const OF_TOPICS: Readonly<Record<HelpTopic, readonly string[]>> = {
  evil: ['D11', 'D12', 'D13', 'D15', 'D195'],
  food: ['D6', 'D46', 'D58'],
  gold: ['D6', 'D54', 'D78'],
  imps: ['D52', 'D57', 'D85'],
  redMarks: ['D78', 'D182'],
  traps: ['D61', 'D93', 'D95', 'D99'],
  farOrders: ['D24', 'D72'],
  unused: ['D35', 'D42', 'D72'],
  hiddenEvent: ['D20', 'D29', 'D79'],
  combatCard: ['D87', 'D98', 'D109', 'D123'],
  fatigue: ['D127', 'D131'],
  conquest: ['D126', 'D129', 'D130'],
  prison: ['D88', 'D149', 'D182'],
  paladin: ['D14', 'D15', 'D16', 'D17', 'D18'],
  troll: ['D60', 'D52', 'D68'],
  standIn: ['D25', 'D26', 'D36', 'D38', 'D40', 'D82'],
  starting: ['D2', 'D23', 'D86', 'D173'],
};
