// Military, who ask for Crabs. Their powers are aimed at the opponents, and stopped by the Shaman.
import { choose, everyone, some } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { opponentsReached } from '../../powers.ts';
import { faces, isActive, player, supplyOf } from '../../queries.ts';
import type { Abyss, Lord, Position } from '../../rules.ts';
import { seatOf, seatOption } from '../../seat-option.ts';
import type { AllyId } from '../../state.ts';
import { discardAllies } from '../../verbs/exploration.ts';
import { disableMarked, markLord } from '../../verbs/lords.ts';
import { losePearls, stealToken } from '../../verbs/pearls.ts';

const COMMANDED_HAND = 6;

// biome-ignore format: one row is one card
export const soldiers: readonly Lord[] = [
  { id: 'recruiter', guild: 'military', cost: 10, races: 2, required: 'crab', influence: 4, keys: 1,
    always: { opponentsCost: 2 } },
  { id: 'jailer', guild: 'military', cost: 6, races: 3, required: 'crab', influence: 7, keys: 0,
    onRecruited: jail },
  { id: 'seeker', guild: 'military', cost: 7, races: 2, required: 'crab', influence: 7, keys: 0,
    onRecruited: seek },
  { id: 'assassin', guild: 'military', cost: 10, races: 1, required: 'crab', influence: 6, keys: 0,
    onRecruited: assassinate },
  { id: 'commander', guild: 'military', cost: 8, races: 1, required: 'crab', influence: 4, keys: 1,
    always: { opponentsHandLimit: COMMANDED_HAND }, onRecruited: command },
  { id: 'tamer', guild: 'military', cost: 6, races: 3, required: 'crab', influence: 4, keys: 1,
    always: { opponentsSmallerReward: true } },
  { id: 'hunter', guild: 'military', cost: 8, races: 2, required: 'crab', influence: 6, keys: 0,
    onRecruited: hunt },
];

/** Each opponent discards an Ally of own choice; all at the same time. */
function* jail(table: Abyss, owner: Seat): Flow {
  const jailed = opponentsReached(table, owner, 'jailer', (seat) => player(table, seat).hand.length > 0);
  const decisions = jailed.map((seat): Decision => {
    const options = faces(player(table, seat).hand);
    return { seat, prompt: 'jailerDiscard', choice: { type: 'one', options } };
  });
  const discards = yield* everyone(decisions);
  for (const [i, seat] of jailed.entries()) discardAllies(table, seat, [discards[i] as AllyId], 'jailer');
}

/** Each opponent gives two Pearls back to the Treasury, or the only one. */
function* seek(table: Abyss, owner: Seat): Flow {
  const pearls = (seat: Seat) => player(table, seat).pearls;
  for (const seat of opponentsReached(table, owner, 'seeker', (opponent) => pearls(opponent) > 0)) {
    losePearls(table, seat, Math.min(2, pearls(seat)), 'seeker');
  }
}

/** One free Lord of each opponent is turned; all together, when all are chosen. */
function* assassinate(table: Abyss, owner: Seat): Flow {
  const targets = (seat: Seat) => player(table, seat).lords.filter(isActive);
  for (const seat of opponentsReached(table, owner, 'assassin', (opponent) => targets(opponent).length > 0)) {
    const options = targets(seat).map((lord) => lord.id);
    markLord(table, seat, yield* choose(owner, 'assassinTarget', options), 'assassin');
  }
  disableMarked(table, 'assassin');
}

/** Each opponent discards down to six Allies at once; later at the end of each own turn. */
function* command(table: Abyss, owner: Seat): Flow {
  const excess = (seat: Seat) => player(table, seat).hand.length - COMMANDED_HAND;
  const commanded = opponentsReached(table, owner, 'commander', (seat) => excess(seat) > 0);
  const decisions = commanded.map((seat) => some(seat, 'commanderDiscard', player(table, seat).hand, excess(seat)));
  const discards = yield* everyone(decisions);
  for (const [i, seat] of commanded.entries()) discardAllies(table, seat, discards[i] as AllyId[], 'commander');
}

/** A Monster token of an opponent, taken at random. Backs differ, so the supply is named where there are several. */
function* hunt(table: Abyss, owner: Seat): Flow {
  const hunted = opponentsReached(table, owner, 'hunter', (seat) => player(table, seat).tokens.length > 0);
  if (hunted.length === 0) return;
  const options = hunted.flatMap((seat) => huntOptions(table, seat));
  const target = yield* choose(owner, 'hunterTarget', options);
  const from = seatOf(target);
  const supply = target.split(':')[2] ?? (table.rules.supplies[0] as string);
  const tokens = player(table, from).tokens.filter((token) => supplyOf(table, token) === supply);
  stealToken(table, owner, from, supply, tokens[table.random.below(tokens.length)] as string, 'hunter');
}

function huntOptions(position: Position, seat: Seat): string[] {
  if (position.rules.supplies.length === 1) return [seatOption(seat)];
  const owned = new Set(player(position, seat).tokens.map((token) => supplyOf(position, token)));
  return position.rules.supplies.filter((supply) => owned.has(supply)).map((supply) => `${seatOption(seat)}:${supply}`);
}
