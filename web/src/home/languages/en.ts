// What the replays in the home of a game are called, in English.
export const words = {
  best: 'Best of the last 30 days',
  latest: 'Latest',
  none: 'No match of this game has ended yet.',
} as const;

export type HomeWords = typeof words;
