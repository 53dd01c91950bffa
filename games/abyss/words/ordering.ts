// The words of each standing order, with the values that fill their places; the same in every language.
import type { Things } from '@undertow/shared/words/parts.ts';
import type { Order } from '../client.ts';
import type { AbyssWords } from './abyss-words.ts';
import { ally, race } from './things.ts';

export function orderKey(order: Order): keyof AbyssWords['orders'] {
  switch (order.type) {
    case 'pass':
      return `pass.${order.until}`;
    case 'buy':
      return 'buy';
    default:
      return order.race === null ? `${order.type}.all` : order.type;
  }
}

export function orderThings(order: Order): Things {
  switch (order.type) {
    case 'pass':
      return {};
    case 'buy':
      return { ally: ally(order.ally), price: order.price };
    case 'passBelow':
      return { ...raceOf(order), value: order.value };
    case 'buyFrom':
      return { ...raceOf(order), value: order.value, price: order.price };
  }
}

function raceOf(order: { readonly race: string | null }): Things {
  return order.race === null ? {} : { race: race(order.race) };
}
