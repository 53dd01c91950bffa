// Recruit a Lord: play Allies, affiliate one of them, and the Lord comes into play (B70-B77).
import { choose, fill } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { ally, allyValue } from '../cards/allies.ts';
import { adjustCourt } from '../court.ts';
import { holdingsOf, isAffordable } from '../holdings.ts';
import { CANCEL, faceOf, missingPearls, type Payment, type PaymentData, shownRace } from '../payment.ts';
import { resolveEntry } from '../powers.ts';
import { highestPrice, pay, purseOf } from '../purse.ts';
import { costChange, courtFor, faces, lordOf, lordsWith, player } from '../queries.ts';
import type { Race } from '../races.ts';
import type { Abyss, Lord, Position } from '../rules.ts';
import type { AllyId, LordId } from '../state.ts';
import { affiliatePlayed, playAllies, takeLordFromCourt } from '../verbs/lords.ts';

/** The Lords of the Court that the seat can pay for. */
export function recruitableLords(position: Position, seat: Seat): LordId[] {
  const { hand } = player(position, seat);
  if (hand.length === 0) return [];
  const holdings = holdingsOf(hand);
  const terms = termsOf(position, seat);
  const purse = highestPrice(purseOf(position, seat));
  const recruitable: LordId[] = [];
  for (const id of courtFor(position, seat)) {
    const lord = lordOf(position, id);
    const value = costOf(lord, terms) - purse;
    if (isAffordable(holdings, lord.races, requiredRace(lord, terms), value)) recruitable.push(id);
  }
  return recruitable;
}

/** What the seat's Lords and those of its opponents make of the printed costs. */
function termsOf(position: Position, seat: Seat) {
  return { change: costChange(position, seat), waivers: lordsWith(position, seat, 'anyRace') };
}

type Terms = ReturnType<typeof termsOf>;

function costOf({ cost }: Lord, { change }: Terms): number {
  return Math.max(0, cost + change.value);
}

function requiredRace({ required }: Lord, { waivers }: Terms): Race | null {
  return required && waivers.length === 0 ? required : null;
}

/** False if the payment was called off, with nothing changed (B11). */
export function* recruit(table: Abyss, seat: Seat, lord: Lord): Flow<boolean> {
  const answer = yield* fill(seat, 'payment', 'payment', paymentData(table, seat, lord));
  if (answer === CANCEL) return false;
  yield* playPayment(table, seat, lord, answer as Payment);
  takeLordFromCourt(table, seat, lord.id);
  yield* table.rules.moments.lordRecruited(table, seat);
  yield* resolveEntry(table, seat, lord.id);
  adjustCourt(table, seat);
  return true;
}

/** What the seat would have to pay for this Lord, and what it has. */
export function paymentData(position: Position, seat: Seat, lord: Lord): PaymentData {
  const terms = termsOf(position, seat);
  return {
    lord: lord.id,
    cost: costOf(lord, terms),
    races: lord.races,
    required: requiredRace(lord, terms),
    hand: player(position, seat).hand,
    ...purseOf(position, seat),
  };
}

function* playPayment(table: Abyss, seat: Seat, lord: Lord, payment: Payment): Flow {
  const terms = termsOf(table, seat);
  const cost = costOf(lord, terms);
  const missing = missingPearls(cost, payment.allies);
  const standIns = standInsOf(table, payment);
  const allies = payment.allies.map(faceOf);
  const isWaived = lord.required && !payment.allies.some((card) => shownRace(card) === lord.required);
  const because = [...terms.change.lords, ...(isWaived ? terms.waivers : [])].map(({ id }) => id);
  yield* pay(table, seat, missing, standIns);
  playAllies(table, seat, lord.id, { allies, cost, pearls: missing - standIns }, because);
  yield* table.rules.moments.alliesUsed(table, seat, allies);
  yield* affiliate(table, seat, allies);
}

function standInsOf({ rules }: Position, payment: Payment): number {
  return rules.standIns ? Number(payment[rules.standIns.name] ?? 0) : 0;
}

/** The lowest Ally played is affiliated, or any of them with the Master of Magic (B76). */
function* affiliate(table: Abyss, seat: Seat, played: readonly AllyId[]): Flow {
  const able = faces(played).filter((card) => ally(card).race);
  const lowest = Math.min(...able.map(allyValue));
  const choosers = lordsWith(table, seat, 'anyAffiliation');
  const options = choosers.length > 0 ? able : able.filter((card) => allyValue(card) === lowest);
  // B77: nothing is affiliated when only Allies without a Race were played.
  const chosen = options.length > 0 ? yield* choose(seat, 'affiliate', options) : undefined;
  const because = chosen !== undefined && allyValue(chosen) > lowest ? choosers.map((lord) => lord.id) : [];
  affiliatePlayed(table, seat, chosen, because);
}
