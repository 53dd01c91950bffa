// The special events of the full game: a row for each kind of effect that a card can have (D197).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { creatureCard, isMonster } from '../cards/creatures.ts';
import { ICONS, type Icon } from '../cards/prices.ts';
import type { ChosenEffect, SpecialEffect, SpecialEffectOf } from '../cards/printed.ts';
import { roomOf } from '../cards/rooms.ts';
import { moveTowardEvil } from '../evilometer.ts';
import { inCellOrder } from '../geometry.ts';
import { canPay, pay } from '../paying.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { removeCreature, turnFaceDown } from '../verbs/lair.ts';
import { lose, markRed } from '../verbs/resources.ts';
import { setSubject } from '../verbs/years.ts';
import { discardTraps } from './gaining.ts';

type Rows = {
  readonly [Kind in SpecialEffect['kind']]: (table: DungeonTable, seat: Seat, effect: SpecialEffectOf<Kind>) => Flow;
};

const EFFECTS: Rows = {
  choose: chooseOne,
  'per-monster': payForMonsters,
  'per-room': payForRooms,
  *'lose-half'(table, seat, { resource }) {
    lose(table, seat, { [resource]: Math.floor(player(table, seat)[resource] / 2) });
  },
  *'lose-per'(table, seat, { resource, per, amount }) {
    const has = player(table, seat)[resource];
    lose(table, seat, { [resource]: Math.min(has, Math.floor(has / per) * amount) });
  },
  *'move-evil'(table, seat, { amount }) {
    moveTowardEvil(table, seat, amount);
  },
  // Strikes when the heroes are assigned.
  *'on-next-distribution'() {},
};

export function suffer(table: DungeonTable, seat: Seat, effect: SpecialEffect): Flow {
  // Each kind has the row of its own name, which the compiler does not follow.
  return (EFFECTS[effect.kind] as (table: DungeonTable, seat: Seat, effect: SpecialEffect) => Flow)(
    table,
    seat,
    effect,
  );
}

/** Witch Hunt, Trap Recall: one of the printed options that the seat can carry out. */
function* chooseOne(table: DungeonTable, seat: Seat, { options }: SpecialEffectOf<'choose'>): Flow {
  const offered = options.flatMap((option) => optionsOf(table, seat, option).map((id) => ({ id, option })));
  const free = offered.filter(({ option }) => !isLastResort(option));
  const open = free.length > 0 ? free : offered;
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return;
  const answer = yield* choose(seat, 'specialEvent', ids);
  const { option } = open[ids.indexOf(answer)] as (typeof open)[number];
  yield* carryOut(table, seat, option, answer);
}

function isLastResort(option: ChosenEffect): boolean {
  return option.kind === 'red-mark' && option.onlyIfOthersImpossible === true;
}

/** What is offered for an option of the card; nothing where it cannot be carried out. */
function optionsOf(position: Position, seat: Seat, option: ChosenEffect): readonly string[] {
  const { creatures, traps } = player(position, seat);
  switch (option.kind) {
    case 'discard-monster':
      return [...new Set(creatures.map(({ id }) => id).filter(isMonster))].map((id) => `discard-monster:${id}`);
    case 'discard-traps':
      return traps.length > 0 ? ['discard-traps'] : [];
    case 'pay':
      return canPay(position, seat, option.cost) ? ['pay'] : [];
    case 'move-evil':
    case 'red-mark':
      return [option.kind];
  }
}

function* carryOut(table: DungeonTable, seat: Seat, option: ChosenEffect, answer: string): Flow {
  switch (option.kind) {
    case 'discard-monster': {
      const monster = answer.slice('discard-monster:'.length);
      removeCreature(
        table,
        seat,
        player(table, seat).creatures.findIndex(({ id }) => id === monster),
        'discarded',
      );
      return;
    }
    case 'discard-traps':
      return yield* discardTraps(table, seat, option.amount);
    case 'pay':
      return yield* pay(table, seat, option.cost);
    case 'move-evil':
      return moveTowardEvil(table, seat, option.amount);
    case 'red-mark':
      return markRed(table, seat, option.amount);
  }
}

/** Monster Strike: one icon of the price of each monster, or it is turned face down. */
function* payForMonsters(table: DungeonTable, seat: Seat): Flow {
  for (const creature of player(table, seat).creatures) {
    const place = player(table, seat).creatures.indexOf(creature);
    // One before it may have been paid for with it.
    if (place < 0 || !isMonster(creature.id)) continue;
    setSubject(table, { creature: creature.id });
    const { price } = creatureCard(creature.id);
    const icons = ICONS.filter((icon) => price[icon] && canPayIcon(table, seat, icon, place));
    const answer = yield* choose(seat, 'specialEvent', [...icons.map((icon) => `pay:${icon}`), 'face-down']);
    const icon = icons.find((one) => answer === `pay:${one}`);
    if (icon === 'evil') moveTowardEvil(table, seat, 1);
    else if (icon) yield* pay(table, seat, { [icon]: 1 }, place);
    else turnFaceDown(table, seat, place);
  }
  setSubject(table, null);
}

/** Evil that is asked for here is no payment: it stops at the end (D197). */
function canPayIcon(position: Position, seat: Seat, icon: Icon, place: number): boolean {
  return icon === 'evil' || canPay(position, seat, { [icon]: 1 }, place);
}

/** Room Inspection: each unconquered room costs this, or red marks. */
function* payForRooms(table: DungeonTable, seat: Seat, { cost, else: otherwise }: SpecialEffectOf<'per-room'>): Flow {
  const rooms = inCellOrder(player(table, seat).dungeon).filter(({ tile, conquered }) => roomOf(tile) && !conquered);
  for (const { tile } of rooms) {
    setSubject(table, { room: tile });
    const options = canPay(table, seat, cost) ? ['pay', 'red-mark'] : ['red-mark'];
    if ((yield* choose(seat, 'specialEvent', options)) === 'pay') yield* pay(table, seat, cost);
    else markRed(table, seat, otherwise.redMarks);
  }
  setSubject(table, null);
}
