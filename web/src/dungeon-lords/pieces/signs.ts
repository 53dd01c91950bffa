// The drawing that stands for a thing where it is named: in the log, on a button, on a hover card.
import { heroCard } from '@undertow/shared/dungeon-lords/cards/heroes.ts';
import { combatCard } from '@undertow/shared/dungeon-lords/cards/printed.ts';

/** By the kind of a thing and its id; `undefined` where nothing is drawn. */
export function signOf(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'order':
      return `order-${id}`;
    case 'space':
      return `order-${id.split(':')[0]}`;
    case 'creature':
      return 'order-hire-monster';
    case 'hero':
      return heroCard(id).class === 'illusion' ? 'people' : 'sword';
    case 'room':
      return 'order-build-room';
    case 'trap':
      return 'trap';
    case 'spell':
      return `spell-${combatCard(id).spell.id}`;
    case 'event':
      return ['payday', 'taxes', 'special'].includes(id) ? `event-${id}` : `special-${id}`;
    case 'title':
      return `title-${id}`;
    case 'cell':
      return 'dungeon';
    default:
      return undefined;
  }
}
