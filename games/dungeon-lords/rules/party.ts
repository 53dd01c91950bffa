// Queries about the heroes of a party.
import { heroCard } from './cards/heroes.ts';
import { type Hero, ILLUSION } from './state.ts';

export function isIllusion({ id }: Hero): boolean {
  return id === ILLUSION;
}

export function hitPointsOf({ id, bonus = 0 }: Hero): number {
  return heroCard(id).hitPoints + bonus;
}

export function hitPointsLeft(hero: Hero): number {
  return hitPointsOf(hero) - (hero.damage ?? 0);
}

/** How often the party shows this icon. */
export function iconsOf(party: readonly Hero[], icon: 'antiTrap' | 'heal' | 'magic'): number {
  let icons = 0;
  for (const { id } of party) icons += heroCard(id)[icon];
  return icons;
}
