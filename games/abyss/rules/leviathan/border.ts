// The Border: Leviathans arrive, attack the seat that brings the next one to their space, and are slain (L20-L25, L40, L41).
import { choose, pick } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { freeLords, player } from '../queries.ts';
import type { Abyss, Position } from '../rules.ts';
import { discardAllies } from '../verbs/exploration.ts';
import { discardLord } from '../verbs/lords.ts';
import { losePearls } from '../verbs/pearls.ts';
import { type Leviathan, leviathanOf, SPACES, type Space, spaceFor } from './leviathans.ts';
import { type Beast, leviathanStateOf } from './state.ts';
import {
  discardLeviathan,
  placeLeviathan,
  rollDice,
  slay,
  takeScourge,
  tellAttacked,
  turnUpLeviathan,
  wound,
} from './verbs.ts';

export function spacesTaken(position: Position): Space[] {
  const { border } = leviathanStateOf(position);
  return SPACES.filter((space) => border[space] !== null);
}

export function freeSpaces(position: Position): Space[] {
  const { border } = leviathanStateOf(position);
  return SPACES.filter((space) => border[space] === null);
}

/** The Leviathan on this space: what is printed on it, and how many of its levels are beaten. */
export function beastOn(position: Position, space: Space): Leviathan & Pick<Beast, 'beaten'> {
  const beast = leviathanStateOf(position).border[space];
  if (!beast) throw new Error(`there is no Leviathan on ${space}`);
  const { id, races, levels, penalty } = leviathanOf(beast.id);
  return { id, races, levels, penalty, beaten: beast.beaten };
}

/** The next Leviathan comes to the space that the dice name; what lies there attacks this seat, and makes room. */
export function* bringLeviathan(table: Abyss, seat: Seat): Flow {
  if (leviathanStateOf(table).deck.length === 0) return;
  turnUpLeviathan(table);
  const [a = 0, b = 0] = rollDice(table, 2);
  const space = spaceFor(a + b);
  if (leviathanStateOf(table).border[space]) {
    yield* sufferAttack(table, seat, space);
    discardLeviathan(table, space);
  }
  placeLeviathan(table, space);
}

function* sufferAttack(table: Abyss, seat: Seat, space: Space): Flow {
  const { id, penalty } = beastOn(table, space);
  tellAttacked(table, seat, id, space);
  switch (penalty.kind) {
    case 'wounds':
      return wound(table, seat, penalty.amount);
    case 'pearls':
      return losePearls(table, seat, Math.min(penalty.amount, player(table, seat).pearls));
    case 'allies':
      return yield* loseAllies(table, seat, penalty.amount);
    case 'lord':
      return yield* loseLord(table, seat);
  }
}

/** Own choice of Allies, or all if there are no more. */
function* loseAllies(table: Abyss, seat: Seat, amount: number): Flow {
  const { hand } = player(table, seat);
  const lost = yield* pick(seat, 'leviathanPenaltyAllies', hand, Math.min(amount, hand.length));
  discardAllies(table, seat, lost);
  yield* table.rules.moments.alliesUsed(table, seat, lost);
}

function* loseLord(table: Abyss, seat: Seat): Flow {
  const lords = freeLords(table, seat);
  if (lords.length > 0) discardLord(table, seat, yield* choose(seat, 'leviathanPenaltyLord', lords));
}

/** A Leviathan without Health goes to its slayer; the Border is never left empty (L40). */
export function slayIfBeaten(table: Abyss, seat: Seat, space: Space): boolean {
  const { levels, beaten } = beastOn(table, space);
  if (beaten < levels.length) return false;
  slay(table, seat, space);
  passScourge(table, seat);
  if (spacesTaken(table).length === 0 && leviathanStateOf(table).deck.length > 0) {
    turnUpLeviathan(table);
    const [a = 0, b = 0] = rollDice(table, 2);
    placeLeviathan(table, spaceFor(a + b));
  }
  return true;
}

/** The first slayer takes the figure, and then each slayer that has as many as its owner (L41). */
function passScourge(table: Abyss, seat: Seat): void {
  const { scourge, slain } = leviathanStateOf(table);
  if (scourge === seat) return;
  if (scourge === null || (slain[seat]?.length ?? 0) >= (slain[scourge]?.length ?? 0)) takeScourge(table, seat);
}
