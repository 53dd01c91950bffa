// A course that is run: what each answer did, how the match stands at each point of it, and why it goes no further.
import { type AnyBot, type Bots, botFor } from '@undertow/bots/bots.ts';
import type { AnyEvent, AnyGame } from '@undertow/shared/table/any-game.ts';
import { hasAnswer } from '@undertow/shared/table/choice.ts';
import type { Decision, Seat } from '@undertow/shared/table/game.ts';
import { JournaledMatch, toldTo } from '@undertow/shared/table/journaled-match.ts';
import { clone, type Json } from '@undertow/shared/table/json.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';
import { failureOf } from './failure.ts';
import { whoSees } from './who-sees.ts';
import type { Course, CourseAnswer, CourseStep, Failure, LookedAtFrom, Position, Told, TurnSoFar } from './wire.ts';

/** As far as it could be run, with the answers of bots. */
export interface Ran {
  /** What the beginning told. */
  readonly began: readonly AnyEvent[];
  readonly steps: readonly CourseStep[];
  readonly answers: readonly CourseAnswer[];
  readonly failure: Failure | null;
}

/** A match in which each step is remembered. */
interface Running {
  readonly journaled: JournaledMatch;
  readonly steps: CourseStep[];
  readonly told: Told[];
}

/** More answers of bots than this, one after the other, are a match that does not end. */
const MOST_OF_BOTS = 3000;

export class CourseRunner {
  readonly #game: AnyGame;
  readonly #bots: Bots;
  /** The folder of the game, for the lines of a failure. */
  readonly #home: string;
  /** Is told after how many answers the match stands. */
  readonly #come: (answers: number) => void;

  constructor(game: AnyGame, bots: Bots, home: string, come: (answers: number) => void = () => {}) {
    this.#game = game;
    this.#bots = bots;
    this.#home = home;
    this.#come = come;
  }

  /** Runs the course, as far as its answers fit the rules, and lets bots go on where none of the author's seats is asked. */
  run(course: Course): Ran {
    const running = this.#begin(course);
    if ('sentence' in running) return { began: [], steps: [], answers: [], failure: running };
    let failure = this.#giveAll(running, course.answers);
    failure ??= this.#goOn(running, course);
    const { steps } = running;
    const answers = steps.map(({ seat, answer }) => ({ seat, answer }));
    const began = running.told[0]?.events ?? [];
    return { began, steps, answers, failure };
  }

