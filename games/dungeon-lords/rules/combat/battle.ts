// A battle, step by step (D99-D133). The party may be gone after any of them: then it is over at once (D145).
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import type { CombatCard } from '../cards/printed.ts';
import { moveTowardGood } from '../evilometer.ts';
import { iconsOf } from '../party.ts';
import { BATTLE_STEPS, type BattleStep } from '../state.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { addEffect, endBattle, nextStep, tellBattle, tellPrevented, tellSpell } from '../verbs/battle.ts';
import { conquer } from '../verbs/dungeon.ts';
import { endPoison, heal, hurt, removeFallen } from '../verbs/heroes.ts';
import { actAll } from './creature-step.ts';
import { battleOf, cardOfRound, hasEffect, roomOfBattle } from './queries.ts';
import { cast } from './spells.ts';
import { springTraps } from './trap-step.ts';

type Step = (table: DungeonTable, seat: Seat) => Flow | undefined;

const STEPS: Readonly<Record<BattleStep, Step>> = {
  trap: springTraps,
  'fast-spell': (table, seat) => castIf(table, seat, 'fast'),
  creatures: actAll,
  'slow-spell': (table, seat) => castIf(table, seat, 'slow'),
  healing: healParty,
  conquering: conquerTile,
  poison: poisonActs,
};

/** Goes on with the battle of a seat, up to its end or to the end of a step in which something was asked. */
export function* fightOn(table: DungeonTable, seat: Seat): Flow {
  if (battleOf(table, seat).step === BATTLE_STEPS[0]) {
    if (player(table, seat).party.length === 0) return endBattle(table, seat, 'battleCalledOff');
    tellBattle(table, seat);
  }
  for (;;) {
    const flow = STEPS[battleOf(table, seat).step](table, seat);
    if (flow) yield* flow;
    const isOver = player(table, seat).party.length === 0 || !nextStep(table, seat);
    if (isOver) return endBattle(table, seat, 'battleEnded');
    if (flow) return;
  }
}

/** The spell of the round, if it is as fast as this, the party has the crystals, and nothing forbids it (D109, D123, D143). */
function castIf(table: DungeonTable, seat: Seat, speed: CombatCard['spell']['speed']): Flow | undefined {
  const card = cardOfRound(table);
  if (card?.spell.speed !== speed) return undefined;
  const isForbidden = hasEffect(table, seat, 'no-spells') || roomOfBattle(table, seat)?.battle?.noSpells;
  const isShort = iconsOf(player(table, seat).party, 'magic') < table.state.combatRound;
  if (isShort || isForbidden) {
    tellSpell(table, seat, card.id, isShort ? 'crystals' : 'antimagic');
    return undefined;
  }
  addEffect(table, seat, 'spell-cast');
  tellSpell(table, seat, card.id);
  return cast(table, seat, card.spell.effect);
}

/** One point for every heart, the foremost wounded hero first: if there was an attack, and nothing forbids it (D124, D125). */
function healParty(table: DungeonTable, seat: Seat): undefined {
  const hearts = iconsOf(player(table, seat).party, 'heal');
  if (hearts === 0 || !hasEffect(table, seat, 'attacked')) return;
  if (hasEffect(table, seat, 'no-healing')) {
    tellPrevented(table, seat, 'healing');
    return;
  }
  let left = hearts;
  for (const [place, { damage = 0 }] of player(table, seat).party.entries()) {
    const healed = Math.min(left, damage);
    heal(table, seat, place, healed, 'heroes');
    left -= healed;
  }
}

/** Fatigue, point by point, to the hero who is first at that moment; then the tile is lost (D126-D129). */
function conquerTile(table: DungeonTable, seat: Seat): undefined {
  if (hasEffect(table, seat, 'no-conquest')) {
    tellPrevented(table, seat, 'conquest');
    return;
  }
  for (let point = 0; point < fatigueOfRound(table) && player(table, seat).party.length > 0; point++) {
    hurt(table, seat, 0, 1, 0, { by: 'fatigue' });
    removeFallen(table, seat);
  }
  if (player(table, seat).party.length === 0) return;
  conquer(table, seat, battleOf(table, seat).tile);
  moveTowardGood(table, seat, 1);
}

/** Delayed damage comes last: the tile is lost even if it kills the last hero (D133). */
function poisonActs(table: DungeonTable, seat: Seat): undefined {
  for (const [place, { poison }] of player(table, seat).party.entries()) {
    if (poison === undefined) continue;
    endPoison(table, seat, place);
    hurt(table, seat, place, poison, 0, { by: 'poison' });
  }
  removeFallen(table, seat);
}

const TRAINING_FATIGUE = 2;

function fatigueOfRound(position: Position): number {
  return position.state.options.training === undefined ? (cardOfRound(position)?.fatigue ?? 0) : TRAINING_FATIGUE;
}
