// One thing at a time: of those that are wanted meanwhile, the newest comes next, and the others never.
export class Newest {
  #next: (() => Promise<void>) | undefined;
  #isBusy = false;

  /** `task` deals with its failures itself. */
  async want(task: () => Promise<void>): Promise<void> {
    this.#next = task;
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#next) {
      const now = this.#next;
      this.#next = undefined;
      await now();
    }
    this.#isBusy = false;
  }
}
