// A match that lives in another process: its calls go to the owner, and its news comes from there.
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type Bus, Silence } from '../../cluster/bus.ts';
import { newId } from '../../ids.ts';
import type { MatchRecord } from '../archive.ts';
import type { Asker } from '../askers.ts';
import { type HostedMatch, type MatchStatus, Moved } from '../hosted-match.ts';
import type { MatchSubscriber } from '../outgoing.ts';
import { type Attached, type Attaching, type Audience, DEED, MOVED, type RemoteCall, UNWATCHED } from './calls.ts';
import { RemoteSubscribers } from './subscribers.ts';

export class RemoteMatch implements HostedMatch {
  readonly owner: string;
  readonly #id: string;
  readonly #bus: Bus;
  readonly #audiences = new Map<Audience, RemoteSubscribers>();
  /** True when it is not there any more, as far as is known. */
  #isGone = false;

  constructor(id: string, owner: string, bus: Bus) {
    this.#id = id;
    this.owner = owner;
    this.#bus = bus;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** No client of this process follows it. */
  get isUnwatched(): boolean {
    return this.#audiences.size === 0;
  }

  async answer(seat: Seat, number: number, answer: Answer, message = newId(20)): Promise<void> {
    await this.#ask({ do: 'answer', seat, number, answer, message });
  }

  async undo(seat: Seat, message = newId(20)): Promise<void> {
    await this.#ask({ do: 'undo', seat, message });
  }

  async order(seat: Seat, orders: readonly Json[], message = newId(20)): Promise<void> {
    await this.#ask({ do: 'order', seat, orders, message });
  }

  async hint(seat: Seat, number: number, asker: Asker): Promise<Hint> {
    return (await this.#ask({ do: 'hint', seat, number, asker })) as Hint;
  }

  async back(seat: Seat): Promise<void> {
    await this.#ask({ do: 'back', seat });
  }

  async substitute(seat: Seat): Promise<void> {
    await this.#ask({ do: 'substitute', seat });
  }

  async resign(seat: Seat, bot: string): Promise<void> {
    await this.#ask({ do: 'resign', seat, bot });
  }

  async cutShort(ranking: MatchRecord['ranking']): Promise<void> {
    await this.#ask({ do: 'cutShort', ranking });
  }

  async look(): Promise<MatchStatus> {
    return (await this.#ask({ do: 'look' })) as MatchStatus;
  }

  attach(viewer: Viewer, subscriber: MatchSubscriber, since?: number): Promise<void> {
    return this.#attach(viewer, subscriber, since ?? null);
  }

  attachForPlayers(subscriber: MatchSubscriber): Promise<void> {
    return this.#attach('players', subscriber, null);
  }

  detach(viewer: Viewer, subscriber: MatchSubscriber): void {
    this.#remove(viewer, subscriber);
    if (viewer === 'spectator') this.#remove('players', subscriber);
  }

  /** False if no client of this process follows it. */
  relayed(audience: Audience, number: number, text: string): boolean {
    const place = this.#audiences.get(audience);
    place?.tell(number, text);
    return place !== undefined;
  }

  dismissed(audience: Audience): void {
    const dismissed = this.#audiences.get(audience);
    this.#audiences.delete(audience);
    dismissed?.dismiss();
  }

  /** Lets its subscribers here go: they have to look for the match anew. */
  leave(): void {
    this.#isGone = true;
    for (const audience of [...this.#audiences.keys()]) this.dismissed(audience);
  }

  async #attach(audience: Audience, subscriber: MatchSubscriber, since: number | null): Promise<void> {
    const place = this.#audiences.get(audience) ?? new RemoteSubscribers();
    this.#audiences.set(audience, place);
    place.expect(subscriber);
    try {
      const attached = (await this.#ask({ do: 'attach', audience, since })) as Attached;
      if (!place.welcome(subscriber, attached)) throw new Moved();
    } catch (failure) {
      this.#remove(audience, subscriber);
      if (!(failure instanceof Silence)) throw failure;
      // Running the match again for this viewer may take long. The others here are told what happens all the same.
      if (this.isUnwatched) this.leave();
      throw new Moved();
    }
  }

  #remove(audience: Audience, subscriber: MatchSubscriber): void {
    const place = this.#audiences.get(audience);
    place?.remove(subscriber);
    if (!place?.isEmpty) return;
    this.#audiences.delete(audience);
    this.#bus.tellOne(this.owner, UNWATCHED, { match: this.#id, audience });
  }

  async #ask(call: RemoteCall | Attaching): Promise<unknown> {
    if (this.#isGone) throw new Moved();
    try {
      const reply = await this.#bus.ask(this.owner, DEED, { match: this.#id, ...call });
      if (reply !== MOVED) return reply;
    } catch (failure) {
      if (!(failure instanceof Silence) || call.do === 'attach') throw failure;
    }
    this.leave();
    throw new Moved();
  }
}
