// Battles are tried out with the rules themselves: what comes of it is found by answering all that they ask.

import { isPaladin } from '@undertow/shared/dungeon-lords/cards/heroes.ts';
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import { copyState, type Player, type State } from '@undertow/shared/dungeon-lords/state.ts';
import { type DungeonTable, LAST_COMBAT_ROUND, LAST_YEAR } from '@undertow/shared/dungeon-lords/table.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Frozen, Seat } from '@undertow/shared/table/game.ts';
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

interface Reached {
  readonly state: State;
  /** What is asked next; the battle is over if nothing is. */
  readonly decision: Decision | undefined;
}

/** Where these answers lead from here. */
function play(from: State, answers: readonly Answer[]): Reached {
  const table: DungeonTable = { state: copyState(from), random: CHANCELESS, tell: ignore, reveal: ignore };
  let flow = dungeonLords.turn(table as never);
  let step = flow.next([]);
  for (let given = 0; ; ) {
    if (!step.done) {
      if (given === answers.length) return { state: table.state as State, decision: step.value.decisions[0] };
      step = flow.next([answers[given++]]);
    } else if (table.state.toFight.length === 0) {
      return { state: table.state as State, decision: undefined };
    } else {
      flow = dungeonLords.turn(table as never);
      step = flow.next([]);
    }
  }
}

/** So many ways through a battle are tried; beyond them, the first answer to each question has to do. */
const WAYS = 40;

/** What the battle is worth after these answers, if those that follow are the best. */
export function worthOfBattle(from: State, seat: Seat, answers: readonly Answer[]): number {
  let ways = WAYS;
  const goOn = (given: readonly Answer[]): number => {
    const { state, decision } = play(from, given);
    if (!decision) {
      ways--;
      return worthOfPosition(state, seat);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of enumerate(decision.choice, WIDTH, dungeonLords.forms)) {
      most = Math.max(most, goOn([...given, answer]));
      if (ways <= 0) break;
    }
    return most;
  };
  return goOn(answers);
}

const WIDTH = 12;

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

/** Points after a battle, with what the rest of the combat may bring. */
function worthOfPosition(state: State, seat: Seat): number {
  const { prison, party, dungeon, traps, creatures, gold, food, imps } = state.seats[seat] as Player;
  const left = (what: keyof typeof LEFT) => LEFT[what][state.year === LAST_YEAR ? 1 : 0];
  let points = traps.length * left('trap') + gold * left('gold') + food * left('food') + imps * left('imp');
  for (const hero of prison) points += isPaladin(hero) ? 5 : 2;
  const conquered = dungeon.filter((tile) => tile.conquered).length;
  points -= conquered * TILE;
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