  /** How the match stands after so many answers of a course that has been run. */
  position(course: Course, at: number, from: LookedAtFrom): Position | Failure {
    const running = this.#begin(course);
    if ('sentence' in running) return running;
    const earlier = course.answers.slice(0, Math.max(0, at - 1));
    const failure = this.#giveAll(running, earlier);
    if (failure) return failure;
    const { match } = running.journaled;
    try {
      const before = clone(match.state);
      const last = course.answers[at - 1];
      const failed = last && this.#give(running, last);
      if (failed) return failed;
      const events = last ? (running.told.at(-1)?.events ?? []) : match.told;
      const askedSeat = askedOf(match.pending, course);
      const viewer = from === 'asked' ? (askedSeat ?? 'spectator') : from;
      return {
        ...{ at, viewer, askedSeat, before, events },
        view: match.view(viewer),
        asked: match.asked(viewer),
        log: running.told.map((one) => ({ ...one, events: toldTo(this.#game, one.events, viewer) })),
        pending: match.pending,
        outcome: match.outcome ?? null,
        state: clone(match.state),
        views: {
          spectator: match.view('spectator'),
          seats: Array.from({ length: course.seats }, (_, seat) => match.view(seat)),
        },
        seenBy: whoSees(this.#game, clone(match.state), course.seats),
        chance: match.chance.position,
      };
    } catch (error) {
      return failureOf(error, at, this.#home);
    }
  }

  /** The turn in which the match stands after so many answers of a course that has been run. */
  turn(course: Course, at: number): TurnSoFar | Failure {
    const running = this.#begin(course);
    if ('sentence' in running) return running;
    const failure = this.#giveAll(running, course.answers.slice(0, at));
    if (failure) return failure;
    const { match } = running.journaled;
    const { state, random, answers } = match.save();
    const again = match.fork([]);
    const asked = answers.map(({ seat, answer }) => {
      const prompt = again.pending.find((one) => one.seat === seat)?.prompt ?? '';
      again.answer(seat, answer);
      return { seat, prompt, answer };
    });
    return { rest: { state, random }, answers: asked, pending: match.pending };
  }

  #begin({ options, seats, seed }: Course): Running | Failure {
    const objection = this.#game.objection(options, seats);
    if (objection) return { kind: 'unfit', at: 0, sentence: objection, lines: [] };
    this.#come(0);
    try {
      const journaled = JournaledMatch.begin(this.#game, { options, seats, seed });
      return { journaled, steps: [], told: [{ version: 0, answered: [], events: journaled.match.told }] };
    } catch (error) {
      return failureOf(error, 0, this.#home);
    }
  }

  #giveAll(running: Running, answers: readonly CourseAnswer[]): Failure | null {
    for (const answer of answers) {
      const failure = this.#give(running, answer);
      if (failure) return failure;
    }
    return null;
  }

  #give({ journaled, steps, told }: Running, { seat, answer }: CourseAnswer): Failure | null {
    const { match } = journaled;
    const at = steps.length;
    try {
      const decision = match.pending.find((one) => one.seat === seat);
      const step = decision && journaled.attempt({ seat, kind: 'answer', answer });
      if (!step) return { kind: 'unfit', at, sentence: notAnAnswer(seat, answer, decision), lines: [] };
      steps.push({ seat, answer, prompt: decision.prompt, events: step.events });
      this.#come(steps.length);
      told.push({ version: match.version, answered: step.answered, events: step.events });
      return null;
    } catch (error) {
      return failureOf(error, at, this.#home);
    }
  }

  /** Lets the bots answer until the author is asked. */
  #goOn(running: Running, { bots, seed }: Course): Failure | null {
    const { match } = running.journaled;
    const playing = new Map<number, AnyBot>();
    for (let answers = 0; answers < MOST_OF_BOTS; answers++) {
      const at = running.steps.length;
      if (match.outcome) return null;
      const stuck = match.pending.find(({ choice }) => !hasAnswer(choice, this.#game.forms));
      if (stuck) return broken(at, `Seat ${stuck.seat + 1} is asked ${stuck.prompt}, and there is no answer to it.`);
      if (match.pending.length === 0) return broken(at, 'The rules ask nothing, and the game is not over.');
      const decision = match.pending.find(({ seat }) => typeof bots[seat] === 'string');
      if (!decision) return null;
      const { seat } = decision;
      // A stream for each answer, so that the same course goes on in the same way from wherever it is taken up.
      const random = openRandom({ seed: commitment(`${seed}, seat ${seat}, answer ${at}`), position: 0 });
      const bot = playing.get(seat) ?? botFor(this.#game, random, bots[seat] ?? undefined, this.#bots);
      if (!bot) return broken(at, `There is no bot ${bots[seat]}.`);
      if (bots[seat] !== 'random') playing.set(seat, bot);
      try {
        const failure = this.#give(running, { seat, answer: bot(match.view(seat), decision) });
        if (failure) return failure;
      } catch (error) {
        return failureOf(error, at, this.#home);
      }
    }
    return broken(running.steps.length, `The game does not end within ${MOST_OF_BOTS} answers.`);
  }
}

function askedOf(pending: readonly Decision[], { bots }: Course): Seat | null {
  return (pending.find(({ seat }) => bots[seat] === null) ?? pending[0])?.seat ?? null;
}

function broken(at: number, sentence: string): Failure {
  return { kind: 'broken', at, sentence, lines: [] };
}

function notAnAnswer(seat: number, answer: Json, decision: Decision | undefined): string {
  return decision
    ? `${JSON.stringify(answer)} is no answer to ${decision.prompt} of seat ${seat + 1}.`
    : `Seat ${seat + 1} is asked nothing, and has no answer ${JSON.stringify(answer)} to give.`;
}
