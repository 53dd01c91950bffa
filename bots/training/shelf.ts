// The folder of a training: its games and nets, so that it can go on where it was stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '../thinking/weights.ts';
import { type Episode, unpacked } from './episodes.ts';

export class Shelf {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  path(name: string): string {
    return join(this.#folder, name);
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  games(name: string): Episode[] {
    return this.has(name) ? unpacked(readFileSync(this.path(name))) : [];
  }

  addGame(name: string, game: Uint8Array): void {
    appendFileSync(this.path(name), game);
  }

  net(name: string): Weights {
    return JSON.parse(readFileSync(this.path(name), 'utf8')) as Weights;
  }

  keepNet(name: string, weights: Weights): void {
    writeFileSync(this.path(name), `${JSON.stringify(weights, null, 2)}\n`);
  }
}
