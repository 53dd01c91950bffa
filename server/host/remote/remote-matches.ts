// The remote matches that clients of this process have come to.
import type { Bus } from '../../cluster/bus.ts';
import { DISMISSED, RELAYED, UNWATCHED } from './calls.ts';
import { RemoteMatch } from './remote-match.ts';

export class RemoteMatches {
  readonly #bus: Bus;
  readonly #matches = new Map<string, RemoteMatch>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.hear(RELAYED, ({ match, audience, number, text }, from) => {
      if (this.#of(from, match)?.relayed(audience, number, text)) return;
      // We have gone without its having heard so.
      bus.tellOne(from, UNWATCHED, { match, audience });
    });
    bus.hear(DISMISSED, ({ match, audience }, from) => {
      this.#of(from, match)?.dismissed(audience);
    });
    bus.onMissed((process) => this.#leaveAllOf(process));
    bus.onGone((process) => this.#leaveAllOf(process));
  }

  /** Where the match is, as far as is known here. */
  find(id: string): RemoteMatch | undefined {
    const match = this.#matches.get(id);
    return match?.isGone ? undefined : match;
  }

  /** The match, which lives in this process. */
  at(owner: string, id: string): RemoteMatch {
    const known = this.find(id);
    if (known?.owner === owner) return known;
    known?.leave();
    const match = new RemoteMatch(id, owner, this.#bus);
    this.#matches.set(id, match);
    return match;
  }

  /** It is not in another process any more. */
  forget(id: string): void {
    this.#matches.get(id)?.leave();
    this.#matches.delete(id);
  }

  /** Forgets the matches that no client here follows: the next request finds out where they are. */
  tidy(): void {
    for (const [id, match] of this.#matches) if (match.isGone || match.isUnwatched) this.#matches.delete(id);
  }

  #of(owner: string, id: string): RemoteMatch | undefined {
    const match = this.#matches.get(id);
    return match?.owner === owner ? match : undefined;
  }

  #leaveAllOf(process: string): void {
    for (const [id, match] of this.#matches) {
      if (match.owner !== process) continue;
      this.#matches.delete(id);
      match.leave();
    }
  }
}
