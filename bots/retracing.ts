// Retraces how a match came to the question that a seat is asked, for a bot that knows only what its seat was told. From
// the last rest point, possible positions and answers are tried until they lead to what the seat was told.
import type { AnyEvent, AnyGame, AnyMatch, AnyView } from '@undertow/shared/table/any-game.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Random, RandomPlace } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import type { Asked } from '@undertow/shared/table/view.ts';

/** A version of the match, as a seat knows it. */
export interface Seen {
  /** How many turns are over; `undefined` where that is not told. */
  readonly turn: number | undefined;
  readonly view: AnyView;
  readonly asked: readonly Asked[];
  /** What was told on the way there; `undefined` where that is not known. */
  readonly events: readonly AnyEvent[] | undefined;
  /** What the seat has answered on the way there, in the order in which it was asked. */
  readonly given: readonly Answer[];
  /** What the seat remembered then. */
  readonly memory: Json | undefined;
}

interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A step from a possible position, by these answers, to the next version. */
interface Step {
  readonly from: Json;
  readonly answers: readonly Given[];
}

export class Retracing {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #random: Random;
  /** The versions since one at which a turn began. */
  #seen: Seen[] = [];
  /** How the match came from the first of these to a later one. */
  #steps: Step[] = [];
  /** The turn of the version before, where it was told. */
  #turn: number | undefined;
  /** Whether no way is known to here: then it waits for the next turn to begin. */
  #isLost = true;

  constructor(game: AnyGame, seat: Seat, random: Random) {
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
  }

  /** Notes one more version of the match. */
  follow(seen: Seen): void {
    if (this.#beginsAt(seen)) {
      this.#seen = [];
      this.#steps = [];
      this.#isLost = false;
    } else if (seen.events === undefined || this.#seen.length === MOST_VERSIONS) this.#isLost = true;
    this.#turn = seen.turn;
    if (!this.#isLost) this.#seen.push(seen);
  }

  /**
   * A match that stands where the true one does, in this position, with what the seat has answered that is still sealed;
   * `undefined` where no way there is found, and where another seat is asked something that depends on what it hides.
   */
  suppose(state: Json, random: RandomPlace, sealed: readonly Answer[]): AnyMatch | undefined {
    this.#findSteps();
    if (this.#isLost) return undefined;
    const begins = this.#steps.length === 0;
    const match = begins ? Match.at(this.#game, state, random) : this.#walk();
    for (const answer of sealed) if (!match.answer(this.#seat, answer)) return undefined;
    if (begins) return match;
    if (match.asked(this.#seat).some(({ seat, choice }) => seat !== this.#seat && !choice)) return undefined;
    match.goOnFrom(state, random);
    return match;
  }

  /**
   * Whether a turn begins here, and with the question: in some turns the first thing happens unasked. What is asked in the
   * middle of a turn may look the same, so how many turns are over decides where it is known.
   */
  #beginsAt(seen: Seen): boolean {
    if (seen.turn !== undefined && seen.turn === this.#turn) return this.#isBackAtBeginning(seen);
    const state = this.#guess(seen);
    if (state === undefined) return false;
    const match: AnyMatch = Match.at(this.#game, state, this.#chance());
    return this.#looksAs(match, seen);
  }

  /** All that was begun in this turn was called off. */
  #isBackAtBeginning({ view, asked }: Seen): boolean {
    const [first] = this.#seen;
    return first !== undefined && !this.#isLost && isSame(first.asked, asked) && isSame(first.view, view);
  }

  #findSteps(): void {
    while (!this.#isLost && this.#steps.length < this.#seen.length - 1) {
      const step = this.#nextStep();
      if (step) this.#steps.push(step);
      else this.#isLost = true;
    }
  }

  #nextStep(): Step | undefined {
    const at = this.#steps.length;
    const before = this.#seen[at] as Seen;
    const after = this.#seen[at + 1] as Seen;
    for (let tries = 0; tries < MOST_GUESSES; tries++) {
      const from = this.#guess(before);
      if (from === undefined) return undefined;
      const here = this.#walk({ from, answers: [] });
      for (const answers of this.#waysOn(here, after.given)) {
        const step = { from, answers };
        if (this.#mayLeadTo(after, step)) return step;
      }
    }
    return undefined;
  }

  /** What the rules hold of what is hidden may be wrong in another guess: then they break down. */
  #mayLeadTo(seen: Seen, step: Step): boolean {
    try {
      return this.#leadsTo(seen, step);
    } catch {
      return false;
    }
  }

  #leadsTo({ events = [], ...seen }: Seen, { from, answers }: Step): boolean {
    const match = this.#walk({ from, answers: [] });
    give(match, answers);
    return isSame(toldTo(this.#game, match.told, this.#seat), events) && this.#looksAs(match, seen);
  }

  /** Whether the match asks the same as this version, and looks as it did, as far as this seat can tell. */
  #looksAs(match: AnyMatch, { asked, view }: Pick<Seen, 'asked' | 'view'>): boolean {
    const here = match.asked(this.#seat);
    const isAsked = ({ seat, prompt, choice }: Asked) =>
      here.some((one) => one.seat === seat && one.prompt === prompt && isSame(one.choice, choice));
    return here.length === asked.length && asked.every(isAsked) && isSame(match.view(this.#seat), view);
  }

  /** The match behind all known steps, and behind this one. */
  #walk(further?: Step): AnyMatch {
    const [first = further, ...others] = this.#steps;
    if (!first) throw new Error('there is no step to walk');
    const match: AnyMatch = Match.at(this.#game, first.from, this.#chance());
    give(match, first.answers);
    for (const { from, answers } of first === further || !further ? others : [...others, further]) {
      match.goOnFrom(from, this.#chance());
      give(match, answers);
    }
    return match;
  }

  /** Answers that may lead to the next version: those of the seat are known. */
  #waysOn(match: AnyMatch, own: readonly Answer[]): readonly (readonly Given[])[] {
    const { pending, game } = match;
    const others = pending.filter(({ seat }) => seat !== this.#seat);
    const answers = others.map(({ seat, choice }) =>
      enumerate(choice, MOST_ANSWERS, game.forms).map((answer) => ({ seat, answer })),
    );
    const given = own.map((answer) => ({ seat: this.#seat, answer }));
    return combined(answers, MOST_WAYS).map((way) => [...given, ...way]);
  }

  #guess({ view, memory }: Seen): Json | undefined {
    return this.#game.guessing?.determinize(view, this.#seat, memory, this.#random);
  }

  /** The stream of chance of the steps, the same each time, so that a step always leads to the same position. */
  #chance(): RandomPlace {
    return { seed: 'fast:1', position: 0 };
  }
}

/** Gives as many of the answers as it takes: an offer to several is settled by the first who takes it. */
function give(match: AnyMatch, answers: readonly Given[]): void {
  const { version } = match;
  for (const { seat, answer } of answers) if (match.version === version) match.answer(seat, answer);
}

/** All ways to take one item of each list, up to a limit. */
function combined(lists: readonly (readonly Given[])[], most: number): readonly (readonly Given[])[] {
  return lists.reduce<readonly (readonly Given[])[]>(
    (ways, list) => ways.flatMap((way) => list.map((given) => [...way, given])).slice(0, most),
    [[]],
  );
}

/** No turn takes so many. */
const MOST_VERSIONS = 60;
const MOST_GUESSES = 200;
const MOST_ANSWERS = 40;
const MOST_WAYS = 80;
