// Applies the events to a position with which rounds, years and combats begin and end: what is on offer, and what is to come.
import { isPaladin } from '../../../rules/cards/heroes.ts';
import { type Changes, type Draft, seatIn } from './drafting.ts';

export const TURNING: Changes = {
  roundBegan(draft, { year, round, starting }) {
    Object.assign(draft, { year, round, starting, phase: 'orders', subject: null });
    draft.event = draft.preview.event;
    draft.heroes = draft.preview.heroes;
    draft.preview = { heroes: [], event: null };
    rest(draft);
  },
  offerTurnedUp(draft, { creatures, rooms }) {
    draft.offer = { creatures, rooms };
  },
  eventTurnedUp(draft, { event, special }) {
    draft.preview = { ...draft.preview, event };
    draft.events = draft.events.with(draft.round - 1, event);
    if (event === 'special') draft.specialEvent = special;
  },
  heroesTurnedUp(draft, { heroes }) {
    draft.preview = { ...draft.preview, heroes };
  },
  startingMoved(draft, { seat }) {
    draft.starting = seat;
  },
  eventBegan(draft) {
    draft.phase = 'event';
    draft.subject = null;
  },
  heroDiscarded(draft) {
    draft.phase = 'heroes';
    draft.heroes = draft.heroes.slice(1);
  },
  combatRoundBegan(draft, { round }) {
    Object.assign(draft, { phase: 'combat', combatRound: round, subject: null, event: null, toFight: [] });
    if (round === 1) rest(draft);
  },
  heroesLeft(draft, { seat, heroes }) {
    seatIn(draft, seat).party = [];
    draft.toFight = [];
    if (heroes.some(isPaladin)) draft.paladin = { at: 'gone', seat: null };
  },
  combatEnded(draft) {
    draft.combatRound = 0;
    draft.combatCards = draft.combatCards.map(() => null);
    draft.toFight = [];
    for (const owned of draft.seats) owned.party = [];
  },
  yearBegan(draft, { year }, after) {
    Object.assign(draft, { year, round: 1, phase: 'orders', paladin: { at: 'tent', seat: null }, specialEvent: null });
    draft.events = draft.events.map(() => null);
    draft.combatCards = after.combatCards;
    for (const owned of draft.seats) {
      owned.spied = [];
      if (owned.spiedCards) owned.spiedCards = [];
    }
  },
};

/** All are free again, and the tiles forget the round. */
function rest({ seats }: Draft): void {
  for (const owned of seats) {
    owned.impsWorked = 0;
    owned.trollsWorked = 0;
    owned.dungeon = owned.dungeon.map(({ mined: _, used: __, ...tile }) => tile);
  }
}
