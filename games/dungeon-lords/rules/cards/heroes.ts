// The heroes: a row of printed values each. What a class can do is told by its icons (D8).
import { type HeroId, ILLUSION } from '../state.ts';

export type HeroClass = 'warrior' | 'thief' | 'priest' | 'wizard' | 'paladin' | 'illusion';

export interface HeroCard {
  readonly id: HeroId;
  readonly class: HeroClass;
  readonly level: number;
  readonly hitPoints: number;
  /** Anti-trap icons, hearts and crystals. */
  readonly antiTrap: number;
  readonly heal: number;
  readonly magic: number;
}

/** The id, which names year and class; the level; hit points; and how often the icon of the class is printed. */
const ROWS: readonly (readonly [HeroId, number, number, number])[] = [
  ['y1-warrior-1', 1, 3, 0],
  ['y1-warrior-2', 2, 4, 0],
  ['y1-warrior-3', 2, 4, 0],
  ['y1-warrior-4', 3, 5, 0],
  ['y1-thief-1', 1, 3, 1],
  ['y1-thief-2', 2, 3, 2],
  ['y1-thief-3', 2, 4, 1],
  ['y1-thief-4', 3, 4, 2],
  ['y1-priest-1', 1, 3, 1],
  ['y1-priest-2', 2, 3, 2],
  ['y1-priest-3', 2, 4, 1],
  ['y1-priest-4', 3, 4, 2],
  ['y1-wizard-1', 1, 3, 1],
  ['y1-wizard-2', 2, 3, 2],
  ['y1-wizard-3', 2, 4, 1],
  ['y1-wizard-4', 3, 4, 2],
  ['y2-warrior-1', 1, 5, 0],
  ['y2-warrior-2', 2, 6, 0],
  ['y2-warrior-3', 3, 7, 0],
  ['y2-warrior-4', 4, 8, 0],
  ['y2-thief-1', 1, 4, 2],
  ['y2-thief-2', 2, 5, 2],
  ['y2-thief-3', 3, 5, 3],
  ['y2-thief-4', 4, 6, 3],
  ['y2-priest-1', 1, 4, 2],
  ['y2-priest-2', 2, 5, 2],
  ['y2-priest-3', 3, 5, 3],
  ['y2-priest-4', 4, 6, 3],
  ['y2-wizard-1', 1, 4, 2],
  ['y2-wizard-2', 2, 5, 2],
  ['y2-wizard-3', 3, 5, 3],
  ['y2-wizard-4', 4, 6, 3],
];

function hero([id, level, hitPoints, icons]: (typeof ROWS)[number]): HeroCard {
  const heroClass = id.split('-')[1] as HeroClass;
  return {
    id,
    class: heroClass,
    level,
    hitPoints,
    antiTrap: heroClass === 'thief' ? icons : 0,
    heal: heroClass === 'priest' ? icons : 0,
    magic: heroClass === 'wizard' ? icons : 0,
  };
}

/** All four abilities, and none of the four classes. */
function paladin(id: HeroId, hitPoints: number, icons: number): HeroCard {
  return { id, class: 'paladin', level: 0, hitPoints, antiTrap: icons, heal: icons, magic: icons };
}

const PALADINS = [paladin('paladin-year1', 5, 2), paladin('paladin-year2', 8, 3)];

/** Worth nothing, and never imprisoned (D139). */
const illusion: HeroCard = {
  id: ILLUSION,
  class: 'illusion',
  level: 0,
  hitPoints: 1,
  antiTrap: 0,
  heal: 0,
  magic: 0,
};

const REGULAR = ROWS.map(hero);
const BY_ID = new Map([...REGULAR, ...PALADINS, illusion].map((card) => [card.id, card]));

export function heroCard(id: HeroId): HeroCard {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no hero is called ${id}`);
  return found;
}

export const heroIds: readonly HeroId[] = REGULAR.map(({ id }) => id);

export function heroesOfYear(year: number): HeroId[] {
  return heroIds.filter((id) => id.startsWith(`y${year}-`));
}

export function paladinOfYear(year: number): HeroId {
  return `paladin-year${year}`;
}

export function isPaladin(id: HeroId): boolean {
  return heroCard(id).class === 'paladin';
}
