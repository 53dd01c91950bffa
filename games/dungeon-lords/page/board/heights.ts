// The scroll positions of the hill, which is taller than a window, and which one a question needs.
import type { View } from '../../client.ts';

export type Height = 'lane' | 'dungeon' | 'stage';

const BELOW: readonly string[] = ['digCells', 'mineCells', 'roomCell', 'buildRoom', 'production', 'taxes'];

/** What also needs more room than there is below the lane in a window that is lower than this. */
const BELOW_IF_LOW: readonly string[] = ['payday', 'specialEvent'];
const LOW = 640;

export function heightFor({ phase, ended }: View, prompt: string | undefined, room: number): Height {
  if (phase === 'combat' && !ended) return 'stage';
  const isBelow = (prompts: readonly string[]) => prompt !== undefined && prompts.includes(prompt);
  return isBelow(BELOW) || (room < LOW && isBelow(BELOW_IF_LOW)) ? 'dungeon' : 'lane';
}
