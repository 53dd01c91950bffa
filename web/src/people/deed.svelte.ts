// Something that one does with a form: whether it is under way, what went wrong, and whether it is done.
import { Refused } from '@undertow/client-sdk/index.ts';
import { sayProblem } from '../app/problems.ts';

export class Deed {
  isBusy = $state(false);
  problem = $state<string | undefined>();
  /** What of it was wrong, if the server has named it. */
  field = $state<string | undefined>();
  isDone = $state(false);

  async do(what: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.isDone = false;
    this.problem = undefined;
    this.field = undefined;
    try {
      await what();
      this.isDone = true;
    } catch (error) {
      this.problem = sayProblem(error);
      this.field = error instanceof Refused ? error.problem.field : undefined;
    } finally {
      this.isBusy = false;
    }
  }
}
