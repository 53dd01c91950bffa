// Which drawing shows a hero. An illusion looks like a warrior.
import { heroCard } from '@undertow/shared/dungeon-lords/cards/heroes.ts';
import type { HeroId } from '@undertow/shared/dungeon-lords/state.ts';

export function figureOf(hero: HeroId): string {
  const card = heroCard(hero);
  return `hero-${card.class === 'illusion' ? 'warrior' : card.class}`;
}
