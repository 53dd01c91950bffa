// What an author works at: one match of a game, gone through and answered otherwise, which goes on when the rules have changed.
import { upTo } from './course.ts';
import { type Ask, GameThread, NoReply, type Reply, type ThreadParts } from './game-thread.ts';
import type {
  Course,
  CourseAnswer,
  Failure,
  GameDescription,
  LookedAtFrom,
  Origin,
  Position,
  Reload,
  TurnSoFar,
  WorkState,
} from './wire.ts';

export class Workshop {
  readonly #listeners = new Set<(number: number) => void>();
  readonly #thread: GameThread;
  #course: Course;
  #game: GameDescription | null = null;
  #result: Pick<Reply['run'], 'began' | 'steps' | 'failure'> = { began: [], steps: [], failure: null };
  #branch: WorkState['branch'] = null;
  #reload: Reload | null = null;
  #origin: Origin | null;
  #number = 0;
  /** One thing after the other, in the order in which they were asked for. */
  #line: Promise<unknown> = Promise.resolve();

  constructor(parts: ThreadParts, course: Course, origin: Origin | null = null) {
    this.#origin = origin;
    this.#course = course;
    this.#thread = new GameThread(parts);
  }

  get state(): WorkState {
    const { answers: _, ...course } = this.#course;
    const { began, steps, failure } = this.#result;
    return {
      ...{ number: this.#number, game: this.#game, course, began, steps, failure },
      ...{ branch: this.#branch, reload: this.#reload, origin: this.#origin },
    };
  }

  get course(): Course {
    return this.#course;
  }

  onChange(listener: (number: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the game and runs the course for the first time. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#describe()) await this.#run(this.#course);
    });
  }

  /** How the match stands after so many answers, as it is seen from there. */
  position(at: number, from: LookedAtFrom): Promise<Position | Failure> {
    return this.#inTurn(() => this.#told({ what: 'position', course: this.#course, at, from }));
  }

  /** The turn that leads to how the match stands after so many answers. */
  turn(at: number): Promise<TurnSoFar | Failure> {
    return this.#inTurn(() => this.#told({ what: 'turn', course: this.#course, at }));
  }

  /** Answers at this point; what stood behind it before becomes the branch. */
  answer(at: number, given: CourseAnswer): Promise<Failure | null> {
    return this.#inTurn(async () => {
      const left = this.#result.steps.slice(at);
      const before = upTo(this.#course, at);
      const course = { ...before, answers: [...before.answers, given] };
      const ran = await this.#ran(course);
      // The match stays as it was where the answer was none, or the rules broke down over it.
      if (ran.failure && ran.steps.length <= at) {
        if (ran.failure.kind === 'broken') this.#fail(ran.failure);
        return ran.failure;
      }
      this.#branch = left.length > 0 ? { at, steps: left } : null;
      if (this.#branch) this.#origin = null;
      this.#take(course, ran);
      return null;
    });
  }

  /** Who plays a seat from now on. */
  play(seat: number, bot: string | null): Promise<void> {
    return this.#inTurn(() => this.#run({ ...this.#course, bots: this.#course.bots.with(seat, bot) }));
  }

  /** Another match, on this seed, with these seats and options. */
  begin({ seed, seats, options }: Pick<Course, 'seed' | 'seats' | 'options'>): Promise<void> {
    return this.#inTurn(async () => {
      const bots = Array.from({ length: seats }, (_, seat) => this.#course.bots[seat] ?? null);
      this.#branch = null;
      this.#reload = null;
      this.#origin = null;
      await this.#run({ seed, seats, options, bots, answers: [] });
    });
  }

  /** Reads the game anew, as these files of it have changed, and goes on from its answers if all of them still fit. */
  reload(files: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.#thread.end();
      if (!(await this.#describe())) return;
      const ran = await this.#ran(this.#course);
      const answers = this.#course.answers.length;
      const fitted = Math.min(answers, ran.steps.length);
      this.#reload = { files, answers, fitted };
      this.#branch = null;
      if (fitted === answers) this.#take(this.#course, ran);
      // Rules that do not work yet are no reason to lose the match.
      else if (ran.failure?.kind === 'broken') this.#fail(ran.failure);
      // Half a match by the old rules would be no match of either.
      else await this.#run(upTo(this.#course, 0));
    });
  }

  async close(): Promise<void> {
    await this.#thread.end();
  }

  /** Whether the game can be read. */
  async #describe(): Promise<boolean> {
    try {
      this.#game = await this.#thread.ask({ what: 'describe' });
      return true;
    } catch (error) {
      this.#fail(failureIn(error));
      return false;
    }
  }

  async #run(course: Course): Promise<void> {
    this.#take(course, await this.#ran(course));
  }

  /** As far as the rules lead. Where they do not come back, as far as they did, by what was given and not by bots. */
  async #ran(course: Course): Promise<Reply['run']> {
    try {
      return await this.#thread.ask({ what: 'run', course });
    } catch (error) {
      const failure = failureIn(error);
      const before = { ...upTo(course, failure.at), bots: course.bots.map(() => null) };
      return { ...(await this.#ranAgain(before)), failure };
    }
  }

  /** What the thread says of a point of the course, or why it does not. */
  async #told<What extends 'position' | 'turn'>(ask: Extract<Ask, { what: What }>): Promise<Reply[What] | Failure> {
    try {
      return await this.#thread.ask<What>(ask);
    } catch (error) {
      return failureIn(error);
    }
  }

  async #ranAgain(course: Course): Promise<Reply['run']> {
    try {
      return await this.#thread.ask({ what: 'run', course });
    } catch (error) {
      return { began: [], steps: [], answers: [], failure: failureIn(error) };
    }
  }

  #take(course: Course, { answers, ...ran }: Reply['run']): void {
    this.#course = { ...course, answers };
    this.#result = ran;
    this.#changed();
  }

  #fail(failure: Failure): void {
    this.#result = { ...this.#result, failure };
    this.#changed();
  }

  #changed(): void {
    this.#number++;
    for (const listener of this.#listeners) listener(this.#number);
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#line.then(task);
    this.#line = result.catch(() => {});
    return result;
  }
}

function failureIn(error: unknown): Failure {
  if (error instanceof NoReply) return error.failure;
  throw error;
}
