// What the page itself tells for a moment, whatever page is shown: a headline, and what it means.
export interface Told {
  readonly title: string;
  readonly note: string;
}

/** Milliseconds that it stands there unless it is put away. */
const STAYS = 9000;

class Telling {
  standing = $state.raw<readonly Told[]>([]);

  say(told: Told): void {
    this.standing = [...this.standing, told];
    setTimeout(() => this.putAway(told), STAYS);
  }

  putAway(told: Told): void {
    this.standing = this.standing.filter((other) => other !== told);
  }
}

export const telling = new Telling();
