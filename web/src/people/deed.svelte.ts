// Something that one does with a form: whether it is under way, what went wrong, and whether it is done.
import { Refused } from '@undertow/client-sdk/index.ts';
import { sayProblem } from '../app/problems.ts';
import { t } from '../words/words.svelte.ts';

export class Deed {
  isBusy = $state(false);
  problem = $state<string | undefined>();
  /** That one has not said one's own password, where that was asked for. */
  isWrongPassword = $state(false);
  isDone = $state(false);

  async do(what: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.isDone = false;
    this.problem = undefined;
    this.isWrongPassword = false;
    try {
      await what();
      this.isDone = true;
    } catch (error) {
      this.isWrongPassword =
        error instanceof Refused && error.code === 'forbidden' && error.problem.field !== undefined;
      this.problem = this.isWrongPassword ? t('people.wrongPassword') : sayProblem(error);
    } finally {
      this.isBusy = false;
    }
  }
}
