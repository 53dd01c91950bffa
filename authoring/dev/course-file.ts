// Reads a match from a file that the window begins with.
import { readFileSync } from 'node:fs';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { AnyJson } from '@undertow/shared/protocol/basics.ts';
import { z } from 'zod';
import type { Course } from './wire.ts';

const CourseFile = z.object({
  game: z.string(),
  rules: z.int(),
  options: AnyJson,
  seats: z.int().min(1),
  seed: z.string(),
  answers: z.array(z.object({ seat: z.int().min(0), answer: AnyJson })),
  failure: z
    .object({ sentence: z.string(), at: z.int().min(0) })
    .partial()
    .optional(),
});

export type CourseFile = z.infer<typeof CourseFile>;

export function readCourse(path: string): CourseFile {
  const found = CourseFile.safeParse(jsonIn(path));
  if (!found.success) throw new NoGame(`${path} is no match: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** The match of a file, in which the author plays every seat. */
export function courseOf({ options, seats, seed, answers }: CourseFile): Course {
  return { options, seats, seed, answers: answers as Course['answers'], bots: Array(seats).fill(null) };
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new NoGame(`${path} cannot be read: ${(error as Error).message}`);
  }
}
