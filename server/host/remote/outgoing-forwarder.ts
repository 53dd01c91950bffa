// Sends the outgoing messages of a match here to another process: once for each kind of viewer there, however many they are.
import type { LiveMatch } from '../live-match.ts';
import type { MatchSubscriber, OutgoingMessage } from '../outgoing.ts';
import type { Attached, AudienceOf } from './calls.ts';

export interface Sender {
  forward(number: number, text: string): void;
  dismiss(): void;
}

/** All that this process forwards is counted together: what was forwarded earlier is never taken for something newer. */
export interface Numbers {
  last: number;
}

export class OutgoingForwarder {
  readonly match: LiveMatch;
  readonly #audience: AudienceOf['audience'];
  readonly #sender: Sender;
  readonly #subscriber: MatchSubscriber;
  readonly #numbers: Numbers;
  #isAttached = false;

  constructor(match: LiveMatch, { audience }: AudienceOf, sender: Sender, numbers: Numbers) {
    this.match = match;
    this.#audience = audience;
    this.#sender = sender;
    this.#numbers = numbers;
    this.#subscriber = {
      told: ({ text }) => this.#sender.forward(++numbers.last, text),
      dismissed: () => this.dismiss(),
    };
  }

  /** It has never told anything. */
  get isUnused(): boolean {
    return !this.#isAttached;
  }

  /** What a newcomer there is told first, and up to which number that goes. */
  async welcome(since: number | undefined): Promise<Attached> {
    const texts: string[] = [];
    const newcomer: MatchSubscriber = { told: ({ text }: OutgoingMessage) => texts.push(text) };
    await this.#attach(newcomer, since);
    // From here to the end nothing can happen in between.
    if (!this.#isAttached) this.match.attachBeside(this.#viewer, newcomer, this.#subscriber);
    this.#isAttached = true;
    this.match.detach(this.#viewer, newcomer);
    return { texts, last: this.#numbers.last };
  }

  dismiss(): void {
    this.#sender.dismiss();
  }

  end(): void {
    if (this.#isAttached) this.match.detach(this.#viewer, this.#subscriber);
    this.#isAttached = false;
  }

  get #viewer() {
    return this.#audience === 'players' ? 'spectator' : this.#audience;
  }

  #attach(newcomer: MatchSubscriber, since: number | undefined): Promise<void> {
    if (this.#audience === 'players') return this.match.attachForPlayers(newcomer);
    return this.match.attach(this.#audience, newcomer, since);
  }
}
