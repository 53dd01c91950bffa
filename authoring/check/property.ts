// What can be said of any game, and how it is tried: by a watcher, which looks on while a random game is played.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import type { AnyGameUnderTest, Setting } from './game-under-test.ts';
import type { Line } from './line.ts';
import type { Move } from './random-games.ts';

/** What a game brings to be tried: its rules and settings, and what its folder declares, where there is a folder. */
export interface Tried extends AnyGameUnderTest {
  readonly view?: Awaited<ReturnType<GameFolder['view']>>;
}

/** A random game that is watched. */
export interface Watched {
  readonly under: Tried;
  readonly setting: Setting<Json>;
  /** The check makes its moves. A watcher tries things out in forks. */
  readonly line: Line;
  /** Of the watcher alone: whatever else is tried, it draws the same. */
  readonly random: Random;
}

export interface Watcher {
  /** Before the move is made. */
  before?(move: Move): void;
  after?(move: Move, events: readonly Json[]): void;
  /** After the last answer. */
  end?(): void;
  /** How often something was tried; where it is absent, once in each game. */
  readonly tried?: number;
  /** Whether there is nothing more to see. */
  readonly done?: boolean;
}

export interface Property {
  /** In names of files. */
  readonly id: string;
  /** As it stands in the name of a test: `a game of random answers ends, with all seats ranked`. */
  readonly sentence: string;
  /** In how many random games the tests of the house try it, of a setting whose share is 1. */
  readonly games: number;
  watch(watched: Watched): Watcher;
  /** Why it cannot be tried with this game. */
  missing?(under: Tried): string | undefined;
  /** How often it must be tried in a game, or nothing was tested; 0 unless said. */
  least?(under: Tried, setting: Setting<Json>): number;
}

/** The stream that a watcher draws from in a game. */
export function watcherRandom({ id }: Pick<Property, 'id'>, seed: number): Random {
  let number = seed;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return openRandom({ seed: `fast:${number}`, position: 0 });
}

export function viewersOf({ seats }: Pick<Setting<Json>, 'seats'>): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

export function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer + 1}`;
}
