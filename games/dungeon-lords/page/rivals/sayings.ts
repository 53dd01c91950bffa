// The playing style of each bot character of Dungeon Lords, in a sentence each.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { Sayings } from '@undertow/web/src/rivals.ts';

export const sayings: Sayings = {
  cs: {
    random: 'Každý povolený rozkaz je dobrý rozkaz. Jeho příšery ještě čekají na snídani.',
    beginner: 'Dívá se o krok dopředu, s jediným odhadem, co tajíš, a často podepíše druhý nejlepší plán.',
    casual: 'Dívá se o krok dopředu, se dvěma odhady, co tajíš. To lepší občas zapadne za regál.',
    sensible: 'Zná cenu všeho a odpovídá hned. Výhled prý mají jen ti, kdo mají okna.',
    keen: 'Než začne kopat, zkusí každý rozkaz na čtyřech odhadech, co tajíš. Pak kope.',
    deep: 'Probírá rozkazy a bitvy, dokud má čas. Pod tlakem pracuje déle než ty.',
  },
  de: {
    random: 'Jeder erlaubte Befehl ist ein guter Befehl. Seine Monster warten noch aufs Frühstück.',
    beginner: 'Schaut einen Schritt voraus, rät einmal, was du verbirgst, und unterschreibt oft den zweitbesten Plan.',
    casual:
      'Schaut einen Schritt voraus und rät zweimal, was du verbirgst. Manchmal rutscht ihm etwas Besseres hinter das Regal.',
    sensible: 'Kennt von allem den Preis und antwortet sofort. Aussicht, sagt sie, ist etwas für Leute mit Fenstern.',
    keen: 'Probiert jeden Befehl an vier Vermutungen aus, was du verbirgst. Dann gräbt er.',
    deep: 'Durchsucht Befehle und Kämpfe, bis ihre Zeit um ist. Unter Druck arbeitet sie länger als du.',
  },
  en: {
    random: 'Any legal order is a good order. His monsters are still waiting for breakfast.',
    beginner: 'Looks one step ahead, with one guess at what you hide, and often signs the second-best plan.',
    casual:
      'Looks one step ahead, with two guesses at what you hide. Now and then something better slips behind the shelf.',
    sensible: 'Knows the price of everything, and answers at once. A view, she says, is for people with windows.',
    keen: 'Tries each order on four guesses at what you hide. Then he digs.',
    deep: 'Searches orders and battles until her time is up. She has worked under pressure for longer than you.',
  },
  pl: {
    random: 'Każdy dozwolony rozkaz to dobry rozkaz. Jego potwory wciąż czekają na śniadanie.',
    beginner: 'Patrzy o krok naprzód, raz zgaduje, co ukrywasz, i często podpisuje drugi najlepszy plan.',
    casual: 'Patrzy o krok naprzód i dwa razy zgaduje, co ukrywasz. Czasem coś lepszego wpada mu za regał.',
    sensible: 'Zna cenę wszystkiego i odpowiada od razu. Widoki, mówi, są dla tych, którzy mają okna.',
    keen: 'Zanim zacznie kopać, sprawdza każdy rozkaz na czterech domysłach, co ukrywasz. Potem kopie.',
    deep: 'Przegląda rozkazy i bitwy, póki ma czas. Pod presją pracuje dłużej niż ty.',
  },
  ru: {
    random: 'Любой дозволенный приказ хорош. Его чудища всё ещё ждут завтрака.',
    beginner: 'Смотрит на шаг вперёд, один раз гадает, что вы прячете, и часто подписывает второй по качеству план.',
    casual: 'Смотрит на шаг вперёд и дважды гадает, что вы прячете. Порой что-то получше падает у него за полку.',
    sensible: 'Знает всему цену и отвечает сразу. Виды на будущее, говорит, бывают у тех, у кого есть окна.',
    keen: 'Проверяет каждый приказ на четырёх догадках о том, что вы прячете. Потом копает.',
    deep: 'Перебирает приказы и битвы, пока есть время. Под давлением она работает дольше вашего.',
  },
} satisfies InEveryLanguage<object>;
