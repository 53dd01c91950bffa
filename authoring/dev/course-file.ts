// Reads a match from a file that the window begins with.
import { readFileSync } from 'node:fs';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { AnyJson } from '@undertow/shared/protocol/basics.ts';
import { z } from 'zod';
import type { Course, Origin } from './wire.ts';

const MatchFile = z.object({
  game: z.string(),
  rules: z.int(),
  options: AnyJson,
  seats: z.int().min(1),
  seed: z.string(),
  answers: z.array(z.object({ seat: z.int().min(0), answer: AnyJson })),
  failure: z.exactOptional(z.object({ sentence: z.string(), at: z.int().min(0) })),
});

export interface CourseFromFile {
  /** The author plays every seat. */
  readonly course: Course;
  readonly origin: Origin;
}

export function readCourse(path: string, game: string): CourseFromFile {
  const found = MatchFile.safeParse(jsonIn(path));
  if (!found.success) throw new NoGame(`${path} is no match: ${z.prettifyError(found.error)}`);
  const { options, seats, seed, answers, rules, failure = null } = found.data;
  if (found.data.game !== game) throw new NoGame(`${path} is a match of ${found.data.game}, not of ${game}.`);
  return {
    course: { options, seats, seed, answers: answers as Course['answers'], bots: Array(seats).fill(null) },
    origin: { rules, failure },
  };
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new NoGame(`${path} cannot be read: ${(error as Error).message}`);
  }
}
