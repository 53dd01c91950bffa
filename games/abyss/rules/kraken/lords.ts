// The Lords that Kraken adds to the Guilds of the base game.
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { byValue } from '../cards/allies.ts';
import { bringing } from '../cards/lords/merchants.ts';
import { opponentsReached } from '../powers.ts';
import { affiliatedOf, faces, isFree, player } from '../queries.ts';
import { RACES } from '../races.ts';
import type { Abyss, Lord, Position } from '../rules.ts';
import { COURT_SPACES, MONSTER } from '../state.ts';
import { turnUpLord } from '../verbs/lords.ts';
import { discardAffiliated, fetchFromDiscard, freeLord, searchDiscard } from './verbs.ts';

// biome-ignore format: one row is one card
export const guildLords: readonly Lord[] = [
  { id: 'shareholder', guild: 'merchant', cost: 9, races: 2, required: 'shellfish', influence: 5, keys: 1,
    always: { opponentsRecruitIncome: 1 } },
  { id: 'inheritor', guild: 'merchant', cost: 10, races: 2, required: 'shellfish', influence: 7, keys: 0,
    onRecruited: bringing(5, 'inheritor') },
  { id: 'hypnotist', guild: 'mage', cost: 9, races: 2, required: 'jellyfish', influence: 5, keys: 1,
    always: { purchases: 2 } },
  { id: 'healer', guild: 'mage', cost: 7, races: 1, required: 'jellyfish', influence: 7, keys: 0,
    onRecruited: heal },
  { id: 'highwayman', guild: 'military', cost: 9, races: 2, required: 'crab', influence: 4, keys: 1,
    always: { robbery: true } },
  { id: 'executioner', guild: 'military', cost: 9, races: 3, required: 'crab', influence: 5, keys: 0,
    onRecruited: execute },
  { id: 'recipient', guild: 'politician', cost: 7, races: 2, required: 'squid', influence: 5, keys: 1,
    onTurn: { isUsable: hasRoomAtCourt, use: turnUp } },
  { id: 'liberator', guild: 'politician', cost: 9, races: 2, required: 'squid', influence: 8, keys: 0,
    onRecruited: liberate },
  { id: 'grower', guild: 'farmer', cost: 9, races: 2, required: 'seahorse', influence: 7, keys: 1 },
  { id: 'oyster-farmer', guild: 'farmer', cost: 12, races: 1, required: 'seahorse', influence: 13, keys: 0 },
];

/** An Ally of the discard pile, which the owner looks through. */
function* heal(table: Abyss, owner: Seat): Flow {
  const allies = faces(table.state.discard.filter((card) => card !== MONSTER)).sort(byValue);
  if (allies.length === 0) return;
  searchDiscard(table);
  fetchFromDiscard(table, owner, yield* choose(owner, 'healerPick', allies), 'healer');
}

/** Of the Race that the owner names, each opponent loses an affiliated Ally of own choice; all at the same time. */
function* execute(table: Abyss, owner: Seat): Flow {
  const condemned = opponentsReached(table, owner, 'executioner', (seat) =>
    RACES.some((race) => affiliatedOf(table, seat, race).length > 0),
  );
  if (condemned.length === 0) return;
  const race = yield* choose(owner, 'executionerRace', RACES);
  const losers = condemned.filter((seat) => affiliatedOf(table, seat, race).length > 0);
  const decisions = losers.map((seat): Decision => {
    const options = faces(affiliatedOf(table, seat, race));
    return { seat, prompt: 'executionerDiscard', choice: { type: 'one', options } };
  });
  const lost = yield* everyone(decisions);
  for (const [i, seat] of losers.entries()) discardAffiliated(table, seat, lost[i] as string, 'executioner');
}

function hasRoomAtCourt({ state }: Position): boolean {
  return state.court.length < COURT_SPACES && state.lordDeck.length > 0;
}

function* turnUp(table: Abyss): Flow {
  turnUpLord(table);
}

/** A Lord under a Location is free again; the Location stays. */
function* liberate(table: Abyss, owner: Seat): Flow {
  const covered = player(table, owner).lords.filter((lord) => !isFree(lord));
  if (covered.length === 0) return;
  const options = covered.map((lord) => lord.id);
  freeLord(table, owner, yield* choose(owner, 'liberatorPick', options), 'liberator');
}
