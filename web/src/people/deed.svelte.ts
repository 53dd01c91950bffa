// Something that one does with a form: whether it is under way, what went wrong, and whether it is done.
import { sayProblem } from '../app/problems.ts';

export class Deed {
  isBusy = $state(false);
  problem = $state<string | undefined>();
  isDone = $state(false);

  async do(what: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.isDone = false;
    this.problem = undefined;
    try {
      await what();
      this.isDone = true;
    } catch (error) {
      this.problem = sayProblem(error);
    } finally {
      this.isBusy = false;
    }
  }
}
