// The effect of an attack in this battle: which heroes it may hit, and how hard (D113, D137, D138, D179).
import type { Seat } from '@undertow/shared/table/game.ts';
import { type Action, isMonster } from '../cards/creatures.ts';
import { heroCard } from '../cards/heroes.ts';
import type { Creature, Hero } from '../state.ts';
import { type Position, player } from '../table.ts';
import { roomOfBattle, spellOf } from './queries.ts';

export type Attack = NonNullable<Action['attack']>;

/** The places of the heroes among whom the attack may choose, or all of whom it hits. */
export function targetsOf(position: Position, seat: Seat, creature: Creature, attack: Attack): readonly number[] {
  const { party } = player(position, seat);
  const places = party.flatMap((hero, place) => (mayHit(attack, hero, place) ? [place] : []));
  return isForFirstAlone(position, seat, creature, attack) ? places.filter((place) => place === 0) : places;
}

function mayHit({ never }: Attack, { id }: Hero, place: number): boolean {
  return never === 'first' ? place > 0 : never !== heroCard(id).class;
}

/** A standard attack, and under Blind Rage every attack of a monster. */
function isForFirstAlone(position: Position, seat: Seat, { id }: Creature, { reach }: Attack): boolean {
  return reach === 'standard' || (isMonster(id) && !!spellOf(position, seat, 'all-attacks-standard'));
}

/** What the attack deals to a hero, what of it the room adds, and how much a spell keeps off. */
export function damageOf(position: Position, seat: Seat, creature: Creature, damage: number, hero: Hero) {
  const bonus = creature.sheep ? 0 : (roomOfBattle(position, seat)?.battle?.attackBonus?.[creature.id] ?? 0);
  const full = damage + bonus;
  const isProtected = spellOf(position, seat, 'protect-class')?.class === heroCard(hero.id).class;
  const shield = spellOf(position, seat, 'reduce-attack-damage')?.amount ?? 0;
  const prevented = isProtected ? full : Math.min(full, shield);
  return { dealt: full - prevented, prevented, bonus };
}
