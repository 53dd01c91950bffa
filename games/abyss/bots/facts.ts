// The facts of a seat of Abyss, counted once for each position: the inputs of the value net are made of them.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import { ally } from '../rules/cards/allies.ts';
import type { Passive } from '../rules/cards/passive.ts';
import { pointsOf } from '../rules/cards/tokens.ts';
import { costChange } from '../rules/queries.ts';
import { type Guild, RACES } from '../rules/races.ts';
import type { Lord, Position } from '../rules/rules.ts';
import { openScoreOf } from '../rules/scoring.ts';
import type { Player } from '../rules/state.ts';

/** In this order they stand among the inputs: a value that was trained knows them by their places. */
export const PASSIVES: readonly (keyof Passive)[] = [
  'cost',
  'opponentsCost',
  'anyRace',
  'anyAffiliation',
  'income',
  'pearlsPerRaceLeft',
  'secondStack',
  'purchases',
  'opponentsHandLimit',
  'opponentsSmallerReward',
  'protection',
  'nebulisAtOnce',
  'nebulisFreely',
  'cleanEnd',
  'opponentsRecruitIncome',
  'robbery',
  'secondFight',
  'pearlsPerLevel',
  'tokensPerLevel',
  'anyFighter',
  'ignoresMonsters',
];

export const GUILDS: readonly Guild[] = [
  'mage',
  'military',
  'farmer',
  'merchant',
  'politician',
  'ambassador',
  'smuggler',
];

export type Facts = ReturnType<typeof factsOf>;

/** What a Key and a Lord without one compare by, roughly in points. */
const KEY = 3;
/** What a Race that is missing costs, in Pearls. */
const MISSING_RACE = 3;

export function factsOf(position: Position, seat: Seat) {
  const { state, rules } = position;
  const player = state.seats[seat] as Frozen<Player>;
  const hand = handOf(player);
  const lords = lordsOf(position, player);
  const score = openScoreOf(position, seat);
  let bestLocation = 0;
  for (const id of player.locations) bestLocation = Math.max(bestLocation, score.scoreOf[id] ?? 0);
  let tokens = 0;
  for (const token of player.tokens) tokens += pointsOf(token);
  const change = costChange(position, seat).value;
  const needsRace = lords.passives[PASSIVES.indexOf('anyRace')] === 0;
  const purse = player.pearls;
  let affordable = 0;
  let bestAffordable = 0;
  let shortfall = SHORT_OF_ALL;
  for (const id of state.court) {
    const lord = rules.lords.get(id) as Lord;
    const lacks = Math.max(0, lacking(hand, lord, lord.cost + change, needsRace) - purse);
    shortfall = Math.min(shortfall, lacks);
    if (lacks > 0) continue;
    affordable++;
    bestAffordable = Math.max(bestAffordable, lord.influence + KEY * lord.keys);
  }
  return {
    seat,
    player,
    keys: player.keys + lords.keyLords,
    // The value of the hand, and of its Allies of each Race, the most first.
    worth: hand.worth,
    races: hand.sorted,
    wilds: hand.wilds,
    wildWorth: hand.wildWorth,
    // What the hand would affiliate if the game ended now.
    gainAtEnd: hand.gainAtEnd,
    racesAffiliated: hand.racesAffiliated,
    ...lords,
    allies: score.allies,
    locations: score.locations,
    bestLocation,
    other: score.other,
    tokens,
    total: score.total + tokens,
    // The Lords of the Court that it could pay for, what the best of them brings, and what the nearest of all lacks.
    affordable,
    bestAffordable,
    shortfall,
  };
}

/** More than any Lord lacks. */
const SHORT_OF_ALL = 20;

interface Hand {
  readonly totals: readonly number[];
  readonly sorted: readonly number[];
  readonly worth: number;
  readonly wilds: number;
  readonly wildWorth: number;
  readonly gainAtEnd: number;
  readonly racesAffiliated: number;
}

function handOf({ hand, affiliated }: Frozen<Player>): Hand {
  const totals = [0, 0, 0, 0, 0];
  const lowest = [0, 0, 0, 0, 0];
  const strongest = [0, 0, 0, 0, 0];
  let worth = 0;
  let wilds = 0;
  let wildWorth = 0;
  for (const id of hand) {
    const { race, order, value } = ally(id);
    worth += value;
    if (race) {
      totals[order] = (totals[order] as number) + value;
      const low = lowest[order] as number;
      if (low === 0 || value < low) lowest[order] = value;
    } else {
      wilds++;
      wildWorth += value;
    }
  }
  for (const id of affiliated) {
    const { order, value } = ally(id);
    if (value > (strongest[order] ?? value)) strongest[order] = value;
  }
  let gainAtEnd = 0;
  let racesAffiliated = 0;
  for (let i = 0; i < RACES.length; i++) {
    gainAtEnd += Math.max(0, (lowest[i] as number) - (strongest[i] as number));
    if ((strongest[i] as number) > 0) racesAffiliated++;
  }
  const sorted = totals.slice().sort((a, b) => b - a);
  return { totals, sorted, worth, wilds, wildWorth, gainAtEnd, racesAffiliated };
}

/** About how many Pearls this hand lacks for the Lord. */
function lacking({ totals, sorted, wilds, wildWorth }: Hand, lord: Lord, cost: number, needsRace: boolean): number {
  let left = wilds;
  let missing = 0;
  let reached = wildWorth;
  let skipped = -1;
  let shown = 0;
  const show = (total: number): void => {
    reached += total;
    if (total > 0) return;
    if (left > 0) left--;
    else missing++;
  };
  if (lord.required && needsRace) {
    const own = totals[RACES.indexOf(lord.required)] as number;
    show(own);
    skipped = sorted.indexOf(own);
    shown++;
  }
  for (let i = 0; i < sorted.length && shown < lord.races; i++) {
    if (i === skipped) continue;
    show(sorted[i] as number);
    shown++;
  }
  return Math.max(0, cost - reached) + MISSING_RACE * missing + (missing > 0 ? SHORT_OF_ALL / 2 : 0);
}

/** `passives` and `guilds` by the places in `PASSIVES` and in `GUILDS`. */
function lordsOf({ rules }: Position, { lords }: Frozen<Player>) {
  const passives = PASSIVES.map(() => 0);
  const guilds = GUILDS.map(() => 0);
  let influence = 0;
  let topInfluence = 0;
  let active = 0;
  let disabled = 0;
  let onTurn = 0;
  let keyLords = 0;
  for (const { id, under, disabled: isDisabled } of lords) {
    const lord = rules.lords.get(id) as Lord;
    influence += lord.influence;
    topInfluence = Math.max(topInfluence, lord.influence);
    const guild = GUILDS.indexOf(lord.guild);
    guilds[guild] = (guilds[guild] as number) + 1;
    if (under !== undefined) continue;
    if (isDisabled) {
      disabled++;
      continue;
    }
    active++;
    keyLords += lord.keys;
    if (lord.onTurn) onTurn++;
    for (const question in lord.always) {
      const place = PASSIVES.indexOf(question as keyof Passive);
      passives[place] = (passives[place] as number) + 1;
    }
  }
  return { passives, guilds, influence, topInfluence, active, disabled, onTurn, keyLords };
}
