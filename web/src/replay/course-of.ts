// How a match went, for a visitor who has only its name: its replay is fetched and run through.
import type { Client } from '@undertow/client-sdk/index.ts';
import type { Course, CourseSource } from '../game.ts';
import { fetchReplay } from './opening.ts';
import { runThrough } from './playback.ts';

export async function courseOf(
  client: Pick<Client, 'ask'>,
  id: string,
  { rules, newCourse }: CourseSource,
): Promise<Course> {
  const recorder = newCourse();
  await runThrough(await fetchReplay(client, id), rules, {
    see: (match) => recorder.see(match),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  return recorder.course;
}
