// The players of the house in Dungeon Lords, the weakest first: who they are, and how well they were measured to play.
import { calledAs, type GameRivals } from '@undertow/web/src/rivals.ts';
import { botNames } from '../../rules/bot-names.ts';
import faces from './faces.svg?url';
import { sayings } from './sayings.ts';

export const rivals: GameRivals = {
  faces,
  further: ['rival-beak', 'rival-moods'],
  all: [
    {
      level: 'random',
      face: 'rival-pip',
      tint: 'oklch(var(--l4) 0.09 200)',
      measured: { against: 'sensible', wins: 0, between: [0, 1.9], matches: 200, chosen: '--clock cpu' },
    },
    {
      level: 'beginner',
      face: 'rival-nib',
      tint: 'oklch(var(--l4) 0.09 28)',
      measured: { against: 'sensible', wins: 15, between: [9.3, 23.3], matches: 100, chosen: '--clock cpu' },
    },
    {
      level: 'casual',
      face: 'rival-mould',
      tint: 'oklch(var(--l4) 0.09 150)',
      measured: { against: 'sensible', wins: 39, between: [30, 48.8], matches: 100, chosen: '--clock cpu' },
    },
    { level: 'sensible', face: 'rival-soot', tint: 'oklch(var(--l4) 0.09 320)' },
    {
      level: 'keen',
      face: 'rival-adit',
      tint: 'oklch(var(--l4) 0.09 75)',
      measured: { against: 'sensible', wins: 100, between: [96.3, 100], matches: 100, chosen: '--clock cpu' },
    },
    {
      level: 'deep',
      face: 'rival-coal',
      tint: 'oklch(var(--l4) 0.09 255)',
      measured: { against: 'keen', wins: 66.7, between: [54.1, 77.3], matches: 60, chosen: '--full true --clock cpu' },
    },
  ],
  sayings,
  words: {
    cs: {
      title: 'Sousedé s licencí',
      lead: 'Rádi by viděli tvoje účty. Čím hlubší kancelář, tím lepší plán. Vědí to, co by na jejich místě věděl člověk.',
      who: {
        random: { name: 'Panoš Oko', place: 'louka', further: ['Panoš Mince', 'Panoš Stéblo'] },
        beginner: { name: 'Brko', place: 'kořínky trávy', further: ['Kaňka', 'Drobek'] },
        casual: { name: 'Písař Plíseň', place: 'sklep', further: ['Písař Prach', 'Písař Vlhko'] },
        sensible: { name: 'Lady Saze', place: 'štola', further: ['Lady Popel', 'Lord Struska'] },
        keen: { name: 'Baron Šachta', place: 'šachta', further: ['Baronka Žíla', 'Hrabě Rumpál'] },
        deep: { name: 'Matka Uhlí', place: 'skalní podloží', further: ['Otec Pazourek', 'Teta Bazalt'] },
      },
    },
    de: {
      title: 'Nachbarn mit Lizenz',
      lead: 'Sie sähen gern deine Bücher. Je tiefer ihr Büro, desto besser planen sie. Sie wissen, was ein Mensch an ihrem Platz wüsste.',
      who: {
        random: { name: 'Junker Pips', place: 'Wiese', further: ['Junker Münze', 'Junker Halm'] },
        beginner: { name: 'Nib', place: 'Graswurzeln', further: ['Klecks', 'Krümel'] },
        casual: { name: 'Schreiber Schimmel', place: 'Keller', further: ['Schreiber Staub', 'Schreiber Moder'] },
        sensible: { name: 'Lady Ruß', place: 'Strecke', further: ['Lady Asche', 'Lord Schlacke'] },
        keen: { name: 'Baron Stollen', place: 'Schacht', further: ['Baronin Flöz', 'Graf Haspel'] },
        deep: { name: 'Mutter Kohle', place: 'Grundgestein', further: ['Vater Feuerstein', 'Tante Basalt'] },
      },
    },
    en: {
      title: 'Neighbours with a licence',
      lead: 'They would love to see your books. The deeper their office, the better they plan. They know what a person in their seat would know.',
      who: {
        random: { ...calledAs(botNames.random), place: 'meadow' },
        beginner: { ...calledAs(botNames.beginner), place: 'grass roots' },
        casual: { ...calledAs(botNames.casual), place: 'cellar' },
        sensible: { ...calledAs(botNames.sensible), place: 'gallery' },
        keen: { ...calledAs(botNames.keen), place: 'shaft' },
        deep: { ...calledAs(botNames.deep), place: 'bedrock' },
      },
    },
    pl: {
      title: 'Sąsiedzi z licencją',
      lead: 'Chętnie zajrzeliby do twoich ksiąg. Im głębsze biuro, tym lepszy plan. Wiedzą to, co wiedziałby człowiek na ich miejscu.',
      who: {
        random: { name: 'Giermek Oczko', place: 'łąka', further: ['Giermek Moneta', 'Giermek Słomka'] },
        beginner: { name: 'Stalówka', place: 'korzonki traw', further: ['Kleks', 'Okruszek'] },
        casual: { name: 'Pisarz Pleśń', place: 'piwnica', further: ['Pisarz Kurz', 'Pisarz Wilgoć'] },
        sensible: { name: 'Lady Sadza', place: 'chodnik', further: ['Lady Popiół', 'Lord Żużel'] },
        keen: { name: 'Baron Sztolnia', place: 'szyb', further: ['Baronowa Żyła', 'Hrabia Kołowrót'] },
        deep: { name: 'Matka Węgiel', place: 'lita skała', further: ['Ojciec Krzemień', 'Ciotka Bazalt'] },
      },
    },
    ru: {
      title: 'Соседи с лицензией',
      lead: 'Они охотно заглянули бы в ваши книги. Чем глубже контора, тем лучше план. Они знают то, что знал бы человек на их месте.',
      who: {
        random: { name: 'Оруженосец Очко', place: 'луг', further: ['Оруженосец Монета', 'Оруженосец Соломинка'] },
        beginner: { name: 'Пёрышко', place: 'корни травы', further: ['Клякса', 'Крошка'] },
        casual: { name: 'Писарь Плесень', place: 'погреб', further: ['Писарь Пыль', 'Писарь Сырость'] },
        sensible: { name: 'Леди Сажа', place: 'штрек', further: ['Леди Зола', 'Лорд Шлак'] },
        keen: { name: 'Барон Штольня', place: 'шахта', further: ['Баронесса Жила', 'Граф Ворот'] },
        deep: { name: 'Матушка Уголь', place: 'скальное основание', further: ['Батюшка Кремень', 'Тётушка Базальт'] },
      },
    },
  },
};
