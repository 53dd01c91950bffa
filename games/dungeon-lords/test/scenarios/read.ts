// Reads a position of Dungeon Lords: from what a viewer is shown, or from all that there is.
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openView, ownView } from '../../rules/showing.ts';
import type { State } from '../../rules/state.ts';
import type { SeatView, View } from '../../view.ts';

/** Lists that the viewer is shown, or their lengths. */
const hidden = (count: number) => ({ hidden: count });

/** All that there is. */
export function positionOf(state: State, outcome: Outcome | undefined): Json {
  const open = openView({ state });
  const view: View = {
    ...open,
    seats: open.seats.map((_, seat) => ownView({ state }, seat, open)),
    combatCards: state.combatCards,
    events: state.events,
    specialEvent: state.specialEvent,
  };
  const { trapDeck, trapDiscard, heroPile, creaturePile, roomPile } = state;
  return { ...read(view, outcome), trapDeck, trapDiscard, heroPile, creaturePile, roomPile } as unknown as Json;
}

/** What this viewer is shown. */
export function shownTo(view: View, viewer: Seat | 'spectator', outcome: Outcome | undefined): Json {
  const own = viewer === 'spectator' ? undefined : view.seats[viewer];
  const spied = (place: number) => own?.spiedCards?.[own.spied.indexOf(place + 1)] ?? null;
  const known = { ...view, combatCards: view.combatCards.map((card, place) => card ?? spied(place)) };
  return {
    ...read(known, outcome),
    trapDeck: hidden(view.trapDeckCount),
    trapDiscard: hidden(view.trapDiscardCount),
    heroPile: hidden(view.heroPileCount),
    creaturePile: hidden(view.creaturePileCount),
    roomPile: hidden(view.roomPileCount),
  } as unknown as Json;
}

function read(view: View, outcome: Outcome | undefined): object {
  const { year, round, phase, starting, offer, preview, event, heroes, events, specialEvent } = view;
  const { combatCards, combatRound, dummies, dummyEvil, ended } = view;
  return {
    ...{ year, round, phase, starting, offer, preview, event, heroes, events, specialEvent },
    ...{ combatCards, combatRound, dummies, dummyEvil, ended },
    seats: view.seats.map((seat) => readSeat(seat, ended)),
    paladin: paladinOf(view),
    minions: Object.fromEntries(Object.entries(view.minions).map(([order, spaces]) => [order, spaces.map(minionOf)])),
    ...(outcome ? { ranking: outcome.ranking.map((seats) => seats.toSorted()) } : {}),
  };
}

function readSeat(seat: SeatView, ended: boolean): object {
  const { food, gold, imps, impsWorked, trollTokens, trollsWorked, evil, redMarks } = seat;
  const { prison, party, hand, blocked, played, spied, battle } = seat;
  const { held, ...points } = seat.score;
  return {
    ...{ food, gold, imps, impsWorked, trollTokens, trollsWorked, evil, redMarks },
    ...{ prison, party, hand, blocked, played, spied },
    dungeon: seat.dungeon.map(({ cell, tile, conquered = false }) => ({ cell, tile, conquered })),
    creatures: seat.creatures.map(({ id, faceDown = false }) => ({ id, faceDown })),
    traps: seat.traps ?? hidden(seat.trapCount),
    drawn: seat.drawn ?? hidden(seat.drawnCount),
    battle: battle && {
      tile: battle.tile,
      creatures: seat.creatures.filter(({ sent }) => sent).map(({ id }) => id),
      traps: seat.plannedTraps ?? hidden(battle.trapCount),
    },
    ...(ended ? { score: points, titles: held } : {}),
  };
}

function paladinOf({ paladin: { at, seat } }: View): object {
  if (at === 'party') return { at: seat };
  return at === 'prison' ? { at, seat } : { at };
}

function minionOf(minion: string | null): Json {
  return minion?.startsWith('seat:') ? Number(minion.slice('seat:'.length)) : minion;
}
