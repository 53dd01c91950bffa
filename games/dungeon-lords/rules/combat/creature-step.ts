// The sent creatures act one by one, in the sequence and with the option that their owner chooses (D112-D121).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { type Action, creatureCard, unableActions } from '../cards/creatures.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import { positionForm } from '../forms/one-of.ts';
import { canPay, pay } from '../paying.ts';
import type { Creature, Hero } from '../state.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { addEffect } from '../verbs/battle.ts';
import { hurt, removeFallen } from '../verbs/heroes.ts';
import { comeBack, tellAction, turnFaceDown } from '../verbs/lair.ts';
import { setSubject } from '../verbs/years.ts';
import { type Attack, damageOf, targetsOf } from './attack.ts';
import { spellOf } from './queries.ts';

interface Option {
  readonly place: number;
  readonly creature: Creature;
  readonly action: Action;
}

export function* actAll(table: DungeonTable, seat: Seat): Flow {
  for (;;) {
    const options = player(table, seat).creatures.flatMap((creature, place) =>
      creature.sent ? actionsOf(table, seat, creature).map((action) => ({ place, creature, action })) : [],
    );
    if (options.length === 0 || player(table, seat).party.length === 0) return;
    const answer = yield* choose(seat, 'creatureAction', [...new Set(options.map(nameOf))]);
    yield* act(table, seat, options.find((option) => nameOf(option) === answer) as Option);
  }
}

function nameOf({ creature, action }: Option): string {
  return `${creature.id}/${action.id}`;
}

/** The options that are possible now; if it cannot do anything, what is left to it (D112, D120). */
function actionsOf(position: Position, seat: Seat, creature: Creature): readonly Action[] {
  const sheep = creature.sheep && spellOf(position, seat, 'metamorphosis');
  if (sheep) return [{ id: 'sheep', attack: { reach: 'standard', damage: sheep.attack.damage } }];
  const possible = creatureCard(creature.id).actions.filter(
    ({ attack, price }) =>
      (!price || canPay(position, seat, price)) && (!attack || targetsOf(position, seat, creature, attack).length > 0),
  );
  return possible.length > 0 ? possible : unableActions(creature.id);
}

function* act(table: DungeonTable, seat: Seat, { place, creature, action }: Option): Flow {
  tellAction(table, seat, creature.id, action.id);
  setSubject(table, { creature: creature.id, action: action.id });
  if (action.price) yield* pay(table, seat, action.price);
  if (action.noHealing) addEffect(table, seat, 'no-healing');
  if (action.noConquest) addEffect(table, seat, 'no-conquest');
  if (action.attack) yield* attack(table, seat, creature, action.attack);
  setSubject(table, null);
  if (action.returns) comeBack(table, seat, place);
  else turnFaceDown(table, seat, place);
}

function* attack(table: DungeonTable, seat: Seat, creature: Creature, printed: Attack): Flow {
  addEffect(table, seat, 'attacked');
  const before = player(table, seat).party.length;
  if (printed.reach === 'all') {
    strike(table, seat, creature, printed.damage, targetsOf(table, seat, creature, printed));
    return;
  }
  for (let i = 0; i < (printed.times ?? 1); i++) {
    const positions = targetsOf(table, seat, creature, printed);
    if (positions.length === 0) return;
    const target = (yield* fillUnlessClear(seat, 'attackTarget', positionForm, { positions })) as number;
    strike(table, seat, creature, printed.damage, [target]);
  }
  // Only if its hero falls, once (D116).
  const { party } = player(table, seat);
  if (printed.followUp && party.length > 0 && party.length < before) {
    strike(table, seat, creature, printed.followUp, [0]);
  }
}

/** Damage beyond what eliminates a hero is lost (D114). */
function strike(table: DungeonTable, seat: Seat, creature: Creature, damage: number, places: readonly number[]): void {
  for (const place of places) {
    const hero = player(table, seat).party[place] as Hero;
    const { dealt, prevented, bonus } = damageOf(table, seat, creature, damage, hero);
    const cause = { by: 'creature', creature: creature.id } as const;
    hurt(table, seat, place, dealt, prevented, bonus > 0 ? { ...cause, bonus } : cause);
  }
  removeFallen(table, seat);
}
