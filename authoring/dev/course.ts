// Cuts the course of a match at one of its answers.
import type { Course } from './wire.ts';

/** The course up to this answer; what came after it is left out. */
export function upTo(course: Course, at: number): Course {
  return { ...course, answers: course.answers.slice(0, at) };
}
