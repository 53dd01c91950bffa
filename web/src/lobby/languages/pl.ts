// What the sheets of the lobby say, and how bots play, in Polish.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { FormWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<FormWords> = {
  waiting: ({ n }) => plural(n, { one: 'czeka {n}', few: 'czekają {n}', many: 'czeka {n}', other: 'czeka {n}' }),
  goesOn: 'Twój stół pozostanie otwarty. Gdy ktoś się przysiądzie, dowiesz się o tym.',
  hasCome: 'Przy twoim stole jest nowy gracz: {who}',
  meetsBot: ({ n }) =>
    plural(n, {
      one: '{who} to bot. Jeśli chcesz z nim zagrać, potwierdź gotowość.',
      few: '{who} to boty. Jeśli chcesz z nimi zagrać, potwierdź gotowość.',
      many: '{who} to boty. Jeśli chcesz z nimi zagrać, potwierdź gotowość.',
      other: '{who} to boty. Jeśli chcesz z nimi zagrać, potwierdź gotowość.',
    }),
  access: 'Kto może dołączyć',
  accesses: {
    public: 'każdy',
    unlisted: 'z linkiem',
    private: 'na zaproszenie',
  },
  botsHint: 'Siadają, gdy tylko wszyscy są gotowi.',
  botsNotRated: 'Przy stole rankingowym boty nie siadają.',
  ratedHint: 'Wynik liczy się w rankingu.',
  ratedPeople: 'Tylko gdy wszyscy przy stole mają konto.',
  spectatorsHint: 'Nie widzą kart na ręce.',
  delay: 'Opóźnienie',
  noDelay: 'brak',
  changeNote: 'Wszyscy, którzy czekają, zostaną ponownie zapytani o gotowość.',
  changeIt: 'Zmień',
  openTable: 'Utwórz stół',
  invitationLink: 'Link do stołu',
  invitationHint: 'Wklej otrzymany link.',
  noInvitation: 'To nie jest link do stołu. Wklej cały link.',
  follow: 'Do stołu',
  level: 'Jak grają boty',
  levelOfAdded: 'Jak gra następny bot',
  levels: {
    deep: {
      name: 'wnikliwy',
      plays: 'Sprawdza każdą obiecującą odpowiedź na wielu próbkach tego, czego nie widzi.',
    },
    keen: {
      name: 'bystry',
      plays: 'Sprawdza swoje odpowiedzi i patrzy o turę naprzód, na kilku próbkach tego, czego nie widzi.',
    },
    sensible: {
      name: 'rozsądny',
      plays: 'Odpowiada od razu, według dobrych nawyków, i nie patrzy naprzód.',
    },
    casual: {
      name: 'swobodny',
      plays: 'Patrzy naprzód na mniejszej liczbie próbek niż bystry i czasem wybiera drugą najlepszą odpowiedź.',
    },
    beginner: {
      name: 'początkujący',
      plays: 'Patrzy naprzód na jednej próbce i często wybiera drugą najlepszą odpowiedź.',
    },
    random: {
      name: 'losowy',
      plays: 'Wybiera dowolną odpowiedź, na którą pozwalają zasady.',
    },
  },
};
