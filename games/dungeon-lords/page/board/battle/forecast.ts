// The forecast of a battle: the damage that a plan or a choice is certain to do, before spell and choice. The rules play it
// through on a copy of what the seat knows, with every choice there is, and the least result is certain.
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { View } from '../../../client.ts';
import { creatureCard } from '../../../rules/cards/creatures.ts';
import { trapFace } from '../../../rules/cards/printed.ts';
import { combatFrom } from '../../../rules/combat/alone.ts';
import { damageOf } from '../../../rules/combat/attack.ts';
import { actAll } from '../../../rules/combat/creature-step.ts';
import { springTraps } from '../../../rules/combat/trap-step.ts';
import type { BattlePlan, BattleTile } from '../../../rules/forms/battle-plan.ts';
import { positionForm } from '../../../rules/forms/one-of.ts';
import { hitPointsLeft } from '../../../rules/party.ts';
import { copyState, type Hero, type Player, type State, type TrapId } from '../../../rules/state.ts';
import type { DungeonTable } from '../../../rules/table.ts';
import { planBattle } from '../../../rules/verbs/battle.ts';

export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Forecast {
  /** What each hero is certain to lose, by the place in the party. */
  readonly heroes: readonly number[];
  /** What all of them lose in these steps. */
  readonly trap: Span;
  readonly creatures: Span;
}

/** The seat fights alone. */
const ALONE = 0;
/** Nothing is drawn in these steps. */
const CHANCE = openRandom({ seed: 'fast:0', position: 0 });
const FORMS = { position: positionForm };
/** A page would not find more ways than these in time, and no reader would follow them. */
const MOST_WAYS = 3000;

/** What the plan does; `undefined` if there are too many ways to carry it out. */
export function forecastOfPlan(view: View, seat: Seat, plan: BattlePlan, { bait }: BattleTile): Forecast | undefined {
  const before = positionOf(view, seat, { battle: null });
  planBattle(tableOf(before), ALONE, plan, bait);
  const trapped = endsOf(before, springTraps);
  const fights = trapped?.map((start) => ({ start, ends: endsOf(start, actAll) ?? [] }));
  if (!trapped || !fights || fights.some(({ ends }) => ends.length === 0)) return undefined;
  const party = partyOf(before);
  return {
    heroes: leastOf(
      party,
      fights.flatMap(({ ends }) => ends),
    ),
    trap: spanOf(trapped.map((state) => lossOf(party, state))),
    creatures: spanOf(
      fights.flatMap(({ start, ends }) => ends.map((end) => lossOf(party, end) - lossOf(party, start))),
    ),
  };
}

/** What each hero is certain to lose when a sent creature acts like this. */
export function forecastOfAction(view: View, seat: Seat, option: string): readonly number[] {
  const before = positionOf(view, seat);
  const ends = endsOf(before, actAll, {
    first: option,
    isEnd: ({ prompt }, answers) => prompt === 'creatureAction' && answers > 0,
  });
  return leastOf(partyOf(before), ends ?? []);
}

/** What the attack that is being carried out does to the hero in this place. */
export function forecastOfTarget(view: View, seat: Seat, place: number): number {
  const { subject } = view;
  const before = positionOf(view, seat);
  const hero = partyOf(before)[place];
  const creature = before.seats[ALONE]?.creatures.find(({ id, sent }) => sent && id === subject?.creature);
  const attack = creature && creatureCard(creature.id).actions.find(({ id }) => id === subject?.action)?.attack;
  if (!hero || !creature || !attack) return 0;
  return Math.min(hitPointsLeft(hero), damageOf({ state: before }, ALONE, creature, attack.damage, hero).dealt);
}

/** What the trap that has snapped does to each hero when this one is chosen. */
export function forecastOfTrap(view: View, seat: Seat, trap: TrapId, place: number): readonly number[] {
  const own = view.seats[seat];
  const { food = 0, gold = 0, imps = 0 } = trapFace(trap, view.year).cost;
  const battle = own?.battle ? { ...own.battle, traps: [trap], bait: 0 } : null;
  const before = positionOf(view, seat, {
    battle,
    food: (own?.food ?? 0) + food,
    gold: (own?.gold ?? 0) + gold,
    imps: (own?.imps ?? 0) + imps,
  });
  return leastOf(partyOf(before), endsOf(before, springTraps, { first: place }) ?? []);
}

/** The position as the seat knows it, as if it fought alone. */
function positionOf(view: View, seat: Seat, changed: Partial<Player> = {}): State {
  const { options, year, combatRound: round, combatCards, paladin } = view;
  const own = view.seats[seat];
  if (!own) throw new Error(`there is no seat ${seat}`);
  const { food, gold, imps, evil, dungeon, creatures, party, traps = [], plannedTraps = [] } = own;
  const battle = own.battle && { ...own.battle, traps: plannedTraps };
  return combatFrom({
    options,
    year,
    round,
    // Those that lie open are the first ones.
    combatCards: combatCards.flatMap((card) => card ?? []),
    seats: [{ food, gold, imps, evil, dungeon, creatures, party, traps, battle, ...changed }],
    paladin,
    toFight: [ALONE],
  });
}

interface Way {
  /** How the first question is answered. */
  readonly first?: Answer;
  /** Whether it goes no further where this is asked, after so many answers. */
  isEnd?(decision: Decision, answers: number): boolean;
}

/** How the step may end, whatever is chosen in it. */
function endsOf(
  from: State,
  step: (table: DungeonTable, seat: Seat) => Flow,
  { first, isEnd }: Way = {},
): readonly State[] | undefined {
  const ends = new Map<string, State>();
  const seen = new Set<string>();
  const open: (readonly Answer[])[] = [[]];
  for (let answers = open.pop(); answers; answers = open.pop()) {
    const state = copyState(from);
    const flow = step(tableOf(state), ALONE);
    let { done, value } = flow.next([]);
    for (const answer of answers) ({ done, value } = flow.next([answer]));
    const [decision] = done || !value ? [] : value.decisions;
    const seat = JSON.stringify(state.seats[ALONE]);
    if (!decision || isEnd?.(decision, answers.length)) {
      ends.set(seat, state);
      continue;
    }
    // Ways that have come to the same go on in the same.
    const key = `${answers.length} ${decision.prompt} ${JSON.stringify(state.subject)} ${seat}`;
    if (seen.has(key)) continue;
    if (seen.add(key).size > MOST_WAYS) return undefined;
    const next = answers.length === 0 && first !== undefined ? [first] : enumerate(decision.choice, MOST_WAYS, FORMS);
    for (const answer of next) open.push([...answers, answer]);
  }
  return [...ends.values()];
}

function tableOf(state: State): DungeonTable {
  return { state, random: CHANCE, tell() {}, reveal() {} };
}

function partyOf({ seats }: State): readonly Hero[] {
  return seats[ALONE]?.party ?? [];
}

/** What this hero has lost by then. A hero who is gone has lost all that was left. */
function lost(hero: Hero, after: State): number {
  const there = partyOf(after).find(({ id }) => id === hero.id);
  return there ? hitPointsLeft(hero) - hitPointsLeft(there) : hitPointsLeft(hero);
}

function lossOf(party: readonly Hero[], after: State): number {
  return party.reduce((sum, hero) => sum + lost(hero, after), 0);
}

function leastOf(party: readonly Hero[], ends: readonly State[]): readonly number[] {
  return party.map((hero) => (ends.length === 0 ? 0 : Math.min(...ends.map((end) => lost(hero, end)))));
}

function spanOf(sums: readonly number[]): Span {
  return { least: Math.min(...sums), most: Math.max(...sums) };
}
