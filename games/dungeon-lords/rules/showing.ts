// Builds the view of a viewer from nothing, so that what is hidden is never in it. Views share the lists of the state, which
// are never changed. What a seat alone sees stands in the optional fields of its own.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { SeatView, View } from '../view.ts';
import { phaseOf } from './phases.ts';
import { scoresOf } from './scoring.ts';
import type { CombatCardId, Score } from './state.ts';
import { LAST_ROUND, type Position, player } from './table.ts';

export function openView(position: Position): View {
  const { state } = position;
  const scores = state.scores ?? scoresOf(position);
  const knownEvents = previewedEvents(position);
  const openCards = revealedCards(position);
  const special = state.events.indexOf('special');
  return {
    options: state.options,
    seats: state.seats.map((_, seat) => openSeat(position, seat, scores[seat] as Score)),
    year: state.year,
    round: state.round,
    phase: phaseOf(state.stage),
    stage: state.stage,
    done: state.done,
    starting: state.starting,
    offer: state.offer,
    preview: state.preview,
    heroes: state.heroes,
    event: state.event,
    events: state.events.map((event, place) => (place < knownEvents ? event : null)),
    specialEvent: special < knownEvents ? state.specialEvent : null,
    minions: state.minions,
    dummies: state.dummies,
    dummyEvil: state.dummyEvil,
    paladin: state.paladin,
    combatCards: state.combatCards.map((card, place) => (place < openCards ? card : null)),
    combatRound: state.combatRound,
    toFight: state.toFight,
    trapDeckCount: state.trapDeck.length,
    trapDiscardCount: state.trapDiscard.length,
    heroPileCount: state.heroPile.length,
    creaturePileCount: state.creaturePile.length,
    roomPileCount: state.roomPile.length,
    subject: state.subject,
    ended: state.scores !== null,
  };
}

function openSeat(position: Position, seat: Seat, score: Score): SeatView {
  const owned = player(position, seat);
  const { battle } = owned;
  return {
    food: owned.food,
    gold: owned.gold,
    imps: owned.imps,
    impsWorked: owned.impsWorked,
    trollTokens: owned.trollTokens,
    trollsWorked: owned.trollsWorked,
    evil: owned.evil,
    redMarks: owned.redMarks,
    dungeon: owned.dungeon,
    creatures: owned.creatures,
    trapCount: owned.traps.length,
    prison: owned.prison,
    party: owned.party,
    hand: owned.hand,
    blocked: owned.blocked,
    drawnCount: owned.drawn.length,
    played: owned.played,
    spied: owned.spied,
    battle: battle && {
      tile: battle.tile,
      trapCount: battle.traps.length,
      bait: battle.bait,
      step: battle.step,
      iconsUsed: battle.iconsUsed,
      effects: battle.effects,
    },
    score,
  };
}

/** What only its owner sees lies on top of what all see of a seat. */
export function ownView(position: Position, seat: Seat, open: View): SeatView {
  const { traps, drawn, spied, battle } = player(position, seat);
  const { combatCards } = position.state;
  return {
    ...(open.seats[seat] as SeatView),
    traps,
    drawn,
    spiedCards: spied.map((place) => combatCards[place - 1] as CombatCardId),
    plannedTraps: battle?.traps ?? [],
  };
}

/** How many event tiles of the year lie face up: that of the round is turned up in its preparation (D29). */
function previewedEvents({ state }: Position): number {
  const { stage, round } = state;
  const isPrepared = stage !== 'drawing' && stage !== 'preparation';
  return Math.min(isPrepared ? round : round - 1, LAST_ROUND - 1);
}

/** How many combat cards of the year lie face up: that of the round is revealed when all have planned (D98). */
function revealedCards({ state }: Position): number {
  const { stage, combatRound } = state;
  if (stage === 'battles') return combatRound;
  return Math.max(0, combatRound - 1);
}
