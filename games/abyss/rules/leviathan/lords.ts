// The Lords of Leviathan, two for each Guild (L61-L70).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { opponentsReached } from '../powers.ts';
import type { Abyss, Lord } from '../rules.ts';
import { seatOf, seatOption } from '../seat-option.ts';
import { gainPearls } from '../verbs/pearls.ts';
import { beastOn, bringLeviathan, freeSpaces, spacesTaken } from './border.ts';
import { breakLevels, canFight, fight } from './fight.ts';
import type { Space } from './leviathans.ts';
import { leviathanStateOf } from './state.ts';
import { placeLeviathan, turnUpLeviathan } from './verbs.ts';

// biome-ignore format: one row is one card
export const lords: readonly Lord[] = [
  { id: 'intrepid', guild: 'military', cost: 6, races: 1, required: 'crab', influence: 4, keys: 1,
    always: { secondFight: true } },
  { id: 'border-guard', guild: 'military', cost: 8, races: 2, required: 'crab', influence: 6, keys: 0,
    onRecruited: sendToBorder },
  { id: 'taxidermist', guild: 'merchant', cost: 6, races: 1, required: 'shellfish', influence: 5, keys: 1,
    always: { pearlsPerLevel: 2 } },
  { id: 'arms-dealer', guild: 'merchant', cost: 8, races: 2, required: 'shellfish', influence: 7, keys: 0,
    onRecruited: sellArms },
  { id: 'metamorph', guild: 'mage', cost: 6, races: 1, required: 'jellyfish', influence: 5, keys: 1,
    always: { anyFighter: true } },
  { id: 'sorcerer', guild: 'mage', cost: 8, races: 2, required: 'jellyfish', influence: 7, keys: 0,
    onRecruited: fightAtOnce },
  { id: 'altruist', guild: 'politician', cost: 6, races: 1, required: 'squid', influence: 5, keys: 1,
    always: { tokensPerLevel: 1 } },
  { id: 'rebel', guild: 'politician', cost: 8, races: 2, required: 'squid', influence: 7, keys: 0,
    onRecruited: rebel },
  { id: 'coward', guild: 'farmer', cost: 8, races: 1, required: 'seahorse', influence: 8, keys: 1,
    always: { ignoresMonsters: true } },
  { id: 'breeder', guild: 'farmer', cost: 10, races: 2, required: 'seahorse', influence: 10, keys: 0,
    onRecruited: breed },
];

/** An opponent brings the next Leviathan to the Border, and suffers its attack. */
function* sendToBorder(table: Abyss, owner: Seat): Flow {
  if (leviathanStateOf(table).deck.length === 0) return;
  const targets = opponentsReached(table, owner, 'border-guard', () => true);
  if (targets.length === 0) return;
  const target = yield* choose(owner, 'borderGuardTarget', targets.map(seatOption));
  yield* bringLeviathan(table, seatOf(target));
}

function* sellArms(table: Abyss, owner: Seat): Flow {
  gainPearls(table, owner, spacesTaken(table).length, 'arms-dealer');
}

/** A fight without a Monster. */
function* fightAtOnce(table: Abyss, owner: Seat): Flow {
  if (!canFight(table, owner)) return;
  if ((yield* choose(owner, 'sorcererFight', ['fight', 'decline'])) === 'fight') yield* fight(table, owner);
}

/** The next level of a Leviathan is beaten as by an attack. */
function* rebel(table: Abyss, owner: Seat): Flow {
  const spaces = spacesTaken(table);
  if (spaces.length === 0) return;
  const target = yield* choose(
    owner,
    'rebelTarget',
    spaces.map((space) => beastOn(table, space).id),
  );
  yield* breakLevels(table, owner, spaces.find((space) => beastOn(table, space).id === target) as Space, 1);
}

/** A Leviathan on a free space of the owner's choice. */
function* breed(table: Abyss, owner: Seat): Flow {
  const spaces = freeSpaces(table);
  if (spaces.length === 0 || leviathanStateOf(table).deck.length === 0) return;
  turnUpLeviathan(table);
  placeLeviathan(table, yield* choose(owner, 'breederSpace', spaces));
}
