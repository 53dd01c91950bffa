// The drawing that stands for a thing where it is named: in the log, on a button, on a hover card.
import { heroCard } from '../../rules/cards/heroes.ts';
import { combatCard } from '../../rules/cards/printed.ts';

/** Of every game; what the special one is a card of its own tells. */
const USUAL_EVENTS: readonly string[] = ['payday', 'taxes', 'special'];

/** The large picture of a thing; spells and special events have one. */
export function sceneOf(kind: string | undefined, id: string): string | undefined {
  if (kind === 'spell') return combatCard(id).spell.id;
  return kind === 'event' && !USUAL_EVENTS.includes(id) ? id : undefined;
}

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
      return USUAL_EVENTS.includes(id) ? `event-${id}` : `special-${id}`;
    case 'title':
      return `title-${id}`;
    case 'cell':
      return 'dungeon';
    default:
      return undefined;
  }
}
