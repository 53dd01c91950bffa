// What an analysis says, in English.
import { pluralIn } from '../../../words/plural.ts';

const plural = pluralIn<'one' | 'other'>('en');

export const words = {
  asking: 'Asking for the analysis',
  ahead: ({ n }: { n: number }) =>
    n === 0
      ? 'It begins soon'
      : plural(n, { one: '{n} other match comes first', other: '{n} other matches come first' }),
  working: 'Trying out what else could have been answered: {share}',
  progress: 'Progress of the analysis',
  again: 'Try again',
  chances: 'Chances to win',
  when: 'When',
  turn: 'Turn {n}',
  turningPoints: 'Turning points',
  noTurningPoints: 'No answer cost much: nothing else would clearly have been better.',
  instead: 'Within reach: {what}. Better in {n} of {of} samples.',
  lost: '{n} of 100 less',
  moment: 'The moment',
  noChoice: 'Nothing to choose here',
  best: 'best answer',
  given: 'the answer of {who}',
  before: 'Previous turning point',
  next: 'Next turning point',
  none: 'Nothing',
  estimate: 'estimated by the players of the house',
  how: 'The layers are the chances of all seats, and together they always fill the water. Each answer was tried in samples of what its seat could not see, and the positions that followed were weighed by what the players of the house have learned: estimates, not certainties.',
} as const;

export type AnalysisWords = typeof words;
