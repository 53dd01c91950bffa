// Somebody who plays by program what their page shows.
import { randomBot } from '@undertow/bots/random.ts';
import { Client } from '@undertow/client-sdk/client.ts';
import { inMemory } from '@undertow/client-sdk/index.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Browser, Page } from 'playwright-core';
import type { Party } from '../game.ts';

export class Somebody {
  readonly #url: string;
  readonly #party: Party;
  readonly #store = inMemory();
  readonly #client: Client;
  readonly #random = openRandom({ seed: 'fast:1', position: 0 });

  private constructor(url: string, party: Party) {
    this.#url = url;
    this.#party = party;
    this.#client = new Client(url, { session: this.#store });
  }

  static async come(url: string, party: Party): Promise<Somebody> {
    const somebody = new Somebody(url, party);
    await somebody.#client.guest();
    return somebody;
  }

  /** A page that knows who they are, in a browser that has loaded nothing yet. */
  async open(browser: Browser, script = ''): Promise<Page> {
    const localStorage = [{ name: 'undertow.session', value: JSON.stringify(this.#store.read()) }];
    const storageState = { cookies: [], origins: [{ origin: this.#url, localStorage }] };
    const own = await browser.newContext({ storageState, viewport: { width: 1280, height: 720 } });
    await own.addInitScript(script);
    return own.newPage();
  }

  /** A table with all that there is, against a bot, where they are asked something. */
  async play(): Promise<Visit> {
    const visit = await this.#client.create({
      ...{ game: this.#party.game.id, seats: 2, time: 'none', bots: true },
      options: this.#party.options,
    });
    await visit.ready();
    await visit.until(() => visit.decision !== null);
    return visit;
  }

  /** Plays on to the end; before each answer the page has shown what was asked. */
  async playOut(visit: Visit, shown: () => Promise<unknown>): Promise<void> {
    const bot = randomBot(this.#random, this.#party.game.forms);
    await visit.play(async (decision, view, { seat }) => {
      await shown();
      return bot(view, { ...decision, seat: seat as number });
    });
  }

  close(): void {
    this.#client.close();
  }
}
