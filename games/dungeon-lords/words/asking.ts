// The values that fill the places in the words of each question; the same in every language.
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Asking } from '@undertow/shared/words/game-talk.ts';
import type { Things } from '@undertow/shared/words/parts.ts';
import type { View } from '../client.ts';
import { isFree, orderCard } from '../rules/cards/orders.ts';
import { NO_PRICE, type Price } from '../rules/cards/prices.ts';
import { amounts, creature, eventName, room, space, spell, trap } from './things.ts';

/** They are worded without a price, where the place of the order has none. */
const FOR_FREE = ['hireCreature', 'buildRoom', 'roomCell'];

/** Which of the wordings of a prompt fits. */
export function promptKey({ prompt, choice }: Asking, { subject }: View): string {
  if (FOR_FREE.includes(prompt) && isFree(priceOf(subject))) return `${prompt}.free`;
  // A lesson has no stop.
  if (prompt === 'production' && choice && 'options' in choice && !choice.options.includes('stop'))
    return 'production.only';
  // Nor does it take less than it asks for.
  if ((prompt === 'digCells' || prompt === 'mineCells') && isExact(choice)) return `${prompt}.only`;
  if (prompt === 'digCells' && subject?.room) return 'digCells.shed';
  // Some are asked of each room, or of each monster.
  if (prompt === 'specialEvent' && subject?.room) return 'specialEvent.room';
  return prompt === 'specialEvent' && subject?.creature ? 'specialEvent.creature' : prompt;
}

/** What stand-ins are, told in the first round; a seat that sends one is told of its own. */
export function introductionOf(
  { prompt }: Asking,
  { year, round, dummies }: View,
): 'ask.standIn' | 'ask.standInYours' | undefined {
  const areNew = year === 1 && round === 1 && Object.keys(dummies).length > 0;
  if (areNew && prompt === 'planDummyOrder') return 'ask.standInYours';
  return areNew && prompt === 'planOrders' ? 'ask.standIn' : undefined;
}

export function promptThings({ choice }: Asking, view: View): Things {
  const { subject, event, specialEvent, combatCards, combatRound } = view;
  const card = combatCards[combatRound - 1];
  const current = event === 'special' ? (specialEvent ?? event) : event;
  const place = subject?.order && subject.space ? space({ order: subject.order, space: subject.space }) : undefined;
  const cause = place ?? (card ? spell(card) : current ? eventName(current) : undefined);
  return {
    ...(place ? { space: place, price: amounts(priceOf(subject)) } : {}),
    // Of what it is a part.
    ...(cause ? { from: cause } : {}),
    ...(subject?.creature ? { creature: creature(subject.creature), for: creature(subject.creature) } : {}),
    ...(subject?.room ? { room: room(subject.room) } : {}),
    ...(subject?.trap ? { trap: trap(subject.trap) } : {}),
    ...(card ? { spell: spell(card) } : {}),
    ...(current ? { event: eventName(current) } : {}),
    n: mostOf(choice),
    max: mostOf(choice),
  };
}

function isExact(choice: Choice | undefined): boolean {
  return choice?.type === 'form' && (choice.data as { readonly isExact?: boolean }).isExact === true;
}

/** What the place of the order costs that is carried out now. */
function priceOf(subject: View['subject']): Price {
  const { order, space: at = 0 } = subject ?? {};
  return (order === undefined ? undefined : orderCard(order).spaces[at - 1]?.price) ?? NO_PRICE;
}

/** The most that a choice allows. */
function mostOf(choice: Choice | undefined): number {
  if (choice?.type === 'amount') return choice.max;
  const data = choice?.type === 'form' ? (choice.data as { readonly max?: number }) : undefined;
  return data?.max ?? 0;
}
