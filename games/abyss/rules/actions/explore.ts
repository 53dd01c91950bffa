// Explore the depths: reveal card after card until one is taken or fought (B30-B42).
import { choose, nothing, offer } from '@undertow/shared/table/flow.ts';
import type { Answers, Choice, Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { ally } from '../cards/allies.ts';
import { powerOptions, usePowerOption } from '../powers.ts';
import { offers, pay, purseOf, readOffer, waysToPay } from '../purse.ts';
import { canRevealCard, lordsWith, mayBuyMore, opponents } from '../queries.ts';
import type { Abyss, Position } from '../rules.ts';
import { type AllyId, MONSTER, TRACK_SPACES } from '../state.ts';
import { buyAlly, clearTrack, revealCard, takeAlly, tellDeclined, tellOffered } from '../verbs/exploration.ts';
import { gainPearls } from '../verbs/pearls.ts';

export function* explore(table: Abyss, seat: Seat): Flow {
  // B41: with no card left to draw after a purchase, the exploration ends with nothing gained.
  while (canRevealCard(table)) {
    const card = revealCard(table);
    const isOver = card === MONSTER ? yield* table.rules.monsters.meet(table) : yield* meetAlly(table, seat, card);
    if (isOver) break;
  }
  yield* leaveTrack(table, seat);
}

/** A revealed Ally goes to an opponent, to the active player, or stays. True if the exploration is over. */
function* meetAlly(table: Abyss, seat: Seat, card: AllyId): Flow<boolean> {
  const { price } = table.state.purchases;
  const others = opponents(table, seat);
  const decisions = buyOffers(table, others, price);
  const asked = decisions.map((decision) => decision.seat);
  tellOffered(table, card, price, asked);
  const bid = firstBid(decisions, yield* offer(decisions, 'pass'));
  // Who was not asked is told of like one who passed.
  tellDeclined(table, bid ? others.slice(0, others.indexOf(bid.buyer)) : others);
  if (bid) {
    buyAlly(table, bid.buyer, seat);
    yield* pay(table, bid.buyer, price, bid.standIns, seat);
    return false;
  }
  if (!(yield* stays(table, seat, 'exploreDecision', 'take'))) return false;
  const bonus = lastSpaceBonus(table);
  takeAlly(table, seat);
  gainPearls(table, seat, bonus);
  return true;
}

/** All who may buy are asked at once (B31-B36): not who has bought enough in this turn, or cannot pay (B33, B35). */
function buyOffers(position: Position, others: readonly Seat[], price: number): readonly Decision[] {
  const decisions: Decision[] = [];
  for (const seat of others) {
    if (!mayBuyMore(position, seat)) continue;
    const ways = waysToPay(purseOf(position, seat), price);
    if (ways.length === 0) continue;
    decisions.push({ seat, prompt: 'buyOffer', choice: buyChoice(ways) });
  }
  return decisions;
}

function buyChoice(ways: readonly number[]): Choice {
  const isForPearls = ways.length === 1 && ways[0] === 0;
  return isForPearls ? PASS_OR_BUY : { type: 'one', options: ['pass', ...offers('buy', ways)] };
}

const PASS_OR_BUY: Choice = { type: 'one', options: ['pass', 'buy'] };

/** The first clockwise who wants the Ally gets it. */
function firstBid(
  decisions: readonly Decision[],
  answers: Answers,
): { readonly buyer: Seat; readonly standIns: number } | undefined {
  const first = answers.findIndex((answer) => answer !== undefined && answer !== 'pass');
  const decision = first < 0 ? undefined : decisions[first];
  return decision && { buyer: decision.seat, standIns: readOffer(answers[first] as string).standIns };
}

/** Whether the active player stays with the card revealed last, rather than going on. */
export function* stays(table: Abyss, seat: Seat, prompt: string, stay: 'take' | 'fight'): Flow<boolean> {
  for (;;) {
    // On the last space, or with no card left, there is no choice, and no opportunity for a power either (B16, B41).
    if (isOnLastSpace(table) || !canRevealCard(table)) return true;
    const answer = yield* choose(seat, prompt, [stay, 'continue', ...powerOptions(table, seat)]);
    if (answer === stay) return true;
    if (answer === 'continue') return false;
    yield* usePowerOption(table, seat, answer);
  }
}

export function isOnLastSpace({ state }: Position): boolean {
  return state.revealed === TRACK_SPACES - 1;
}

/** The Pearl for staying with a card on the fifth space (B38, B53). */
export function lastSpaceBonus(position: Position): number {
  return isOnLastSpace(position) ? 1 : 0;
}

/** What still lies on the track goes to the Council and to the discard pile (B39). */
function leaveTrack(table: Abyss, seat: Seat): Flow {
  const { track } = table.state;
  clearTrack(table);
  for (const lord of lordsWith(table, seat, 'pearlsPerRaceLeft')) {
    const races = new Set(track.map((card) => card && ally(card).race).filter((race) => !!race));
    gainPearls(table, seat, races.size * (lord.always?.pearlsPerRaceLeft ?? 0), lord.id);
  }
  return table.state.track.length === 0 ? nothing : strand(table);
}

function* strand(table: Abyss): Flow {
  for (const ally of table.state.track) if (ally !== null) yield* table.rules.moments.allyStranded(table, ally);
}
