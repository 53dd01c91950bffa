// Impatient Heroes: the event that strikes with each hero as it is assigned (D156).
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { heroCard } from '../cards/heroes.ts';
import { type SpecialEffectOf, specialEvent } from '../cards/printed.ts';
import { moveTowardEvil } from '../evilometer.ts';
import type { HeroId } from '../state.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { lose } from '../verbs/resources.ts';
import { discardTraps } from './gaining.ts';

type Impatience = SpecialEffectOf<'on-next-distribution'>;

/** Whether the event of this round takes effect when its heroes are assigned. */
export function waitsForHeroes(position: Position): boolean {
  return impatience(position) !== undefined;
}

export function* sufferFrom(table: DungeonTable, seat: Seat, hero: HeroId): Flow {
  const { food = 0, gold = 0, traps = 0, evil = 0 } = impatience(table)?.byClass[heroCard(hero).class] ?? {};
  const has = player(table, seat);
  lose(table, seat, { food: Math.min(has.food, food), gold: Math.min(has.gold, gold) });
  moveTowardEvil(table, seat, evil);
  yield* discardTraps(table, seat, traps);
}

function impatience({ state }: Position): Impatience | undefined {
  if (state.event !== 'special' || state.specialEvent === null) return undefined;
  const { effect } = specialEvent(state.specialEvent);
  return effect.kind === 'on-next-distribution' ? effect : undefined;
}
