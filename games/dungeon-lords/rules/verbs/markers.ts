// The markers on the Evilometer, and the paladin whom they call.
import type { Seat } from '@undertow/shared/table/game.ts';
import { paladinOfYear } from '../cards/heroes.ts';
import { isIllusion } from '../party.ts';
import type { Hero } from '../state.ts';
import { type DungeonTable, MOST_EVIL, MOST_GOOD } from '../table.ts';
import { removeFallen } from './heroes.ts';
import { write, writePlayer } from './write.ts';

/** One single step of a marker. The rule looks for the paladin after each (D12). */
export function stepMarker(table: DungeonTable, seat: Seat, toward: 'evil' | 'good'): void {
  const player = writePlayer(table, seat);
  const evil = player.evil + (toward === 'evil' ? 1 : -1);
  if (evil < MOST_GOOD || evil > MOST_EVIL) throw new Error(`there is no place ${evil} on the Evilometer`);
  player.evil = evil;
  table.tell({ type: 'markerMoved', seat, evil: player.evil, toward });
}

export function stepDummyMarker(table: DungeonTable, toward: 'evil' | 'good'): void {
  const state = write(table);
  if (state.dummyEvil === null) throw new Error('there is no dummy marker');
  state.dummyEvil += toward === 'evil' ? 1 : -1;
  table.tell({ type: 'dummyMarkerMoved', evil: state.dummyEvil, toward });
}

/** The paladin leaves the tent, or the party of another seat with all that has happened to him, for this one (D15, D16). */
export function movePaladin(table: DungeonTable, seat: Seat): void {
  const state = write(table);
  const { at, seat: from } = state.paladin;
  if (at !== 'tent' && at !== 'party') throw new Error('the paladin is not there to move');
  const moved = from === null ? { id: paladinOfYear(state.year) } : takeFromParty(table, from);
  const player = writePlayer(table, seat);
  player.party = behindIllusions(player.party, moved);
  state.paladin = { at: 'party', seat };
  table.tell({ type: 'paladinCame', seat, from });
  if (from !== null) removeFallen(table, from);
}

/** The paladin stays with his host, though this seat would have him. */
export function keepPaladin(table: DungeonTable, seat: Seat): void {
  const { seat: host } = write(table).paladin;
  if (host === null) throw new Error('the paladin stands before no dungeon');
  table.tell({ type: 'paladinStayed', seat, host });
}

function takeFromParty(table: DungeonTable, from: Seat): Hero {
  const host = writePlayer(table, from);
  const id = paladinOfYear(write(table).year);
  const paladin = host.party.find((hero) => hero.id === id);
  if (!paladin) throw new Error(`the paladin is not at seat ${from}`);
  host.party = host.party.filter((hero) => hero !== paladin);
  // Poison does not go with him (D106).
  const { poison: _, ...kept } = paladin;
  return kept;
}

/** In front of all, but behind illusions (D139). */
function behindIllusions(party: readonly Hero[], paladin: Hero): readonly Hero[] {
  return [...party.filter(isIllusion), paladin, ...party.filter((hero) => !isIllusion(hero))];
}
