// The web client of this state of the project, or of another one, delivered by the server beside it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Party } from '../game.ts';
import { ServerProcess } from '../server/server-process.ts';
import { buildClient, HERE } from './browser.ts';

/** Bots answer one after the other, as people do. */
const BOT_PACE = '50';

export class BuiltClient {
  readonly #folder: string;
  readonly #server: ServerProcess;

  private constructor(folder: string, server: ServerProcess) {
    this.#folder = folder;
    this.#server = server;
  }

  static async start(folder = HERE): Promise<BuiltClient> {
    await buildClient(folder);
    return new BuiltClient(folder, await ServerProcess.start(join(folder, 'server/main.ts'), { BOT_PACE }));
  }

  get url(): string {
    return this.#server.url;
  }

  /** Whether it has a table for this game. */
  shows({ game }: Party): boolean {
    // An older build has the pages of games elsewhere.
    return ['games', 'web/src'].some((pages) => existsSync(join(this.#folder, pages, game.id)));
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
