// Recruit a Lord: play Allies, affiliate one of them, and the Lord comes into play (B70-B77).
import { choose, fill } from '../../table/flow.ts';
import type { Flow, Seat } from '../../table/game.ts';
import { ally, allyValue } from '../cards/allies.ts';
import type { Lord } from '../cards/lord.ts';
import { adjustCourt } from '../court.ts';
import {
  CANCEL,
  faceOf,
  holdingsOf,
  isAffordable,
  missingPearls,
  type Payment,
  type PaymentData,
  shownRace,
} from '../payment.ts';
import { resolveEntry } from '../powers.ts';
import { pay } from '../purse.ts';
import { costChange, courtFor, faces, lordOf, lordsWith, player } from '../queries.ts';
import type { Race } from '../races.ts';
import type { Abyss, Position } from '../rules.ts';
import type { AllyId, LordId } from '../state.ts';
import { affiliatePlayed, playAllies, takeLordFromCourt } from '../verbs/lords.ts';

/** The Lords of the Court that the seat can pay for. */
export function recruitableLords(position: Position, seat: Seat): LordId[] {
  const { hand, pearls } = player(position, seat);
  if (hand.length === 0) return [];
  const holdings = holdingsOf(hand);
  const terms = termsOf(position, seat);
  return courtFor(position, seat).filter((id) => {
    const lord = lordOf(position, id);
    return isAffordable(holdings, terms.cost(lord), lord.races, terms.required(lord), pearls);
  });
}

/** What the seat's Lords and those of its opponents make of the printed costs. */
function termsOf(position: Position, seat: Seat) {
  const change = costChange(position, seat);
  const waivers = lordsWith(position, seat, 'anyRace');
  return {
    change,
    waivers,
    cost: (lord: Lord): number => Math.max(0, lord.cost + change.value),
    required: (lord: Lord): Race | null => (lord.required && waivers.length === 0 ? lord.required : null),
  };
}

/** False if the payment was called off, with nothing changed (B11). */
export function* recruit(table: Abyss, seat: Seat, id: LordId): Flow<boolean> {
  const lord = lordOf(table, id);
  const answer = yield* fill(seat, 'payment', 'payment', paymentData(table, seat, lord));
  if (answer === CANCEL) return false;
  yield* playPayment(table, seat, lord, (answer as Payment).allies);
  takeLordFromCourt(table, seat, id);
  for (const moments of table.rules.moments) if (moments.lordRecruited) yield* moments.lordRecruited(table, seat);
  yield* resolveEntry(table, seat, id);
  adjustCourt(table, seat);
  return true;
}

function paymentData(position: Position, seat: Seat, lord: Lord): PaymentData {
  const { hand, pearls } = player(position, seat);
  const terms = termsOf(position, seat);
  return {
    lord: lord.id,
    cost: terms.cost(lord),
    races: lord.races,
    required: terms.required(lord),
    hand: hand.slice(),
    pearls,
  };
}

function* playPayment(table: Abyss, seat: Seat, lord: Lord, declared: readonly AllyId[]): Flow {
  const terms = termsOf(table, seat);
  const cost = terms.cost(lord);
  const pearls = missingPearls(cost, declared);
  const allies = declared.map(faceOf);
  const isWaived = lord.required && !declared.some((card) => shownRace(card) === lord.required);
  const because = [...terms.change.because, ...(isWaived ? terms.waivers.map((waiver) => waiver.id) : [])];
  pay(table, seat, pearls);
  playAllies(table, seat, lord.id, { allies, cost, pearls }, because);
  for (const moments of table.rules.moments) {
    if (moments.alliesPlayed) yield* moments.alliesPlayed(table, seat, allies);
  }
  yield* affiliate(table, seat, allies);
}

/** The lowest Ally played is affiliated, or any of them with the Master of Magic (B76). */
function* affiliate(table: Abyss, seat: Seat, played: readonly AllyId[]): Flow {
  const able = played.filter((card) => ally(card).race);
  const lowest = Math.min(...able.map(allyValue));
  const choosers = lordsWith(table, seat, 'anyAffiliation');
  const options = faces(choosers.length > 0 ? able : able.filter((card) => allyValue(card) === lowest));
  // B77: nothing is affiliated when only Allies without a Race were played.
  const chosen = options.length > 0 ? yield* choose(seat, 'affiliate', options) : undefined;
  const because = chosen !== undefined && allyValue(chosen) > lowest ? choosers.map((lord) => lord.id) : [];
  affiliatePlayed(table, seat, chosen, because);
}
