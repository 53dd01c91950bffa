// The trap step: a planned trap is revealed, paid, carried out and discarded (D99-D108, D180).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { heroCard } from '../cards/heroes.ts';
import { type TrapDamage, type TrapFace, type TrapSpecial, trapFace } from '../cards/printed.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import { positionForm } from '../forms/one-of.ts';
import { hitPointsOf, iconsOf } from '../party.ts';
import { pay } from '../paying.ts';
import type { Hero, TrapId } from '../state.ts';
import { type DungeonTable, player } from '../table.ts';
import { addEffect, revealTrap, useIcons } from '../verbs/battle.ts';
import { hurt, poison, removeFallen } from '../verbs/heroes.ts';
import { setSubject } from '../verbs/years.ts';
import { battleOf } from './queries.ts';

/** Which heroes a part of the damage is meant for, by the line-up of this moment. A lone hero is first and last (D166). */
const TARGETS: Readonly<
  Record<TrapDamage['target'], (place: number, party: readonly Hero[], chosen: number) => boolean>
> = {
  first: (place) => place === 0,
  second: (place) => place === 1,
  last: (place, party) => place === party.length - 1,
  each: () => true,
  chosen: (place, _, chosen) => place === chosen,
};

type Special<Kind extends TrapSpecial['kind']> = Extract<TrapSpecial, { readonly kind: Kind }>;

/** What a trap does beside its damage. It is never prevented (D102). */
const SPECIALS: {
  readonly [Kind in TrapSpecial['kind']]: (
    table: DungeonTable,
    seat: Seat,
    special: Special<Kind>,
    chosen: number,
  ) => void;
} = {
  'no-conquer': (table, seat) => addEffect(table, seat, 'no-conquest'),
  'delayed-damage': (table, seat, { amount }, chosen) => poison(table, seat, chosen, amount),
  // A wizard or a priest, and not a paladin, makes all others lose this ability, too (D107).
  antimagic(table, seat, _, chosen) {
    const { class: heroClass } = heroCard((player(table, seat).party[chosen] as Hero).id);
    if (heroClass === 'wizard') addEffect(table, seat, 'no-spells');
    if (heroClass === 'priest') addEffect(table, seat, 'no-healing');
  },
};

export function* springTraps(table: DungeonTable, seat: Seat): Flow {
  const [one, other] = battleOf(table, seat).traps;
  if (one === undefined) return;
  // Icons count in full as long as their owner stands at the start of the step; what the first trap of a labyrinth leaves
  // of them, works against the second (D101, D180).
  const icons = iconsOf(player(table, seat).party, 'antiTrap');
  const first = other === undefined ? one : yield* choose(seat, 'trapOrder', [one, other]);
  yield* spring(table, seat, first, icons);
  if (other === undefined || player(table, seat).party.length === 0) return;
  yield* spring(table, seat, first === one ? other : one, icons);
}

function* spring(table: DungeonTable, seat: Seat, trap: TrapId, icons: number): Flow {
  const face = trapFace(trap, table.state.year);
  revealTrap(table, seat, trap);
  setSubject(table, { trap });
  yield* pay(table, seat, face.cost);
  const { party } = player(table, seat);
  const chosen = face.damage.some(({ target }) => target === 'chosen') ? yield* chooseTarget(table, seat) : -1;
  setSubject(table, null);
  const meant = party.map((hero, place) => damageTo(hero, place, party, face, chosen));
  for (const special of face.special) SPECIALS[special.kind](table, seat, special as never, chosen);
  for (const [place, damage] of meant.entries()) {
    // The foremost hero profits first, also from the icons of others (D100).
    const prevented = Math.min(icons - battleOf(table, seat).iconsUsed, damage);
    useIcons(table, seat, prevented);
    hurt(table, seat, place, damage - prevented, prevented, { by: 'trap', trap });
  }
  removeFallen(table, seat);
}

function* chooseTarget(table: DungeonTable, seat: Seat): Flow<number> {
  const positions = player(table, seat).party.map((_, place) => place);
  return (yield* fillUnlessClear(seat, 'trapTarget', positionForm, { positions })) as number;
}

function damageTo(hero: Hero, place: number, party: readonly Hero[], { damage }: TrapFace, chosen: number): number {
  let sum = 0;
  for (const { target, amount } of damage) {
    if (TARGETS[target](place, party, chosen)) sum += amount === 'hit-points' ? hitPointsOf(hero) : amount;
  }
  return sum;
}
