// What the end of a match says, in English: how it was won, and what can be done from there.
export const words = {
  youWin: 'You win',
  youWinBy: 'You win by {n}',
  gaveUp: '{who} has given up.',
  ownGaveUp: 'You have given up.',
  left: '{who} was away until the clock ran out.',
  ownLeft: 'You were away until your clock ran out.',
  leftEarly: '{who} left before the end.',
  playOn: 'Play on against a bot',
  analysis: 'Analysis',
} as const;

export type EndingWords = typeof words;
