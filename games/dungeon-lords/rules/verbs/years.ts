// Stages, rounds and years follow each other; what is on offer and what is to come is turned up.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { CreatureId, EventId, HeroId, RoomId, Score, Stage, Subject, TitleId } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { itemAt, write } from './write.ts';

export function enter(table: DungeonTable, stage: Stage): void {
  const state = write(table);
  state.stage = stage;
  state.done = 0;
}

/** What is being carried out, for the seat that is asked about it, and for those who watch. */
export function setSubject(table: DungeonTable, subject: Subject | null): void {
  write(table).subject = subject;
}

/** What comes to light of it on the way. */
export function addToSubject(table: DungeonTable, more: Subject): void {
  const state = write(table);
  state.subject = { ...state.subject, ...more };
}

/** One more seat, in player order, has done its part of this stage. */
export function finishPart(table: DungeonTable): void {
  write(table).done++;
}

/** What was previewed takes effect in the round that begins (D31). */
export function beginRound(table: DungeonTable, round: number): void {
  const state = write(table);
  state.round = round;
  state.event = state.preview.event;
  state.heroes = state.preview.heroes;
  state.preview = { heroes: [], event: null };
  enter(table, 'preparation');
}

export function tellRound(table: DungeonTable): void {
  const { year, round, starting } = write(table);
  table.tell({ type: 'roundBegan', year, round, starting });
}

/** What nobody took goes, and so many new ones are turned up, as far as there are any (D28). */
export function turnUpOffer(table: DungeonTable, creatureCount: number, roomCount: number): void {
  const state = write(table);
  const creatures: readonly CreatureId[] = state.creaturePile.slice(0, creatureCount);
  const rooms: readonly RoomId[] = state.roomPile.slice(0, roomCount);
  state.creaturePile = state.creaturePile.slice(creatures.length);
  state.roomPile = state.roomPile.slice(rooms.length);
  state.offer = { creatures, rooms };
  table.reveal();
  table.tell({ type: 'offerTurnedUp', creatures, rooms });
}

export function previewEvent(table: DungeonTable): void {
  const state = write(table);
  const event = itemAt(state.events, state.round - 1);
  state.preview = { ...state.preview, event };
  table.reveal();
  table.tell({ type: 'eventTurnedUp', event, special: event === 'special' ? state.specialEvent : null });
}

/** These heroes were drawn from the pile; what is left of it is this. */
export function previewHeroes(table: DungeonTable, heroes: readonly HeroId[], pile: readonly HeroId[]): void {
  const state = write(table);
  state.preview = { ...state.preview, heroes };
  state.heroPile = pile;
  table.reveal();
  table.tell({ type: 'heroesTurnedUp', heroes });
}

export function tellEvent(table: DungeonTable, event: EventId): void {
  const special = event === 'special' ? write(table).specialEvent : null;
  table.tell({ type: 'eventBegan', event, special });
}

export function tellTax(table: DungeonTable, seat: Seat, tax: number): void {
  table.tell({ type: 'taxed', seat, tax });
}

/** The event has been resolved, and its tile is removed (D80). */
export function removeEvent(table: DungeonTable): void {
  write(table).event = null;
}

export function moveStarting(table: DungeonTable, seat: Seat): void {
  const state = write(table);
  if (state.starting === seat) return;
  state.starting = seat;
  table.tell({ type: 'startingMoved', seat });
}

export function endCombat(table: DungeonTable): void {
  const state = write(table);
  state.combatRound = 0;
  state.toFight = [];
  table.tell({ type: 'combatEnded', year: state.year });
}

/** The second year: its cards and tiles come into use, and the event tiles are laid out anew (D172, D176). */
export function beginSecondYear(table: DungeonTable, events: readonly EventId[]): void {
  const state = write(table);
  const box = state.nextYear;
  if (!box) throw new Error('there is no further year');
  state.year++;
  state.nextYear = null;
  state.paladin = { at: 'tent', seat: null };
  state.combatCards = box.combatCards;
  state.heroPile = box.heroes;
  state.creaturePile = box.creatures;
  state.roomPile = box.rooms;
  state.specialEvent = box.specialEvent;
  state.events = events;
  for (const player of state.seats) player.spied = [];
  table.tell({ type: 'yearBegan', year: state.year });
}

export function awardTitle(table: DungeonTable, title: TitleId, seats: readonly Seat[], points: number): void {
  table.tell({ type: 'titleAwarded', title, seats, points });
}

export function recordScores(table: DungeonTable, scores: readonly Score[]): void {
  write(table).scores = scores;
  enter(table, 'ended');
  table.tell({ type: 'gameScored', scores });
}
