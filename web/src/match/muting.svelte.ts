// Mutes people at all tables. The server holds back what they say; this browser remembers who they are.
import { client, session } from '../browser/session.svelte.ts';
import { browserStorage } from '../browser/storage.ts';
import { type Muted, mutedIn, withMuted } from './muted.ts';

class Muting {
  #people = $state.raw<{ readonly key: string; readonly muted: readonly Muted[] }>({ key: '', muted: [] });

  get people(): readonly Muted[] {
    return this.#people.key === this.#key ? this.#people.muted : mutedIn(browserStorage.getItem(this.#key));
  }

  has(id: string): boolean {
    return this.people.some((one) => one.id === id);
  }

  async set(person: Muted, isMuted: boolean): Promise<void> {
    await client.mute(person.id, isMuted);
    const muted = withMuted(this.people, person, isMuted);
    browserStorage.setItem(this.#key, JSON.stringify(muted));
    this.#people = { key: this.#key, muted };
  }

  get #key(): string {
    return `undertow.muted.${session.person?.id ?? ''}`;
  }
}

export const muting = new Muting();
