// The heroes of the round are assigned: the weakest to the best player (D81-D84).
import type { Flow } from '@undertow/shared/table/game.ts';
import { moveDummyMarker } from '../evilometer.ts';
import { DUMMY_STEPS, fromGoodToEvil } from '../ranking.ts';
import type { HeroId } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { assignHero, discardHero } from '../verbs/heroes.ts';
import { enter, removeEvent } from '../verbs/years.ts';
import { sufferFrom } from './impatient.ts';

export function* assignHeroes(table: DungeonTable): Flow {
  const { heroes, dummyEvil } = table.state;
  if (heroes.length > 0 && dummyEvil !== null) moveDummyMarker(table, DUMMY_STEPS, 'evil');
  const ranked = heroes.length > 0 ? fromGoodToEvil(table.state) : [];
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
