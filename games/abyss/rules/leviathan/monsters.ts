// A Monster is revealed: fight a Leviathan, bring another one to the Border, or let the Coward ignore it (L10-L13, L51).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { isOnLastSpace, lastSpaceBonus } from '../actions/explore.ts';
import { powerOptions, usePowerOption } from '../powers.ts';
import { lordsWith } from '../queries.ts';
import type { Abyss, Monsters, Position } from '../rules.ts';
import { MONSTER } from '../state.ts';
import { discardMonster } from '../verbs/exploration.ts';
import { gainPearls } from '../verbs/pearls.ts';
import { bringLeviathan } from './border.ts';
import { canFight, fight } from './fight.ts';
import { leviathanStateOf } from './state.ts';

// X6: a Monster that no seat meets does nothing here.
export const monsters: Monsters = { meet, pass() {} };

function* meet(table: Abyss): Flow<boolean> {
  const seat = table.state.active;
  const reaction = isCalm(table, seat) ? 'ignore' : yield* react(table, seat);
  if (reaction === 'fight') {
    gainPearls(table, seat, lastSpaceBonus(table));
    yield* fight(table, seat);
    return true;
  }
  if (reaction === 'continue') yield* bringLeviathan(table, seat);
  discardMonster(table, seat);
  return false;
}

function* react(table: Abyss, seat: Seat): Flow<string> {
  for (;;) {
    const reactions = reactionsOf(table, seat);
    const powers = reactions.length > 1 ? powerOptions(table, seat) : [];
    const answer = yield* choose(seat, 'monsterDecision', [...reactions, ...powers]);
    if (reactions.includes(answer)) return answer;
    yield* usePowerOption(table, seat, answer);
  }
}

/** On the last space a fight must be taken on if there can be one (L12). */
function reactionsOf(position: Position, seat: Seat): string[] {
  const mayFight = canFight(position, seat);
  const mayIgnore = lordsWith(position, seat, 'ignoresMonsters').length > 0;
  return [
    ...(mayFight ? ['fight'] : []),
    ...(mayFight && isOnLastSpace(position) ? [] : ['continue']),
    ...(mayIgnore ? ['ignore'] : []),
  ];
}

/** In the last turns that Leviathans or tokens brought about, Monsters have no effect. */
function isCalm(position: Position, seat: Seat): boolean {
  const { ending } = position.state;
  return leviathanStateOf(position).calm && ending !== null && ending.trigger !== seat;
}

/** With an empty deck and no Ally to be reshuffled, only the same Monsters could come again (L26). */
export function onlyMonstersLeft({ state }: Position): boolean {
  return state.explorationDeck.length === 0 && state.discard.every((card) => card === MONSTER);
}
