// The tutorial on the page: the lesson as a table that can be visited, and how far one has come, kept by the browser.
import type { Abyss, View } from '@undertow/client-sdk/abyss.ts';
import type { Asked, Json } from '@undertow/client-sdk/index.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { keptList, type TextStore } from '../app/storage.ts';
import { LocalVisit, type Standing, tableOf } from '../replay/local-visit.ts';
import { logFor } from '../replay/standing.ts';
import { TableVisit } from '../table/visit.svelte.ts';
import { type Done, Lesson } from './lesson.ts';
import { LEARNER, type Step } from './scenes.ts';

const KEY = 'undertow.lesson';
const TABLE = 'lesson';

export function keptLesson(store: TextStore): readonly Done[] {
  return keptList(() => store.getItem(KEY));
}

/** The tutorial begins anew. */
export function forgetLesson(store: TextStore): void {
  store.setItem(KEY, '[]');
}

export class Tutorial {
  readonly #names: readonly string[];
  readonly #store: TextStore;
  readonly #lesson: Lesson;
  #local: LocalVisit;
  #match: Lesson['match'];
  visit: TableVisit<Abyss> = $state.raw() as TableVisit<Abyss>;
  step: Step | undefined = $state.raw();
  number: number = $state(0);

  constructor(names: readonly string[], store: TextStore, done: readonly Done[] = []) {
    this.#names = names;
    this.#store = store;
    this.#lesson = Lesson.resume(done);
    this.#match = this.#lesson.match;
    this.#local = this.#sitDown();
    this.#look();
  }

  /** The position with everything turned up, when the game is over. */
  get final(): { readonly view: View; readonly ranking: readonly (readonly number[])[] } | undefined {
    const { outcome } = this.#lesson.match;
    return outcome && { view: this.#standing().view, ranking: outcome.ranking };
  }

  see(): void {
    if (this.#lesson.see()) this.#goOn([]);
  }

  close(): void {
    this.visit.close();
  }

  #answer(answer: Answer): void {
    const events = this.#lesson.answer(answer);
    if (events) this.#goOn(events);
  }

  #goOn(events: readonly Abyss['event'][]): void {
    this.#store.setItem(KEY, JSON.stringify(this.#lesson.step ? this.#lesson.done : []));
    if (this.#lesson.match === this.#match) {
      this.#local.show(this.#standing(), events);
    } else {
      this.#match = this.#lesson.match;
      this.visit.close();
      this.#local = this.#sitDown();
    }
    this.#look();
  }

  #sitDown(): LocalVisit {
    const table = tableOf({ id: TABLE, options: { expansions: [] }, seats: this.#names }, 'playing');
    const local = new LocalVisit(table, this.#standing(), (answer: Json) => this.#answer(answer));
    this.visit = new TableVisit<Abyss>(local.asVisit());
    return local;
  }

  #look(): void {
    this.visit.log = logFor(LEARNER, this.#lesson.told);
    this.step = this.#lesson.step;
    this.number = this.#lesson.number;
  }

  #standing(): Standing {
    const { match, decision, done } = this.#lesson;
    return {
      seat: LEARNER,
      view: match.view(LEARNER),
      asked: match.asked(LEARNER) as unknown as readonly Asked[],
      decision: decision
        ? ({ ...decision, number: done.length, until: null } as unknown as Standing['decision'])
        : null,
      ending: null,
    };
  }
}
