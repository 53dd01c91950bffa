// What the sheets of the lobby say, and how bots play, in English.
import { pluralIn } from '../../words/plural.ts';

const plural = pluralIn<'one' | 'other'>('en');

export const words = {
  /** Beside the people against whom one plays at once. */
  waiting: ({ n }: { n: number }) => plural(n, { one: '{n} waiting', other: '{n} waiting' }),
  /** Where a player has waited alone for some seconds, beside the button that leads to a match with bots. */
  goesOn: 'Your table stays open meanwhile. You are told when a player comes.',
  hasCome: '{who} has come to your table',
  meetsBot: ({ n }: { who: string; n: number }) =>
    plural(n, {
      one: '{who} is a bot. If you want to play with it, say that you are ready.',
      other: '{who} are bots. If you want to play with them, say that you are ready.',
    }),
  access: 'Who may join',
  accesses: {
    public: 'everybody',
    unlisted: 'with the link',
    private: 'by invitation',
  },
  botsHint: 'They sit down as soon as everybody is ready.',
  botsNotRated: 'Bots cannot sit at a rated table.',
  ratedHint: 'The result counts on the ladder.',
  ratedPeople: 'Only if everybody at the table is a member.',
  spectatorsHint: 'They do not see any hands.',
  delay: 'Spectator delay',
  noDelay: 'no delay',
  changeNote: 'Everybody who waits is asked again whether they are ready.',
  changeIt: 'Change it',
  openTable: 'Create the table',
  invitationLink: 'Link to the table',
  invitationHint: 'Paste the link you were sent.',
  noInvitation: 'This is not a link to a table. Paste the whole link.',
  follow: 'Go to the table',
  level: 'How the bots play',
  levelOfAdded: 'How the next bot plays',
  levels: {
    deep: {
      name: 'deep',
      plays: 'Tries every likely answer out, in many samples of what it cannot see.',
    },
    keen: {
      name: 'keen',
      plays: 'Tries its answers out and looks one turn ahead, in a few samples of what it cannot see.',
    },
    sensible: {
      name: 'sensible',
      plays: 'Answers at once, by good habits, and does not look ahead.',
    },
    casual: {
      name: 'casual',
      plays: 'Looks ahead in fewer samples than a keen one, and now and then takes the second best.',
    },
    beginner: {
      name: 'beginner',
      plays: 'Looks ahead in a single sample, and often takes the second best.',
    },
    random: {
      name: 'random',
      plays: 'Takes any answer that the rules allow.',
    },
  },
} as const;

export type FormWords = typeof words;
