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
  turningPoints: 'Turning points',
  noTurningPoints: 'No answer changed much: none cost or won a clear share of the chance to win.',
  noneYet: 'No turning point was found so far.',
  soFar: 'Found so far, with what each answer cost or won of the chance to win',
  costs: 'What each answer cost or won of the chance to win, and how sure that is',
  instead: 'Better in {n} of {of} samples: {what}',
  covered: 'Better in {n} of {of} samples: a plan that you can look for',
  found: 'Well found: ahead of the next best in {n} of {of} samples',
  lost: '{share} less chance to win',
  gained: '{share} more chance to win',
  clear: '{lost} less chance to win than with the best answer ({margin}), which was better in {n} of {of} samples.',
  close:
    'Close: the best answer is ahead by {lost}, was better in {n} of {of} samples, and they are accurate to {margin}.',
  won: 'Well found: {gained} more chance to win than with the next best answer ({margin}), and better in {n} of {of} samples.',
  chart:
    'The chart says {chance} here. It weighs the position as a whole; each of these answers was tried out by itself, in {n} samples of what could not be seen. So the two can differ.',
  board: 'The table as {who} saw it',
  moment: 'The moment',
  noChoice: 'Nothing to choose here',
  best: 'best answer',
  given: 'the answer of {who}',
  besideGiven: 'A little later, beside the given answer: {what}',
  besideOthers: 'A little later, beside the best of the others: {what}',
  before: 'Previous turning point',
  next: 'Next turning point',
  whatIf: 'What if?',
  whatIfNote: 'Play on from here as {who}. Bots take the other seats; nothing counts.',
  playOn: 'Play on from here',
  share: 'Share this moment',
  shareNote:
    'Others see what {who} saw, and say what they would do. Names, result and best answer stay hidden until then.',
  askOthers: 'Ask others',
  none: 'Nothing',
  estimate: 'estimated by the players of the house',
  how: 'The layers are the chances of all seats, and together they are always 100%. Each answer was tried in samples of what its seat could not see, and the positions that followed were weighed by what the players of the house have learned: estimates, not certainties. The number after ± says how far the samples lie apart: with more samples, the difference would stay within it 19 times of 20.',
} as const;

export type AnalysisWords = typeof words;
