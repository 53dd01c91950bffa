// A match that lives in another process: what is done to it is asked there, and what happens in it is told from there.
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type Bus, Silence } from '../cluster/bus.ts';
import { newId } from '../ids.ts';
import type { MatchRecord } from './archive.ts';
import { AwayAudience } from './away-audience.ts';
import { type Attached, type Attaching, type Audience, DEED, type Deed, MOVED, UNWATCHED } from './away-deeds.ts';
import { type HostedMatch, Moved, type Standing } from './hosted-match.ts';
import type { Watcher } from './telling.ts';

export class AwayMatch implements HostedMatch {
  readonly owner: string;
  readonly #id: string;
  readonly #bus: Bus;
  readonly #audiences = new Map<Audience, AwayAudience>();
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

  /** Nobody here follows it. */
  get isUnwatched(): boolean {
    return this.#audiences.size === 0;
  }

  async answer(seat: Seat, number: number, answer: Answer, message = newId(20)): Promise<void> {
    await this.#ask({ do: 'answer', seat, number, answer, message });
  }

  async undo(seat: Seat, message = newId(20)): Promise<void> {
    await this.#ask({ do: 'undo', seat, message });
  }

  async order(seat: Seat, orders: readonly Json[]): Promise<void> {
    await this.#ask({ do: 'order', seat, orders });
  }

  async back(seat: Seat): Promise<void> {
    await this.#ask({ do: 'back', seat });
  }

  async resign(seat: Seat, bot: string): Promise<void> {
    await this.#ask({ do: 'resign', seat, bot });
  }

  async cutShort(ranking: MatchRecord['ranking']): Promise<void> {
    await this.#ask({ do: 'cutShort', ranking });
  }

  async look(): Promise<Standing> {
    return (await this.#ask({ do: 'look' })) as Standing;
  }

  attach(viewer: Viewer, watcher: Watcher, since?: number): Promise<void> {
    return this.#attach(viewer, watcher, since ?? null);
  }

  attachForPlayers(watcher: Watcher): Promise<void> {
    return this.#attach('players', watcher, null);
  }

  detach(viewer: Viewer, watcher: Watcher): void {
    this.#remove(viewer, watcher);
    if (viewer === 'spectator') this.#remove('players', watcher);
  }

  /** False if nobody here wants to hear it. */
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

  /** Whoever follows it here has to look for it anew. */
  leave(): void {
    this.#isGone = true;
    for (const audience of [...this.#audiences.keys()]) this.dismissed(audience);
  }

  async #attach(audience: Audience, watcher: Watcher, since: number | null): Promise<void> {
    const place = this.#audiences.get(audience) ?? new AwayAudience();
    this.#audiences.set(audience, place);
    place.expect(watcher);
    try {
      const attached = (await this.#ask({ do: 'attach', audience, since })) as Attached;
      if (!place.welcome(watcher, attached)) throw new Moved();
    } catch (failure) {
      this.#remove(audience, watcher);
      if (!(failure instanceof Silence)) throw failure;
      // Running the match again for this viewer may take long. The others here are told what happens all the same.
      if (this.isUnwatched) this.leave();
      throw new Moved();
    }
  }

  #remove(audience: Audience, watcher: Watcher): void {
    const place = this.#audiences.get(audience);
    place?.remove(watcher);
    if (!place?.isEmpty) return;
    this.#audiences.delete(audience);
    this.#bus.tellOne(this.owner, UNWATCHED, { match: this.#id, audience });
  }

  async #ask(deed: Deed | Attaching): Promise<unknown> {
    if (this.#isGone) throw new Moved();
    try {
      const reply = await this.#bus.ask(this.owner, DEED, { match: this.#id, ...deed });
      if (reply !== MOVED) return reply;
    } catch (failure) {
      if (!(failure instanceof Silence) || deed.do === 'attach') throw failure;
    }
    this.leave();
    throw new Moved();
  }
}
