// The tutorial on the page: the lesson as a table that can be visited, and how far one has come, kept by the browser.

import { type Asked, type GameTypes, type Json, Refused } from '@undertow/client-sdk/index.ts';
import type { AnyEvent, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { TableSession } from '../match/table-session.svelte.ts';
import { LocalSession, type Snapshot, tableOf } from '../replay/local-session.ts';
import { logFor, seenBy } from '../replay/snapshot.ts';
import { t } from '../words/words.svelte.ts';
import { type GameLesson, LEARNER, type LessonStep, SCORES } from './game-lesson.ts';
import { Lesson } from './lesson.ts';
import type { Progress } from './progress.ts';

const TABLE = 'lesson';

export class Tutorial {
  readonly #game: string;
  readonly #given: GameLesson;
  readonly #progress: Progress;
  #lesson: Lesson;
  #local: LocalSession;
  #match: AnyMatch;
  session: TableSession<GameTypes> = $state.raw() as TableSession<GameTypes>;
  step: LessonStep | undefined = $state.raw();
  number: number = $state(0);
  #view: unknown = $state.raw();

  constructor(game: string, given: GameLesson, progress: Progress) {
    this.#game = game;
    this.#given = given;
    this.#progress = progress;
    this.#lesson = Lesson.resume(given.scenes, progress.of(given.id));
    this.#match = this.#lesson.match;
    this.#local = this.#sitDown();
    this.#look();
  }

  /** The position with everything turned up, when the game is over. */
  get final(): { readonly view: unknown; readonly ranking: readonly (readonly number[])[] } | undefined {
    const { outcome } = this.#lesson.match;
    return outcome && { view: this.#snapshot().view, ranking: outcome.ranking };
  }

  /** What came of the last answer has been told to its end. */
  get isTold(): boolean {
    return this.session.askedOn === this.#view;
  }

  /** To the step before: what was done there is to be done again. */
  back(): void {
    const { before } = this.#lesson;
    if (!before) return;
    this.#lesson = before;
    this.#progress.keep(this.#given.id, before.done);
    this.#begin();
    this.#look();
  }

  see(): void {
    if (this.#lesson.see()) this.#goOn([]);
  }

  close(): void {
    this.session.close();
  }

  #answer(answer: Answer): void {
    const events = this.#lesson.answer(answer);
    if (!events) throw new Refused({ code: 'illegal', message: 'this is not what the lesson asks for' });
    this.#goOn(events);
  }

  #goOn(events: readonly AnyEvent[]): void {
    const { step, done } = this.#lesson;
    this.#progress.keep(this.#given.id, step ? done : []);
    if (!step || step.id === SCORES) this.#progress.finish(this.#given.id);
    if (this.#lesson.match === this.#match) {
      this.#local.show(this.#snapshot(), seenBy(this.#match.game, LEARNER, events));
    } else {
      this.#begin();
    }
    this.#look();
  }

  #begin(): void {
    this.#match = this.#lesson.match;
    this.session.close();
    this.#local = this.#sitDown();
  }

  #sitDown(): LocalSession {
    const { names, options } = this.#given;
    const table = tableOf({ id: TABLE, game: this.#game, options, seats: names }, 'playing');
    const lines = this.#lesson.told.map((events) => ({ events }));
    const told = logFor(this.#match.game, LEARNER, lines);
    const local = new LocalSession(table, this.#snapshot(), (answer: Json) => this.#answer(answer)).begin(told);
    this.session = new TableSession<GameTypes>(local.asVisit());
    this.session.log = told;
    return local;
  }

  #look(): void {
    this.#view = this.#local.view;
    this.step = this.#lesson.step;
    this.session.isEnough = this.step?.answer?.isEnough;
    const { proposal } = this.#lesson;
    this.session.proposal = proposal === undefined ? undefined : { answer: proposal, text: t('learn.hint') };
    this.number = this.#lesson.number;
  }

  #snapshot(): Snapshot {
    const { match, decision, done } = this.#lesson;
    return {
      seat: LEARNER,
      view: match.view(LEARNER),
      asked: match.asked(LEARNER) as unknown as readonly Asked[],
      decision: decision
        ? ({ ...decision, number: done.length, until: null } as unknown as Snapshot['decision'])
        : null,
      sealed: match.sealed(LEARNER) as NonNullable<Snapshot['sealed']>,
      ending: null,
    };
  }
}
