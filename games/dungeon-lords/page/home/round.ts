// A round of Dungeon Lords explained in three pictures, with their words in every language.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { RoundInPictures } from '@undertow/web/src/gate.ts';
import Picture from './RoundPicture.svelte';

export const round: RoundInPictures = {
  Picture,
  words: {
    cs: [
      {
        title: 'Pošli tři rozkazy',
        text: 'Tajně, z osmi. Kdo přijde první, málo platí a málo dostane; kdo přijde třetí, dohlíží; kdo přijde čtvrtý, stojí na dešti.',
      },
      {
        title: 'Veď podnik',
        text: 'Impové kopou, těží a pracují. Nic nesmí být čtvercové. Stvoření chtějí jíst a špatná pověst má svou cenu.',
      },
      {
        title: 'Pak přijdou',
        text: 'Čtyři kola boje, všechno na stole: žádné kostky, žádná náhoda. Zůstane-li hrdina stát, pustí dovnitř denní světlo.',
      },
    ],
    de: [
      {
        title: 'Drei Befehle geben',
        text: 'Heimlich, aus acht. Wer zuerst kommt, zahlt wenig und bekommt wenig; wer als Dritter kommt, beaufsichtigt; wer als Vierter kommt, steht im Regen.',
      },
      {
        title: 'Den Laden führen',
        text: 'Kobolde graben, schürfen und arbeiten. Nichts darf quadratisch sein. Monster wollen essen, und gefürchtet zu sein hat seinen Preis.',
      },
      {
        title: 'Dann kommen sie',
        text: 'Vier Kampfrunden, alles liegt auf dem Tisch: keine Würfel, kein Glück. Ein Held, der stehen bleibt, lässt das Tageslicht herein.',
      },
    ],
    en: [
      {
        title: 'Send three orders',
        text: 'In secret, out of eight. The first to come pays little and gets little; the third oversees; the fourth stands in the rain.',
      },
      {
        title: 'Run the place',
        text: 'Imps dig, mine and work. Nothing may be square. Creatures want to be fed, and being feared has its price.',
      },
      {
        title: 'Then they come',
        text: 'Four rounds of combat with everything on the table: no dice, no luck. A hero who is left standing lets the daylight in.',
      },
    ],
    pl: [
      {
        title: 'Wyślij trzy rozkazy',
        text: 'W tajemnicy, z ośmiu. Kto przyjdzie pierwszy, mało płaci i mało dostaje; trzeci nadzoruje; czwarty stoi na deszczu.',
      },
      {
        title: 'Prowadź interes',
        text: 'Chochliki kopią, wydobywają i pracują. Nic nie może być kwadratowe. Stwory chcą jeść, a zła sława ma swoją cenę.',
      },
      {
        title: 'Potem przychodzą',
        text: 'Cztery rundy walki, wszystko leży na stole: bez kości, bez szczęścia. Bohater, który ustoi, wpuszcza światło dnia.',
      },
    ],
    ru: [
      {
        title: 'Отдайте три приказа',
        text: 'Тайно, из восьми. Первый платит мало и получает мало, третий надзирает, четвёртый стоит под дождём.',
      },
      {
        title: 'Ведите хозяйство',
        text: 'Бесёнки копают, добывают и работают. Ничего квадратного. Существа хотят есть, а дурная слава имеет свою цену.',
      },
      {
        title: 'Потом приходят они',
        text: 'Четыре раунда боя, всё лежит на столе: ни кубиков, ни удачи. Герой, который устоял, впускает дневной свет.',
      },
    ],
  } satisfies InEveryLanguage<readonly object[]>,
};
