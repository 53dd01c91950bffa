// What the page of a replay says, in English.
import { pluralIn } from '../../words/plural.ts';

const plural = pluralIn<'one' | 'other'>('en');

export const words = {
  title: 'Replay of {table}',
  coming: 'Loading the match',
  running: 'Preparing the replay: {share}',
  closed: 'This replay is not open to you',
  closedNote:
    'It may be private, or there may be none at this address. Those who sat at a private table can see its replay once they have signed in.',
  closedNoteIn:
    'It may be private, or there may be none at this address. Only those who sat at a private table can see its replay.',
  notHereNote: 'A match can be replayed once it is over. You can also open a replay from a file.',
  broken: 'This replay cannot be shown',
  open: 'Open a file',
  drop: 'Drop to open the replay',
  notReplay: 'This file is not a replay.',
  otherClient: 'This page does not show {game}, so it cannot replay this match.',
  line: 'Timeline of the match',
  start: 'The start',
  turn: 'Turn {n}, {who}',
  step: 'step {n} of {of}',
  back: 'One step back',
  on: 'One step forward',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: '{n}\u00d7',
  seenBy: 'Seen by',
  all: 'all',
  allHint: 'What everybody could see',
  openHands: 'open hands',
  openHint: 'All hands are open',
  seatHint: 'What {who} could see',
  share: 'Copy link to this moment',
  shareInvited: 'Copy link to this moment, with the invitation',
  copyLink: 'Copy link',
  shared: 'Link copied',
  analysis: 'Analysis',
  analysisOf: 'Analysis of {table}',
  fromHere: 'Play on from here, or ask others',
  playOn: 'Play on',
  scoring: 'Final scoring',
  key: {
    step: 'one step back or forward',
    turn: 'one turn back or forward',
    player: 'to the next step of a player; with Shift to the previous one',
    next: 'to the next step of the player at the bottom',
    ends: 'to the start, to the end',
    play: 'play, pause',
    speed: 'speed',
  },
  seal: 'Was it fair?',
  checking: 'Your browser is replaying the match to check it.',
  sound: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Seed and {n} move match the promise made at the start.',
      other: 'Seed and {n} moves match the promise made at the start.',
    }),
  unsound: 'This replay does not keep the promise.',
  objection: {
    game: 'This is another game.',
    rules: 'It was played by other rules than these.',
    seed: 'Its seed is not the one that was promised.',
    moves: 'One of its moves was not possible.',
    end: 'Its moves do not lead to the result that it claims.',
  },
  unchecked: 'The check could not be run.',
  checked: {
    seed: 'The random seed is the one that was promised before the first card was dealt.',
    moves: ({ n }: { n: number }) => plural(n, { one: 'The only move was legal.', other: 'All {n} moves were legal.' }),
    ranking: 'They lead to the ranking that was announced.',
  },
  promise: 'The promise, as you noted it',
  promiseHint: 'Every match shows it under “Table menu”. Paste yours to see whether it is the same.',
  compared: {
    same: 'This is the promise by which the match was played.',
    other: 'This match was played by another promise.',
    none: 'This is not a whole promise: it has 64 digits and letters from a to f.',
  },
  checkAgain: 'Check',
} as const;

export type ReplayWords = typeof words;
