// A match, one play of a game: a state at rest, and the answers given since. Everything else follows from these.
import { counting, isSettled, type OpenDecision, openDecision, openDecisions, openTo, seatsBehind } from './batch.ts';
import { isLegal } from './choice.ts';
import { nothing } from './flow.ts';
import type { Answer, Answers, Batch, Decision, Flow, Game, Outcome, Seat, Shown, Table, Viewer } from './game.ts';
import { clone } from './json.ts';
import { openRandom, placeOf, type RandomPlace } from './random.ts';
import { flawOf, type Given, type Rest, type Save } from './save.ts';
import { type Sealed, sealedBy } from './sealed.ts';
import { isSame, overwrite, Switch } from './supposing.ts';
import { TurnAnswers } from './turn-answers.ts';
import { type Asked, askedOf, viewOf } from './view.ts';

export class Match<State, Event, View extends Shown, Options> {
  readonly game: Game<State, Event, View, Options>;
  /** The version of the rules that the match began with. */
  readonly rules: number;
  /** How many answers a resumed match had to give up, because today's rules did not lead through them. */
  readonly lost: number;
  #rest!: Rest<State>;
  readonly #answers = new TurnAnswers();
  #version = 0;
  /** What the rules play on. */
  #table!: Table<State, Event>;
  #random!: Switch;
  #flow!: Flow;
  #batch: Batch | undefined;
  #sealed: (Answer | undefined)[] = [];
  #told: Event[] = [];
  #revealed = false;
  #outcome: Outcome | undefined;
  /** What was asked and answered last, and led here. */
  #before: Batch | undefined;
  #given: Answers = [];

  static start<S, E, V extends Shown, O>(
    game: Game<S, E, V, O>,
    options: O,
    seats: number,
    seed: string,
  ): Match<S, E, V, O> {
    const objection = game.objection(options, seats);
    if (objection) throw new Error(objection);
    const random = openRandom({ seed, position: 0 });
    const told: E[] = [];
    const state = game.setup(options, seats, random, (event) => told.push(event));
    const match = Match.at(game, state, random);
    match.#told.unshift(...told);
    return match;
  }

  /** A match that begins at this position, at rest. */
  static at<S, E, V extends Shown, O>(game: Game<S, E, V, O>, state: S, random: RandomPlace): Match<S, E, V, O> {
    return new Match(game, { state, random: placeOf(random), turn: 0 }, [], { rules: game.rules, version: 0 });
  }

  static resume<S, E, V extends Shown, O>(game: Game<S, E, V, O>, save: Save<S>): Match<S, E, V, O> {
    const flaw = flawOf(save, game.id);
    if (flaw) throw new Error(`this match cannot be resumed: ${flaw}`);
    const { random, turn } = save;
    const match = new Match(game, { state: clone(save.state), random, turn }, save.answers, save);
    match.#told = [];
    return match;
  }

  private constructor(
    game: Game<State, Event, View, Options>,
    rest: Rest<State>,
    answers: readonly Given[],
    { rules, version }: Pick<Save<State>, 'rules' | 'version'>,
  ) {
    this.game = game;
    this.rules = rules;
    this.#version = version;
    // Other rules may lead through the same answers to another position, and it would not be noticed.
    const isKnown = rules === game.rules || answers.length === 0;
    this.lost = isKnown && this.#leadsThrough(rest, answers) ? 0 : answers.length;
    if (this.lost > 0) {
      this.#load(rest, []);
      this.#version++;
    }
  }

  /** The position as it is. It belongs to the match: look, and do not touch. */
  get state(): State {
    return this.#table.state;
  }

  /** One higher with every change that all may know of: an answer that stays sealed is none. */
  get version(): number {
    return this.#version;
  }

  /** How many rest points the match has passed: 0 in its first turn. */
  get turn(): number {
    return this.#rest.turn;
  }

