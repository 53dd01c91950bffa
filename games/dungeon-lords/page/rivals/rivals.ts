// The bot characters of Dungeon Lords, the weakest first: who they are, and how well they were measured to play.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import { called, type GameRivals, measured } from '@undertow/web/src/rivals.ts';
import { botNames } from '../../rules/bot-names.ts';
import faces from './faces.svg?url';
import { sayings } from './sayings.ts';

export const rivals: GameRivals = {
  faces,
  further: ['rival-beak', 'rival-moods'],
  all: [
    { level: 'random', face: 'rival-pip', tint: tint(200), measured: measured('sensible', 0, [0, 1.9], 200) },
    { level: 'beginner', face: 'rival-nib', tint: tint(28), measured: measured('sensible', 15, [9.3, 23.3], 100) },
    { level: 'casual', face: 'rival-mould', tint: tint(150), measured: measured('sensible', 39, [30, 48.8], 100) },
    { level: 'sensible', face: 'rival-soot', tint: tint(320) },
    { level: 'keen', face: 'rival-adit', tint: tint(75), measured: measured('sensible', 100, [96.3, 100], 100) },
    {
      level: 'deep',
      face: 'rival-coal',
      tint: tint(255),
      measured: measured('keen', 66.7, [54.1, 77.3], 60, '--full true --clock cpu'),
    },
  ],
  sayings,
  words: {
    cs: {
      title: 'Sousedé s licencí',
      lead: 'Rádi by viděli tvoje účty. Čím hlubší kancelář, tím lepší plán. Vědí to, co by na jejich místě věděl člověk.',
      who: {
        random: called(['Panoš Oko', 'Panoš Mince', 'Panoš Stéblo'], 'louka'),
        beginner: called(['Brko', 'Kaňka', 'Drobek'], 'kořínky trávy'),
        casual: called(['Písař Plíseň', 'Písař Prach', 'Písař Vlhko'], 'sklep'),
        sensible: called(['Lady Saze', 'Lady Popel', 'Lord Struska'], 'štola'),
        keen: called(['Baron Šachta', 'Baronka Žíla', 'Hrabě Rumpál'], 'šachta'),
        deep: called(['Matka Uhlí', 'Otec Pazourek', 'Teta Bazalt'], 'skalní podloží'),
      },
    },
    de: {
      title: 'Nachbarn mit Lizenz',
      lead: 'Sie sähen gern deine Bücher. Je tiefer ihr Büro, desto besser planen sie. Sie wissen, was ein Mensch an ihrem Platz wüsste.',
      who: {
        random: called(['Junker Pips', 'Junker Münze', 'Junker Halm'], 'Wiese'),
        beginner: called(['Nib', 'Klecks', 'Krümel'], 'Graswurzeln'),
        casual: called(['Schreiber Schimmel', 'Schreiber Staub', 'Schreiber Moder'], 'Keller'),
        sensible: called(['Lady Ruß', 'Lady Asche', 'Lord Schlacke'], 'Strecke'),
        keen: called(['Baron Stollen', 'Baronin Flöz', 'Graf Haspel'], 'Schacht'),
        deep: called(['Mutter Kohle', 'Vater Feuerstein', 'Tante Basalt'], 'Grundgestein'),
      },
    },
    en: {
      title: 'Neighbours with a licence',
      lead: 'They would love to see your books. The deeper their office, the better they plan. They know what a person in their seat would know.',
      who: {
        random: called(botNames.random, 'meadow'),
        beginner: called(botNames.beginner, 'grass roots'),
        casual: called(botNames.casual, 'cellar'),
        sensible: called(botNames.sensible, 'gallery'),
        keen: called(botNames.keen, 'shaft'),
        deep: called(botNames.deep, 'bedrock'),
      },
    },
    pl: {
      title: 'Sąsiedzi z licencją',
      lead: 'Chętnie zajrzeliby do twoich ksiąg. Im głębsze biuro, tym lepszy plan. Wiedzą to, co wiedziałby człowiek na ich miejscu.',
      who: {
        random: called(['Giermek Oczko', 'Giermek Moneta', 'Giermek Słomka'], 'łąka'),
        beginner: called(['Stalówka', 'Kleks', 'Okruszek'], 'korzonki traw'),
        casual: called(['Pisarz Pleśń', 'Pisarz Kurz', 'Pisarz Wilgoć'], 'piwnica'),
        sensible: called(['Lady Sadza', 'Lady Popiół', 'Lord Żużel'], 'chodnik'),
        keen: called(['Baron Sztolnia', 'Baronowa Żyła', 'Hrabia Kołowrót'], 'szyb'),
        deep: called(['Matka Węgiel', 'Ojciec Krzemień', 'Ciotka Bazalt'], 'lita skała'),
      },
    },
    ru: {
      title: 'Соседи с лицензией',
      lead: 'Они охотно заглянули бы в ваши книги. Чем глубже контора, тем лучше план. Они знают то, что знал бы человек на их месте.',
      who: {
        random: called(['Оруженосец Очко', 'Оруженосец Монета', 'Оруженосец Соломинка'], 'луг'),
        beginner: called(['Пёрышко', 'Клякса', 'Крошка'], 'корни травы'),
        casual: called(['Писарь Плесень', 'Писарь Пыль', 'Писарь Сырость'], 'погреб'),
        sensible: called(['Леди Сажа', 'Леди Зола', 'Лорд Шлак'], 'штрек'),
        keen: called(['Барон Штольня', 'Баронесса Жила', 'Граф Ворот'], 'шахта'),
        deep: called(['Матушка Уголь', 'Батюшка Кремень', 'Тётушка Базальт'], 'скальное основание'),
      },
    },
  } satisfies InEveryLanguage<object>,
};

function tint(hue: number): string {
  return `oklch(var(--l4) 0.09 ${hue})`;
}
