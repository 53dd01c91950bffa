// The heroes of the round are assigned: the weakest to the best player (D81-D84).
import type { Flow, Seat } from '../../table/game.ts';
import { moveDummyMarker } from '../evilometer.ts';
import type { HeroId } from '../state.ts';
import { type DungeonTable, type Position, placeInOrder, player } from '../table.ts';
import { assignHero, discardHero } from '../verbs/heroes.ts';
import { enter, removeEvent } from '../verbs/years.ts';
import { sufferFrom } from './impatient.ts';

const DUMMY_STEPS = 1;

export function* assignHeroes(table: DungeonTable): Flow {
  const { heroes, dummyEvil } = table.state;
  if (heroes.length > 0 && dummyEvil !== null) moveDummyMarker(table, DUMMY_STEPS, 'evil');
  const ranked = heroes.length > 0 ? fromGoodToEvil(table) : [];
  for (const seat of ranked) {
    const hero = table.state.heroes[0] as HeroId | undefined;
    if (hero === undefined) break;
    if (seat === 'dummy') {
      discardHero(table);
    } else {
      assignHero(table, seat);
      yield* sufferFrom(table, seat, hero);
    }
  }
  removeEvent(table);
  enter(table, 'roundEnd');
}

/** Ties go to the player closer to the starting player; the dummy marker is better than any player beside it (D81, D82). */
function fromGoodToEvil(position: Position): readonly (Seat | 'dummy')[] {
  const { seats, dummyEvil } = position.state;
  const ranked = seats.map((_, seat): { marker: Seat | 'dummy'; evil: number; place: number } => ({
    marker: seat,
    evil: player(position, seat).evil,
    place: placeInOrder(position, seat),
  }));
  if (dummyEvil !== null) ranked.push({ marker: 'dummy', evil: dummyEvil, place: -1 });
  return ranked.sort((a, b) => a.evil - b.evil || a.place - b.place).map(({ marker }) => marker);
}
