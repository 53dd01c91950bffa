// Random games through the public Match of an engine, which may be that of another state of the project.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Party } from '../game.ts';

/** What is measured of a state of the project: its own modules, with its own games. */
export interface Engine {
  readonly Match: typeof import('@undertow/shared/table/match.ts').Match;
  readonly sample: typeof import('@undertow/shared/table/choice.ts').sample;
  readonly openRandom: typeof import('@undertow/shared/table/random.ts').openRandom;
  readonly parties: readonly Party[];
}

export type Played = ReturnType<typeof begin>;

export const HERE = join(import.meta.dirname, '../..');

export async function engineOf(folder: string): Promise<Engine> {
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const { Match } = await load('shared/table/match.ts');
  const { sample } = await load('shared/table/choice.ts');
  const { openRandom } = await load('shared/table/random.ts');
  const { BASE, ALL, OTHERS } = await load('bench/game.ts');
  return { Match, sample, openRandom, parties: [BASE, ALL, ...OTHERS] };
}

export function begin({ Match }: Engine, { game, options, seats }: Party, number: number) {
  return Match.start(game, options, seats, `fast:${number}`);
}

/** Gives random answers until the game ends or so many are given; tells how many there were. */
export function playOn(
  { sample, openRandom }: Engine,
  match: Played,
  seed: number,
  limit = Number.POSITIVE_INFINITY,
): number {
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  let answers = 0;
  while (!match.outcome && answers < limit) {
    const { pending } = match;
    const decision = pending[random.below(pending.length)];
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    if (!match.answer(decision.seat, sample(decision.choice, random, match.game.forms))) {
      throw new Error(`a sampled answer to ${decision.prompt} was refused`);
    }
    answers++;
  }
  return answers;
}

/** A match when half of its answers are given: somewhere in a turn, in the middle of the game. */
export function halfway(engine: Engine, party: Party, number: number): Played {
  const length = playOn(engine, begin(engine, party, number), number);
  const match = begin(engine, party, number);
  playOn(engine, match, number, Math.floor(length / 2));
  return match;
}
