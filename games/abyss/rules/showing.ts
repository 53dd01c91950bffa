// Builds the view of a viewer from nothing, by the zones that it may see into. Lists are those of the state, which are never
// changed: so what has stayed the same between two views is known at a glance. Records, into which verbs write, are copied.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { SeatView, View } from '../view.ts';
import { player, supplyOf } from './queries.ts';
import { perRace } from './races.ts';
import type { Position } from './rules.ts';
import { openScoreOf, withTokens } from './scoring.ts';
import type { TokenId } from './state.ts';
import { sees } from './zones.ts';

export function openView(position: Position): View {
  const { state } = position;
  return {
    options: state.options,
    seats: state.seats.map((_, seat) => seatView(position, seat, 'spectator')),
    first: state.first,
    active: state.active,
    round: state.round,
    explorationDeckCount: state.explorationDeck.length,
    discardCount: state.discard.length,
    track: state.track,
    revealed: state.revealed,
    councilCounts: perRace((race) => state.council[race].length),
    threat: state.threat,
    tokenSupplyCounts: counts(state.tokenSupply),
    court: state.court,
    lordDeckCount: state.lordDeck.length,
    recruiting: state.recruiting && { lord: state.recruiting.lord, played: state.recruiting.played },
    discardedLords: state.discardedLords,
    locationDeckCount: state.locationDeck.length,
    available: state.available,
    drawn: state.drawn,
    discardedLocations: state.discardedLocations,
    purchases: { price: state.purchases.price, bought: state.purchases.bought },
    marked: state.marked,
    powersUsed: state.powersUsed,
    extraTurns: state.extraTurns,
    ending: state.ending,
    ended: state.scores !== null,
    expansions: expansionViews(position),
  };
}

/** Nothing but what lies with its own seat is shown to some and not to others. */
export function ownView(position: Position, seat: Seat, open: View): SeatView {
  return seatView(position, seat, seat, open.seats[seat]);
}

/** What lies open of the seat need not be gathered again where there is a view of that. */
function seatView(position: Position, seat: Seat, viewer: Viewer, open?: SeatView): SeatView {
  const owned = player(position, seat);
  const { affiliated, lords, locations, tokenBacks, score } = open ?? lyingOpen(position, seat);
  const seesTokens = sees(position, viewer, 'tokens', seat);
  const view: { -readonly [Field in keyof SeatView]: SeatView[Field] } = {
    pearls: owned.pearls,
    keys: owned.keys,
    handCount: owned.hand.length,
    affiliated,
    lords,
    locations,
    tokenBacks,
    score: seesTokens ? withTokens(score, owned.tokens) : score,
  };
  if (sees(position, viewer, 'hand', seat)) view.hand = owned.hand;
  if (seesTokens) view.tokens = owned.tokens;
  return view;
}

function lyingOpen(position: Position, seat: Seat) {
  const { affiliated, lords, locations, tokens } = player(position, seat);
  return { affiliated, lords, locations, tokenBacks: backsOf(position, tokens), score: openScoreOf(position, seat) };
}

function expansionViews(position: Position): View['expansions'] {
  const views: Record<string, object> = {};
  for (const part of position.rules.parts) if (part.view) views[part.id] = part.view(position);
  return views;
}

function backsOf(position: Position, tokens: readonly TokenId[]): Record<string, number> {
  const backs: Record<string, number> = {};
  for (const supply of position.rules.supplies) backs[supply] = 0;
  for (const token of tokens) {
    const supply = supplyOf(position, token);
    backs[supply] = (backs[supply] ?? 0) + 1;
  }
  return backs;
}

function counts(piles: Readonly<Record<string, readonly unknown[]>>): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const name in piles) counted[name] = piles[name]?.length ?? 0;
  return counted;
}
