// What is said of moments of matches that are over, in English.
export const words = {
  playOn: 'Play on from here',
  playOnNote:
    'A new match begins at this moment, with bots at all other seats. Nothing counts, and no one else sees it.',
  seat: 'You sit as',
  rivals: 'The others play',
  asked: 'is asked here',
  isOver: 'The match is over here.',
  playedOn: 'This match was itself played on from another one.',
  toOrigin: 'To that moment',
  ask: 'What would you do?',
  askNote:
    'A link to this question, as it was asked. Others see what this seat saw, without names; they learn what was played once they have answered. From there they can go to the replay, which shows the names.',
  noAnswer: 'No player answers here. Go to a moment at which one does.',
  link: 'Copy the link',
  /** For seats whose players are not named. */
  players: 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta',
  isAsked: '{who} is asked',
  intro:
    'A moment of a finished match, as one player saw it, without names. Answer at the table, and you learn what was played.',
  nowhere: 'There is no such moment',
  nowhereNote: 'The link may be incomplete. A moment that was shared stays where it is.',
  broken: 'This moment cannot be shown',
  brokenNote: 'Its match was played by other rules than today’s.',
  played: 'What was played',
  same: 'You chose the same.',
  other: 'You chose something else.',
  silent: 'The table shows how it went on.',
  byBot: 'A bot answered for this seat.',
  byClock: 'The time for this answer had run out.',
  toReplay: 'See how it went on',
  named: 'The replay shows the names.',
  yours: 'Your answer',
  theirs: 'Played',
  house: 'A strong bot',
  thinking: 'is thinking',
  won: 'wins {chance} of 100',
  none: 'has no answer now',
  again: 'Answer again',
} as const;

export type MomentWords = typeof words;
