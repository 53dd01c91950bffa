// The learner's progress in the lessons of a game, kept by the browser: the step of each, and which are done.
import { keptList, type TextStore } from '../browser/storage.ts';
import type { Done } from './lesson.ts';

export class Progress {
  readonly #game: string;
  readonly #store: TextStore;

  constructor(game: string, store: TextStore) {
    this.#game = game;
    this.#store = store;
  }

  /** What was done of a lesson that has been left; nothing when it begins anew. */
  of(lesson: string): readonly Done[] {
    return keptList(() => this.#store.getItem(this.#keyOf(lesson)));
  }

  keep(lesson: string, done: readonly Done[]): void {
    this.#store.setItem(this.#keyOf(lesson), JSON.stringify(done));
  }

  forget(lesson: string): void {
    this.keep(lesson, []);
  }

  /** It stays done, also when it is gone through once more. */
  finish(lesson: string): void {
    if (!this.isDone(lesson)) this.#store.setItem(this.#finishedKey, JSON.stringify([...this.#finished, lesson]));
  }

  isDone(lesson: string): boolean {
    return this.#finished.includes(lesson);
  }

  get #finished(): readonly string[] {
    return keptList(
      () => this.#store.getItem(this.#finishedKey),
      (one): one is string => typeof one === 'string',
    );
  }

  get #finishedKey(): string {
    return `undertow.lessons.${this.#game}`;
  }

  #keyOf(lesson: string): string {
    return `undertow.lesson.${this.#game}.${lesson}`;
  }
}
