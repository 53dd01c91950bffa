// The state of a form that is sent: under way, failed, or done.
import { Refused } from '@undertow/client-sdk/index.ts';
import { sayProblem } from '../words/problems.ts';

export class Submission {
  isBusy = $state(false);
  problem = $state<string | undefined>();
  /** What of it was wrong, if the server has named it. */
  field = $state<string | undefined>();
  isDone = $state(false);
  readonly #say: (error: unknown) => string;

  constructor(say: (error: unknown) => string = sayProblem) {
    this.#say = say;
  }

  async do(what: () => Promise<void>): Promise<void> {
    this.forget();
    this.isBusy = true;
    try {
      await what();
      this.isDone = true;
    } catch (error) {
      this.problem = this.#say(error);
      this.field = error instanceof Refused ? error.problem.field : undefined;
    } finally {
      this.isBusy = false;
    }
  }

  /** What was wrong the last time is over. */
  forget(): void {
    this.isDone = false;
    this.problem = undefined;
    this.field = undefined;
  }
}
