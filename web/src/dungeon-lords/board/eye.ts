// Where the eye rests in the picture of the hill, which is taller than a window: it goes to what the question needs.
import type { View } from '@undertow/client-sdk/dungeon-lords.ts';

export type Height = 'lane' | 'dungeon' | 'stage';

const BELOW: readonly string[] = ['digCells', 'mineCells', 'roomCell', 'buildRoom', 'production', 'taxes'];

export function eyeFor({ phase, ended }: View, prompt: string | undefined): Height {
  if (phase === 'combat' && !ended) return 'stage';
  return prompt !== undefined && BELOW.includes(prompt) ? 'dungeon' : 'lane';
}
