// The names of things, as they stand in a sentence.
import { count, list, type Names, seatName } from '@undertow/shared/table/words.ts';
import { creatureCard } from '../../rules/cards/creatures.ts';
import { heroCard } from '../../rules/cards/heroes.ts';
import { orderCard } from '../../rules/cards/orders.ts';
import { combatCard, specialEvent, trapCard } from '../../rules/cards/printed.ts';
import { roomOf } from '../../rules/cards/rooms.ts';
import type { Amounts } from '../../rules/events.ts';
import { seatOf } from '../../rules/minions.ts';
import { titles } from '../../rules/scoring.ts';
import type {
  Cell,
  CombatCardId,
  CreatureId,
  EventId,
  HeroId,
  Minion,
  OrderId,
  RoomId,
  TitleId,
} from '../../rules/state.ts';
import type { Events } from './told.ts';

/** 3 food, 1 gold and 2 imps: of several amounts their sum. */
export function amountsName(of: readonly { readonly amounts: Amounts }[]): string {
  const [food, gold, imps] = (['food', 'gold', 'imps'] as const).map((what) =>
    of.reduce((sum, { amounts }) => sum + (amounts[what] ?? 0), 0),
  );
  return list([food ? `${food} food` : '', gold ? `${gold} gold` : '', imps ? count(imps, 'imp') : ''].filter(Boolean));
}

/** Players count from 1. */
export function cellName([column, row]: Cell): string {
  return `column ${column + 1} row ${row + 1}`;
}

export function orderName(order: OrderId): string {
  return orderCard(order).name;
}

export function orderNames(orders: readonly OrderId[]): string {
  return list(orders.map(orderName));
}

/** Get Food II. */
export function spaceName({ order, space }: { readonly order: OrderId; readonly space: number }): string {
  return `${orderName(order)} ${'I'.repeat(space)}`;
}

/** A player, or stand-in 1: so the page calls a dummy. */
export function minionName(minion: Minion, cast: Names): string {
  const seat = seatOf(minion);
  return seat === undefined ? minion.replace('dummy-', 'Stand-in ') : seatName(cast, seat);
}

export function creatureName(creature: CreatureId, article = 'the'): string {
  return `${article} ${creatureCard(creature).name}`;
}

/** The warrior (5): what is printed on all heroes are their hit points. There is one paladin, and one illusion. */
export function heroName(hero: HeroId, article = 'the'): string {
  const { class: heroClass, hitPoints } = heroCard(hero);
  if (heroClass === 'illusion') return 'the illusion';
  return `${heroClass === 'paladin' ? 'the' : article} ${heroClass} (${hitPoints})`;
}

export function heroNames(heroes: readonly HeroId[], article = 'the'): string {
  return list(heroes.map((hero) => heroName(hero, article)));
}

/** The Hatchery, or the tunnel. */
export function tileName(tile: RoomId): string {
  return `the ${roomOf(tile)?.name ?? tile}`;
}

export function trapName(trap: string): string {
  return trapCard(trap).name;
}

export function spellName(card: CombatCardId): string {
  return combatCard(card).spell.name;
}

/** With its text; it ends the sentence. */
export function combatCardText(card: CombatCardId): string {
  const { fatigue, spell } = combatCard(card);
  return `${spell.name} (${spell.speed}, fatigue ${fatigue}): ${spell.text}`;
}

type TurnedUp = { readonly event: EventId; readonly special: string | null };

export function eventName({ event, special }: TurnedUp): string {
  if (special !== null) return specialEvent(special).name;
  return { payday: 'Payday', taxes: 'Taxes', special: 'the special one, which does nothing in the simple game' }[event];
}

/** With the text of a special event; it ends the sentence. */
export function eventText(turnedUp: TurnedUp): string {
  const { special } = turnedUp;
  return eventName(turnedUp) + (special === null ? '.' : `: ${specialEvent(special).text}`);
}

export function titleName(title: TitleId): string {
  return titles.find(({ id }) => id === title)?.name ?? title;
}

/** The faces that the reader may see. */
export function faces(events: Events, name: (face: string) => string): string {
  const seen = events.flatMap((event) => ('secret' in event && event.secret ? event.secret.faces : []));
  return seen.length > 0 ? ` (${list(seen.map(name))})` : '';
}
