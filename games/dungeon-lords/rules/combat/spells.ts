// The spells: a row for each kind of effect that a combat card can have (D134-D142).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { discardTraps } from '../building/gaining.ts';
import { creatureCard, isMonster } from '../cards/creatures.ts';
import type { SpellEffect, SpellEffectOf } from '../cards/printed.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import { cellForm } from '../forms/one-of.ts';
import { inCellOrder, isSameCell, isUnconqueredTunnel } from '../geometry.ts';
import { canPay, payCreature } from '../paying.ts';
import type { Cell, Creature } from '../state.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { conquer } from '../verbs/dungeon.ts';
import { addHitPoints, addIllusion, heal } from '../verbs/heroes.ts';
import { markPaid, turnFaceDown, turnIntoSheep, withdraw } from '../verbs/lair.ts';
import { lose } from '../verbs/resources.ts';
import { setSubject } from '../verbs/years.ts';
import { battleOf } from './queries.ts';

type Rows = {
  readonly [Kind in SpellEffect['kind']]: (table: DungeonTable, seat: Seat, effect: SpellEffectOf<Kind>) => Flow;
};

const SPELLS: Rows = {
  // Suggestion
  'pay-or-withdraw-each': payOrWithdraw,
  // Word of Peace
  *'withdraw-all-monsters'(table, seat) {
    for (const place of sentMonsters(table, seat)) withdraw(table, seat, place);
  },
  // Aura of Fear
  *'withdraw-one-monster'(table, seat) {
    const place = yield* chooseMonster(table, seat);
    if (place !== undefined) withdraw(table, seat, place);
  },
  // Dimensional Gate
  *'remove-one-monster-for-combat'(table, seat) {
    const place = yield* chooseMonster(table, seat);
    if (place !== undefined) turnFaceDown(table, seat, place);
  },
  // Metamorphosis
  *metamorphosis(table, seat) {
    const place = yield* chooseMonster(table, seat);
    if (place !== undefined) turnIntoSheep(table, seat, place);
  },
  // Blind Rage, Magic Shield and Invisibility change the attacks of this round: see `attack.ts`.
  *'all-attacks-standard'() {},
  *'reduce-attack-damage'() {},
  *'protect-class'() {},
  *illusion(table, seat, { hitPoints }) {
    addIllusion(table, seat, hitPoints);
  },
  // Create Food
  *'bonus-hit-points'(table, seat, { amount }) {
    addHitPoints(table, seat, 0, amount);
  },
  // Regeneration
  *'heal-full'(table, seat) {
    heal(table, seat, 0, player(table, seat).party[0]?.damage ?? 0, 'spell');
  },
  *'lose-resource'(table, seat, { resource, amount }) {
    lose(table, seat, { [resource]: Math.min(amount, player(table, seat)[resource]) });
  },
  'lose-resource-mix': plunder,
  *'discard-traps'(table, seat, { amount }) {
    yield* discardTraps(table, seat, amount);
  },
  'conquer-own-tunnel': quake,
};

export function cast(table: DungeonTable, seat: Seat, effect: SpellEffect): Flow {
  // Each kind has the row of its own name, which the compiler does not follow.
  return (SPELLS[effect.kind] as (table: DungeonTable, seat: Seat, effect: SpellEffect) => Flow)(table, seat, effect);
}

/** Suggestion: every sent monster is paid again or withdrawn, until all are dealt with (D134). */
function* payOrWithdraw(table: DungeonTable, seat: Seat): Flow {
  for (;;) {
    const { creatures } = player(table, seat);
    const open = sentMonsters(table, seat).filter((place) => !creatures[place]?.paid);
    const payable = open.filter((place) => canPayAgain(table, seat, place));
    if (payable.length === 0) {
      for (const place of open) withdraw(table, seat, place);
      return;
    }
    const idAt = (place: number) => creatures[place]?.id ?? '';
    const answer = yield* choose(seat, 'spellChoice', [
      ...new Set([...payable.map((place) => `pay:${idAt(place)}`), ...open.map((place) => `withdraw:${idAt(place)}`)]),
    ]);
    const place = open.find((one) => answer.endsWith(`:${idAt(one)}`)) as number;
    if (answer.startsWith('withdraw:')) {
      withdraw(table, seat, place);
    } else {
      markPaid(table, seat, place);
      setSubject(table, { creature: idAt(place) });
      yield* payCreature(table, seat, place);
      setSubject(table, null);
    }
  }
}

function canPayAgain(position: Position, seat: Seat, place: number): boolean {
  const { id } = player(position, seat).creatures[place] as Creature;
  return canPay(position, seat, creatureCard(id).price, place);
}

/** One of the sent monsters, which must be chosen if there is one (D111). */
function* chooseMonster(table: DungeonTable, seat: Seat): Flow<number | undefined> {
  const { creatures } = player(table, seat);
  const places = sentMonsters(table, seat);
  if (places.length === 0) return undefined;
  const idAt = (place: number) => creatures[place]?.id ?? '';
  const chosen = yield* choose(seat, 'spellChoice', places.map(idAt));
  return places.find((place) => idAt(place) === chosen);
}

/** The places in the lair of the monsters that were sent and have still to act. */
function sentMonsters(position: Position, seat: Seat): readonly number[] {
  return player(position, seat).creatures.flatMap(({ id, sent }, place) => (sent && isMonster(id) ? [place] : []));
}

/** Plunder: one unit after the other, in any mix, as far as there is any. */
function* plunder(table: DungeonTable, seat: Seat, effect: SpellEffectOf<'lose-resource-mix'>): Flow {
  for (let i = 0; i < effect.amount; i++) {
    const there = effect.resources.filter((resource) => player(table, seat)[resource] > 0);
    if (there.length === 0) return;
    lose(table, seat, { [yield* choose(seat, 'spellChoice', there)]: 1 });
  }
}

/** Earthquake: tunnels other than the battle tile are turned. The marker does not move for them. */
function* quake(table: DungeonTable, seat: Seat, { amount }: SpellEffectOf<'conquer-own-tunnel'>): Flow {
  const { tile } = battleOf(table, seat);
  for (let i = 0; i < amount; i++) {
    const tunnels = inCellOrder(player(table, seat).dungeon).filter(isUnconqueredTunnel);
    const cells = tunnels.map(({ cell }) => cell).filter((cell) => !isSameCell(cell, tile));
    if (cells.length === 0) return;
    conquer(table, seat, (yield* fillUnlessClear(seat, 'spellChoice', cellForm, { cells })) as unknown as Cell);
  }
}
