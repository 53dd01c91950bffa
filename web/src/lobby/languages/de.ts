// What the sheets of the lobby say, and how bots play, in German.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { FormWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<FormWords> = {
  waiting: ({ n }) => plural(n, { one: '{n} wartet', other: '{n} warten' }),
  goesOn: 'Dein Tisch bleibt inzwischen offen. Kommt jemand dazu, erfährst du es.',
  hasCome: '{who} sitzt jetzt an deinem Tisch',
  meetsBot: ({ n }) =>
    plural(n, {
      one: '{who} ist ein Bot. Wenn du mit ihm spielen willst, sag, dass du bereit bist.',
      other: '{who} sind Bots. Wenn du mit ihnen spielen willst, sag, dass du bereit bist.',
    }),
  access: 'Wer mitspielen darf',
  accesses: {
    public: 'alle',
    unlisted: 'mit dem Link',
    private: 'auf Einladung',
  },
  botsHint: 'Sie setzen sich, sobald alle bereit sind.',
  botsNotRated: 'An einem gewerteten Tisch dürfen keine Bots sitzen.',
  ratedHint: 'Das Ergebnis zählt für die Rangliste.',
  ratedPeople: 'Nur wenn alle am Tisch Mitglieder sind.',
  spectatorsHint: 'Sie sehen keine Handkarten.',
  delay: 'Verzögerung',
  noDelay: 'keine',
  changeNote: 'Alle, die warten, werden neu gefragt, ob sie bereit sind.',
  changeIt: 'Ändern',
  openTable: 'Tisch eröffnen',
  invitationLink: 'Link zum Tisch',
  invitationHint: 'Füge den Link ein, den du bekommen hast.',
  noInvitation: 'Das ist kein Link zu einem Tisch. Füge ihn ganz ein.',
  follow: 'Zum Tisch',
  level: 'So spielen die Bots',
  levelOfAdded: 'So spielt der nächste Bot',
  levels: {
    deep: {
      name: 'gründlich',
      plays: 'Probiert jede aussichtsreiche Antwort durch, in vielen Stichproben dessen, was er nicht sieht.',
    },
    keen: {
      name: 'wach',
      plays:
        'Probiert seine Antworten aus und denkt einen Zug voraus, in wenigen Stichproben dessen, was er nicht sieht.',
    },
    sensible: {
      name: 'vernünftig',
      plays: 'Antwortet sofort, nach guten Gewohnheiten, und denkt nicht voraus.',
    },
    casual: {
      name: 'lässig',
      plays: 'Denkt voraus, aber in weniger Stichproben als ein wacher, und nimmt ab und zu das Zweitbeste.',
    },
    beginner: {
      name: 'Anfänger',
      plays: 'Denkt in einer einzigen Stichprobe voraus und nimmt oft das Zweitbeste.',
    },
    random: {
      name: 'zufällig',
      plays: 'Nimmt irgendeine Antwort, die die Regeln erlauben.',
    },
  },
};
