// Listeners for news of accounts, from this process and all others: who is signed out, renamed or deleted.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import type { Identity } from './identity.ts';

export interface AccountListener {
  /** Closes the sockets, and forgets the entries, of all identities that are signed out. */
  out?(isOut: (identity: Identity) => boolean): void;
  /** A person has another name, or became a member. */
  changed?(person: Person): void;
  /** A person was deleted; `out` was called before. */
  gone?(person: string): void;
  /** The identities that this process has accepted, which may have to go. */
  present?(): Iterable<Identity>;
}

/** Who is signed out: one session, one token, all tokens or all other sessions of a person, or the whole person. */
export type Out =
  | { readonly session: string }
  | { readonly token: string }
  | { readonly tokensOf: string }
  | { readonly sessionsOf: string; readonly except: string | null }
  | { readonly person: string };

type News = { readonly out: Out } | { readonly changed: Person } | { readonly gone: string };

const TOPIC: Topic<News> = 'accounts';

export class Listeners {
  readonly #bus: Bus;
  readonly #listeners: AccountListener[] = [];
  #heard = 0;

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.hear(TOPIC, (news) => this.hear(news));
  }

  add(listener: AccountListener): void {
    this.#listeners.push(listener);
  }

  out(out: Out): void {
    this.#spread({ out });
  }

  changed(person: Person): void {
    this.#spread({ changed: person });
  }

  gone(person: string): void {
    this.#spread({ gone: person });
  }

  /** All identities that a listener here has accepted. */
  present(): Identity[] {
    return this.#listeners.flatMap((listener) => [...(listener.present?.() ?? [])]);
  }

  /** A count of the news: what was read from the store before it rose may be out of date. */
  get heard(): number {
    return this.#heard;
  }

  /** Tells the listeners of this process alone: the others know the news, or find it out themselves. */
  hear(news: News): void {
    this.#heard++;
    for (const listener of this.#listeners) {
      if ('out' in news) listener.out?.((identity) => isOut(identity, news.out));
      else if ('changed' in news) listener.changed?.(news.changed);
      else listener.gone?.(news.gone);
    }
  }

  #spread(news: News): void {
    this.hear(news);
    this.#bus.tell(TOPIC, news);
  }
}

function isOut({ person, session, token }: Identity, out: Out): boolean {
  if ('session' in out) return session === out.session;
  if ('token' in out) return token === out.token;
  if ('tokensOf' in out) return person.id === out.tokensOf && token !== undefined;
  if ('person' in out) return person.id === out.person;
  return person.id === out.sessionsOf && session !== undefined && session !== out.except;
}
