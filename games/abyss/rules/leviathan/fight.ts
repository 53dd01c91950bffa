// A fight against a Leviathan: attack after attack, each with one Ally and a die (L30-L41, L61).
import { choose, decide } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { ally } from '../cards/allies.ts';
import { faces, lordsWith, player } from '../queries.ts';
import type { Abyss, Position } from '../rules.ts';
import type { AllyId } from '../state.ts';
import { gainPearls, losePearls } from '../verbs/pearls.ts';
import { levelsBroken, powerOf } from './attack.ts';
import { beastOn, slayIfBeaten, spacesTaken } from './border.ts';
import type { Leviathan, LeviathanId, Space } from './leviathans.ts';
import { takeTokens } from './tokens.ts';
import { beatLevels, beginFight, endAttack, endFight, rollDice, sendToAttack, showDice } from './verbs.ts';

export function canFight(position: Position, seat: Seat): boolean {
  return targetsOf(position, seat).length > 0;
}

/** The Leviathans against which the seat can use one of its Allies. */
function targetsOf(position: Position, seat: Seat): readonly Space[] {
  if (player(position, seat).hand.length === 0) return [];
  return spacesTaken(position).filter((space) => usableAllies(position, seat, space).length > 0);
}

/** One Leviathan is fought until it is slain or the seat stops; with the Intrepid, then perhaps a second one. */
export function* fight(table: Abyss, seat: Seat): Flow {
  const first = yield* chooseLeviathan(table, seat, []);
  if (!(yield* fightOne(table, seat, first))) return;
  if (lordsWith(table, seat, 'secondFight').length === 0 || !canFight(table, seat)) return;
  const second = yield* chooseLeviathan(table, seat, ['pass']);
  if (second !== 'pass') yield* fightOne(table, seat, second);
}

function* chooseLeviathan(table: Abyss, seat: Seat, orNot: readonly string[]): Flow<LeviathanId> {
  const targets = targetsOf(table, seat).map((space) => beastOn(table, space).id);
  return yield* choose(seat, 'chooseLeviathan', [...targets, ...orNot]);
}

/** True if the Leviathan was slain. */
function* fightOne(table: Abyss, seat: Seat, id: LeviathanId): Flow<boolean> {
  const space = spacesTaken(table).find((one) => beastOn(table, one).id === id) as Space;
  beginFight(table, seat, id);
  const isSlain = yield* attackUntilDone(table, seat, space);
  endFight(table, seat);
  return isSlain;
}

/** True if the Leviathan was slain. */
function* attackUntilDone(table: Abyss, seat: Seat, space: Space): Flow<boolean> {
  for (;;) {
    if (yield* attack(table, seat, space)) return true;
    if (usableAllies(table, seat, space).length === 0) return false;
    if ((yield* choose(seat, 'attackAgain', ['attack', 'stop'])) === 'stop') return false;
  }
}

/** True if the Leviathan was slain. */
function* attack(table: Abyss, seat: Seat, space: Space): Flow<boolean> {
  const fighter = yield* choose(seat, 'attackAlly', faces(usableAllies(table, seat, space)));
  const strangers = canFightByRace(fighter, beastOn(table, space)) ? [] : lordsWith(table, seat, 'anyFighter');
  sendToAttack(
    table,
    seat,
    fighter,
    space,
    strangers.map((lord) => lord.id),
  );
  yield* table.rules.moments.alliesUsed(table, seat, [fighter]);
  const power = yield* attackPower(table, seat, fighter);
  const levels = levelsBroken(beastOn(table, space), power);
  endAttack(table, seat, power, levels);
  if (levels > 0) return yield* breakLevels(table, seat, space, levels);
  gainPearls(table, seat, 1);
  return false;
}

/** The value of the Ally, the die (of two the higher), and Pearls paid for more (L33, L34). */
function* attackPower(table: Abyss, seat: Seat, fighter: AllyId): Flow<number> {
  const dice = rollDice(table, fighter.endsWith('-dice') ? 2 : 1);
  showDice(table, dice);
  const attack = { ally: fighter, dice };
  const { pearls } = player(table, seat);
  if (!fighter.endsWith('-boost') || pearls === 0) return powerOf(attack);
  const boost = Number(yield* decide(seat, 'pearlBoost', { type: 'amount', min: 0, max: pearls }));
  losePearls(table, seat, boost);
  return powerOf(attack, boost);
}

/** Levels of a Leviathan are beaten: what follows for the Leviathan, then Pearls and tokens (L37, L63, L67). */
export function* breakLevels(table: Abyss, seat: Seat, space: Space, levels: number): Flow<boolean> {
  const beast = beastOn(table, space);
  const reward = beast.levels.slice(beast.beaten, beast.beaten + levels).reduce((sum, [, tokens]) => sum + tokens, 0);
  beatLevels(table, seat, space, levels);
  const isSlain = slayIfBeaten(table, seat, space);
  for (const lord of lordsWith(table, seat, 'pearlsPerLevel')) {
    for (let level = 0; level < levels; level++) gainPearls(table, seat, lord.always?.pearlsPerLevel ?? 0, lord.id);
  }
  const extra = lordsWith(table, seat, 'tokensPerLevel').map((lord) => levels * (lord.always?.tokensPerLevel ?? 0));
  yield* takeTokens(
    table,
    seat,
    extra.reduce((sum, tokens) => sum + tokens, reward),
  );
  return isSlain;
}

/** The Allies in hand that can be used against the Leviathan on this space (L31). */
function usableAllies(position: Position, seat: Seat, space: Space): readonly AllyId[] {
  const { hand } = player(position, seat);
  if (lordsWith(position, seat, 'anyFighter').length > 0) return hand;
  const beast = beastOn(position, space);
  return hand.filter((card) => canFightByRace(card, beast));
}

/** An Ally without a Race of its own can fight any Leviathan. */
function canFightByRace(card: AllyId, { races }: Leviathan): boolean {
  const { race } = ally(card);
  return race === undefined || races.includes(race);
}