  /** How many answers lead here from the last rest point, without those that were taken back or called off. */
  get depth(): number {
    return this.#answers.all.length;
  }

  /** Where it stands in its stream of chance. */
  get chance(): RandomPlace {
    return placeOf(this.#random);
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** The seats whose answers led to this version, as far as all may know; none where one was taken back. */
  get answered(): readonly Seat[] {
    return seatsBehind(this.#before, this.#given);
  }

  /** What the last change told; at first, what the start told. */
  get told(): readonly Event[] {
    return this.#told;
  }

  /** The decisions that can be answered now: at most one of each seat. */
  get pending(): readonly Decision[] {
    return this.#batch ? openDecisions(this.#batch.decisions, this.#sealed) : [];
  }

  /** What this seat is asked now. */
  open(seat: Seat): OpenDecision | undefined {
    return this.#batch && openDecision(seat, this.#batch.decisions, this.#sealed, this.#version);
  }

  /** What this seat has answered that is still sealed, in the order in which it was asked; without what the rules answered. */
  sealed(seat: Seat): readonly Sealed[] {
    return this.#batch ? sealedBy(seat, this.#batch, this.#sealed) : [];
  }

  /** The open decisions as this viewer sees them: of others, never whether they have already answered in secret. */
  asked(viewer: Viewer): readonly Asked[] {
    return this.#batch ? askedOf(this.game, this.state, this.#batch.decisions, this.#sealed, viewer) : [];
  }

  /** What this viewer is shown. */
  view(viewer: Viewer): View {
    return viewOf(this.game, this.state, viewer);
  }

  /** Gives an answer and tells what came of it; `undefined` if it is not a legal answer of this seat now. */
  answer(seat: Seat, answer: Answer): readonly Event[] | undefined {
    const index = this.#placeFor(seat, answer);
    if (index < 0) return undefined;
    const rest = this.#rest;
    const answers = this.#answers.all;
    const { length } = answers;
    const batch = this.#batch;
    this.#told = [];
    try {
      // A copy: what the caller does with its own object later is no answer.
      this.#give(index, clone(answer));
    } catch (bug) {
      // A rule broke down. The match goes back to where it was, so that nothing is lost but this answer.
      this.#load(rest, answers.slice(0, length));
      this.#told = [];
      throw bug;
    }
    if (this.#batch !== batch) this.#version++;
    return this.#told;
  }

  /** Whether this seat may take back its last answer: nothing was revealed or drawn since, and no other seat asked. */
  canTakeBack(seat: Seat): boolean {
    return this.#answers.canTakeBack(seat);
  }

  takeBack(seat: Seat): boolean {
    if (!this.canTakeBack(seat)) return false;
    this.#load(this.#rest, this.#answers.all.slice(0, -1));
    this.#told = [];
    this.#before = undefined;
    this.#version++;
    return true;
  }

  save(): Save<State> {
    const rest = { ...this.#rest, state: clone(this.#rest.state) };
    const answers = this.#answers.all.slice();
    return { game: this.game.id, rules: this.rules, version: this.#version, ...rest, answers };
  }

  /** The same match once more, to try things out in: behind all answers of this turn, or as it would be behind these. */
  fork(answers: readonly Given[] = this.#answers.all): Match<State, Event, View, Options> {
    const fork = new Match(this.game, this.#rest, answers, { rules: this.rules, version: this.#version });
    fork.#told = [];
    return fork;
  }

  /**
   * The same match once more, as it would be in this position, which must look to this seat as the true one does: for a
   * bot that tries out what it does not see. What others have answered in secret has not happened there. `undefined` where
   * another seat is asked something that depends on what it hides.
   */
  suppose(seat: Seat, state: State, random: RandomPlace): Match<State, Event, View, Options> | undefined {
    const own = this.#answers.knownTo(seat);
    if (own.length === 0 && isSame(this.state, this.#rest.state)) return Match.at(this.game, state, random);
    const decisions = this.#batch?.decisions ?? [];
    if (decisions.some((one) => one.seat !== seat && !this.game.publicChoice(this.state, one))) return undefined;
    const fork = this.fork(own);
    fork.goOnFrom(state, random);
    return fork;
  }

  /** Goes on from this position in the middle of a turn: do not save or fork it, or take back, before it comes to rest. */
  goOnFrom(state: State, random: RandomPlace): void {
    overwrite(this.state as object, this.game.copy(state) as object, this.game.copy(this.state) as object);
    this.#random.goOnAs(openRandom(random));
  }

  /** Whether the rules lead through these answers; if so, the match then stands behind the last of them. */
  #leadsThrough(rest: Rest<State>, answers: readonly Given[]): boolean {
    try {
      this.#load(rest, answers);
      return true;
    } catch (broken) {
      if (answers.length === 0) throw broken;
      return false;
    }
  }

  /** Stands at the rest point and gives these answers again. */
  #load(rest: Rest<State>, answers: readonly Given[]): void {
    this.#random = new Switch(openRandom(rest.random));
    this.#table = {
      state: this.game.copy(rest.state),
      random: this.#random,
      tell: (event) => {
        this.#told.push(event);
      },
      reveal: () => {
        this.#revealed = true;
      },
    };
    this.#settle(rest);
    if (!this.#outcome) this.#advance([]);
    for (const { seat, answer } of answers) {
      const index = this.#placeFor(seat, answer);
      if (index < 0) throw new Error(`seat ${seat} could not answer ${JSON.stringify(answer)} again`);
      this.#give(index, answer);
    }
  }

  /** The place in the batch of what this seat can answer, if this is a legal answer to it; else -1. */
  #placeFor(seat: Seat, answer: Answer): number {
    const index = this.#batch ? openTo(seat, this.#batch.decisions, this.#sealed) : -1;
    const decision = this.#batch?.decisions[index];
    return decision && isLegal(decision.choice, answer, this.game.forms) ? index : -1;
  }

  #give(index: number, answer: Answer): void {
    const { decisions, decline } = this.#batch as Batch;
    this.#answers.add({ seat: (decisions[index] as Decision).seat, answer }, decisions.length > 1);
    this.#sealed[index] = answer;
    if (isSettled(this.#sealed, decline)) this.#advance(counting(this.#sealed, decline));
  }

  /** Lets the rules run on to the next decision, over as many rest points as it takes. */
  #advance(answers: Answers): void {
    const { state, random } = this.#table;
    const { position } = random;
    const told = this.#told.length;
    this.#before = this.#batch;
    this.#given = answers;
    this.#revealed = false;
    let step = this.#flow.next(answers);
    for (let silent = 0; step.done; silent++) {
      if (silent > MOST_SILENT_TURNS) throw new Error(GOES_ON_SILENTLY);
      this.#settle({ state: this.game.copy(state), random: placeOf(random), turn: this.#rest.turn + 1 });
      if (this.#outcome) return;
      step = this.#flow.next([]);
    }
    const { decisions, sealed } = step.value;
    this.#batch = step.value;
    this.#sealed = sealed ? sealed.slice() : decisions.map(() => undefined);
    const disclosed = this.#revealed || random.position !== position;
    this.#answers.leadTo(step.value, disclosed, this.#told.length > told);
  }

  /** Comes to rest here, and begins the next turn unless the game is over. */
  #settle(rest: Rest<State>): void {
    this.#rest = rest;
    this.#answers.clear();
    this.#batch = undefined;
    this.#sealed = [];
    this.#outcome = this.game.outcome(this.state);
    this.#flow = this.#outcome ? nothing : this.game.turn(this.#table);
  }
}

/** More turns than this without a question are a game that will never ask again. */
const MOST_SILENT_TURNS = 1000;
export const GOES_ON_SILENTLY = 'the game goes on without asking anybody';
