// Payments with more Allies than samples play: those are content with few.
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { type Payment, type PaymentData, paymentForm, shownRace } from '../../rules/payment.ts';
import { RACES } from '../../rules/races.ts';

/** Now and then a payment with further Allies of the hand, which keep Pearls for later or are lost. */
export function vary(choice: Choice, answer: Answer, random: Random): Answer {
  if (choice.type !== 'form' || random.below(2) > 0 || !isObject(answer)) return answer;
  const data = choice.data as PaymentData;
  let payment = answer as Payment;
  for (const card of data.hand) {
    if (random.below(2) > 0) continue;
    // An Ally without a Race is given one.
    const played = shownRace(card) ? card : `${card}:${RACES[random.below(RACES.length)]}`;
    const allies = [...payment.allies, played];
    // What is paid beside the Allies may not be needed any more.
    const more: readonly Payment[] = [{ ...payment, allies }, { allies }];
    payment = more.find((one) => paymentForm.isLegal(data, one)) ?? payment;
  }
  return payment;
}
