// The parts of a sentence that take more than a name.
import type { Seat } from '@undertow/shared/table/game.ts';
import { capitalised, count, list, seatName } from '@undertow/shared/table/words.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import type { LocationId, LordId } from '../../rules/state.ts';
import { type Cast, cardName, locationName, lordName } from './words.ts';

type Told<Type extends AbyssEvent['type']> = Extract<AbyssEvent, { readonly type: Type }>;

/** The Lords behind an event, to begin a sentence with; nothing if there are none. */
export function causeOf({ because = [] }: AbyssEvent, cast: Cast): string {
  return capitalised(lords(because, cast));
}

/** The Lords behind an event, after what they changed. */
export function by({ because }: AbyssEvent, cast: Cast): string {
  return because ? ` (by ${lords(because, cast)})` : '';
}

export function lords(ids: readonly LordId[], cast: Cast): string {
  return list(ids.map((id) => lordName(cast, id)));
}

export function locations(ids: readonly LocationId[], cast: Cast): string {
  return list(ids.map((id) => locationName(cast, id)));
}

export function cards(ids: readonly string[]): string {
  return list(ids.map(cardName));
}

/** The faces that the reader may see. */
export function faces({ secret }: Told<'tokensDrawn' | 'tokenStolen' | 'stackTaken'>, name: (id: string) => string) {
  return secret ? ` (${list(secret.faces.map(name))})` : '';
}

export function played({ allies, pearls, lord, cost }: Told<'alliesPlayed'>, cast: Cast): string {
  const price = list([...allies.map(cardName), ...(pearls > 0 ? [count(pearls, 'Pearl')] : [])]);
  const printed = cast.rules.lords.get(lord)?.cost;
  return `plays ${price} for ${lordName(cast, lord)}${cost === printed ? '' : ` at ${cost} instead of ${printed}`}`;
}

export function entered({ seat, lord, from, because }: Told<'lordEntered'>, cast: Cast): string {
  const name = lordName(cast, lord);
  const who = seatName(cast, seat);
  if (!because) return `${capitalised(name)} joins ${who}.`;
  return `${capitalised(lords(because, cast))} brings ${who} ${name}${from === 'deck' ? ' from the deck' : ''}.`;
}

export function cleared({ allies, monsters }: Told<'trackCleared'>): string {
  const council = allies.length > 0 ? [`The Council receives ${cards(allies)}.`] : [];
  const discard = monsters > 0 ? [`The ${monsters === 1 ? 'Monster is' : `${monsters} Monsters are`} discarded.`] : [];
  return [...council, ...discard].join(' ');
}

export function keys({ tokens, lords: spent }: Told<'keysSpent'>, cast: Cast): string {
  const ofLords = spent.length > 0 ? [`the ${spent.length === 1 ? 'Key' : 'Keys'} of ${lords(spent, cast)}`] : [];
  return list([...(tokens > 0 ? [count(tokens, 'Key token')] : []), ...ofLords]);
}

/** The Lords that a Location was taken with. */
export function under(ids: readonly LordId[], cast: Cast): string {
  return ids.length > 0 ? `, with ${lords(ids, cast)} under it` : '';
}

export function seats(ids: readonly Seat[], cast: Cast, joint = 'and'): string {
  return list(
    ids.map((seat) => seatName(cast, seat)),
    joint,
  );
}
