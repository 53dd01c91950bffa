// Messages of the page itself, shown for a moment on whatever page: a headline, and what it means.
export interface Told {
  readonly title: string;
  readonly note?: string;
  /** Where one can go on, or with an empty path the page anew; it then stands there until one has gone or put it away. */
  readonly ways?: readonly { readonly name: string; readonly path: string }[];
}

class Telling {
  standing = $state.raw<readonly Told[]>([]);

  say(told: Told): void {
    this.standing = [...this.standing, told];
  }

  putAway(told: Told): void {
    this.standing = this.standing.filter((other) => other !== told);
  }
}

export const telling = new Telling();
