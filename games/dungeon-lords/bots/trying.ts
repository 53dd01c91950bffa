// Plays battles out with the rules themselves, by answering all their questions.
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Frozen, Seat } from '@undertow/shared/table/game.ts';
import { isPaladin } from '../rules/cards/heroes.ts';
import { roomOf } from '../rules/cards/rooms.ts';
import { dungeonLords } from '../rules/index.ts';
import { copyState, type Player, type State } from '../rules/state.ts';
import { type DungeonTable, LAST_COMBAT_ROUND, LAST_YEAR } from '../rules/table.ts';
import { turn } from '../rules/turn.ts';
import { forceOf, forecast, TILE } from './defence.ts';
import type { Outlook } from './outlook.ts';

/** The position in which this seat alone has something to fight for: others have no tile, and are asked nothing. */
export function battleOf({ state, seat }: Outlook, changed: Partial<Frozen<State>>, own: Partial<Frozen<Player>> = {}) {
  const seats = state.seats.map((player, i) =>
    i === seat ? { ...player, ...own } : { ...player, dungeon: [], prison: [], battle: null },
  );
  return { ...state, toFight: [seat], ...changed, seats } as State;
}

const CHANCELESS = {
  seed: '',
  position: 0,
  below(): number {
    throw new Error('a battle leaves nothing to chance');
  },
};
const ignore = () => {};

/** A battle on its way: it goes on with each answer, no further than to where it is over. */
class Battle {
  readonly state: State;
  readonly #table: DungeonTable;
  #flow: ReturnType<typeof turn>;
  /** What is asked next; the battle is over if nothing is. */
  decision: Decision | undefined;

  constructor(from: State) {
    this.state = copyState(from);
    this.#table = { state: this.state, random: CHANCELESS, tell: ignore, reveal: ignore };
    this.#flow = turn(this.#table);
    this.#goOn([]);
  }

  give(answer: Answer): void {
    if (this.decision) this.#goOn([answer]);
  }

  #goOn(answers: readonly Answer[]): void {
    let step = this.#flow.next(answers);
    while (step.done) {
      if (isFought(this.state)) {
        this.decision = undefined;
        return;
      }
      this.#flow = turn(this.#table);
      step = this.#flow.next([]);
    }
    this.decision = step.value.decisions[0];
  }
}

/** Where these answers lead from here. */
function play(from: State, answers: readonly Answer[]): Battle {
  const battle = new Battle(from);
  for (const answer of answers) battle.give(answer);
  return battle;
}

function isFought({ toFight }: State): boolean {
  return toFight.length === 0;
}

/** Where the ways through a battle end, with what is worth there. */
export type Ways = readonly { readonly points: number; readonly state: State }[];

/** So many ways through what is left of a battle, which begin with these answers. */
export function waysThrough(from: State, seat: Seat, most: number, answers: readonly Answer[] = []): Ways {
  const ways: { points: number; state: State }[] = [];
  const goOn = (battle: Battle, given: readonly Answer[]): void => {
    const { state, decision } = battle;
    if (!decision) {
      ways.push({ points: worthOfPosition(state, seat), state });
      return;
    }
    for (const [i, answer] of enumerate(decision.choice, WIDTH, dungeonLords.forms).entries()) {
      const further = [...given, answer];
      // The first goes on where this one stands; for the others it is played to there again.
      if (i === 0) battle.give(answer);
      goOn(i === 0 ? battle : play(from, further), further);
      if (ways.length >= most) return;
    }
  };
  goOn(play(from, answers), answers);
  return ways;
}

const WIDTH = 12;
const WAYS = 40;
const HASTY_WAYS = 6;

/** What a battle comes to after these answers, if those that follow are the best of the ways that are tried. */
export function worthOfBattle({ seat, isHasty }: Outlook, from: State, answers: readonly Answer[]): number {
  const ways = waysThrough(from, seat, isHasty ? HASTY_WAYS : WAYS, answers);
  return Math.max(...ways.map(({ points }) => points));
}

/** What is asked next after these answers. */
export function askedAfter(from: State, answers: readonly Answer[]): Decision | undefined {
  return play(from, answers).decision;
}

/** What one thing that is left over is worth: in the first year it is of use in the next. */
const LEFT: Readonly<Record<'trap' | 'gold' | 'food' | 'imp', readonly [number, number]>> = {
  trap: [1, 0.2],
  gold: [0.6, 0.2],
  food: [0.6, 0.2],
  imp: [0.9, 0.3],
};

/** A room that is lost, beside its tile. */
export const ROOM = 2.2;

export function worthOfTrap(year: number): number {
  return LEFT.trap[year === LAST_YEAR ? 1 : 0];
}

/** Points after a battle, with what the rest of the combat may bring. */
export function worthOfPosition(state: State, seat: Seat): number {
  const { prison, party, dungeon, traps, creatures, gold, food, imps } = state.seats[seat] as Player;
  const left = (what: keyof typeof LEFT) => LEFT[what][state.year === LAST_YEAR ? 1 : 0];
  let points = traps.length * left('trap') + gold * left('gold') + food * left('food') + imps * left('imp');
  for (const hero of prison) points += isPaladin(hero) ? 5 : 2;
  const conquered = dungeon.filter((tile) => tile.conquered).length;
  points -= conquered * TILE;
  for (const { tile, conquered: isLost } of dungeon) if (isLost && roomOf(tile)) points -= ROOM;
  return (
    points +
    forecast(forceOf(party), {
      creatures: creatures.filter(({ faceDown }) => !faceDown).map(({ id }) => id),
      traps,
      tiles: dungeon.length - conquered,
      year: state.year,
      rounds: LAST_COMBAT_ROUND - state.combatRound,
    })
  );
}
