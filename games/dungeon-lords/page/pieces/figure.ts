// The drawing of each hero. An illusion looks like a warrior.
import { heroCard } from '../../rules/cards/heroes.ts';
import type { HeroId } from '../../rules/state.ts';

export function figureOf(hero: HeroId): string {
  const card = heroCard(hero);
  return `hero-${card.class === 'illusion' ? 'warrior' : card.class}`;
}
