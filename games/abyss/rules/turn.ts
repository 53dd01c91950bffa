// A turn, phase by phase (B10), from the moment after its income to the same moment of the next.
import { choose, nothing, pick } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { act } from './actions/main.ts';
import { controlLocations } from './control.ts';
import { beginTurn, endGame, isEndTriggered } from './ending.ts';
import { powerOptions, usePowerOption } from './powers.ts';
import { opposingLordsWith, player } from './queries.ts';
import type { Abyss, Lord } from './rules.ts';
import { discardAllies } from './verbs/exploration.ts';
import { triggerEnd, useExtraTurn } from './verbs/turn.ts';

export function* turn(table: Abyss): Flow {
  const seat = table.state.active;
  yield* table.rules.moments.turnBegan(table);
  const action = yield* act(table, seat);
  yield* action;
  yield* controlLocations(table, seat);
  yield* lastWindow(table, seat);
  yield* table.rules.limitHand(table);
  if (!passTurn(table, seat)) yield* endGame(table);
}

/** On-turn powers may still be used when all is done (B16 W4). */
function lastWindow(table: Abyss, seat: Seat): Flow {
  const powers = powerOptions(table, seat);
  return powers.length === 0 ? nothing : usePowers(table, seat, powers);
}

function* usePowers(table: Abyss, seat: Seat, usable: readonly string[]): Flow {
  for (let powers = usable; powers.length > 0; powers = powerOptions(table, seat)) {
    const answer = yield* choose(seat, 'lastWindow', [...powers, 'done']);
    if (answer === 'done') return;
    yield* usePowerOption(table, seat, answer);
  }
}

/** The Commander of an opponent limits the hand at the end of the own turn (B175). */
export function commanderLimit(table: Abyss): Flow {
  const commanders = opposingLordsWith(table, table.state.active, 'opponentsHandLimit');
  return commanders.length === 0 ? nothing : obey(table, table.state.active, commanders);
}

function* obey(table: Abyss, seat: Seat, commanders: readonly Lord[]): Flow {
  for (const commander of commanders) {
    const { hand } = player(table, seat);
    const excess = hand.length - (commander.always?.opponentsHandLimit ?? hand.length);
    if (excess <= 0) continue;
    discardAllies(table, seat, yield* pick(seat, 'commanderLimit', hand, excess), commander.id);
  }
}

/** The next player's turn, or an extra one (B120, B121, B130-B134). False if the game is over. */
function passTurn(table: Abyss, seat: Seat): boolean {
  const { state } = table;
  if (state.passed.length === state.seats.length) return false;
  if (!state.ending && isEndTriggered(table)) {
    triggerEnd(table, seat);
    table.rules.moments.endTriggered(table, seat);
  }
  if (state.extraTurns > 0) {
    useExtraTurn(table);
    beginTurn(table, seat, true);
    return true;
  }
  const next = (seat + 1) % state.seats.length;
  if (state.ending?.trigger === next) return false;
  beginTurn(table, next, false);
  return true;
}
