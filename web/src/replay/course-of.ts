// How a match went, for whoever has only its name: its replay is fetched and run through.
import type { Client } from '@undertow/client-sdk/index.ts';
import { type Course, CourseRecorder } from '../abyss/scoring/course.ts';
import { fetchReplay } from './opening.ts';
import { wind } from './reel.ts';

export async function courseOf(client: Pick<Client, 'ask'>, id: string): Promise<Course> {
  const recorder = new CourseRecorder();
  await wind(await fetchReplay(client, id), {
    see: (match) => recorder.see(match),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  return recorder.course;
}
