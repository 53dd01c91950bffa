// The players of the house in Dungeon Lords, the weakest first: who they are, and how well they were measured to play.
import type { GameRivals } from '../../rivals.ts';
import faces from './faces.svg?url';

export const rivals: GameRivals = {
  faces,
  all: [
    {
      level: 'random',
      face: 'rival-pip',
      measured: { against: 'sensible', wins: 0, matches: 200, chosen: '--clock cpu' },
    },
    {
      level: 'beginner',
      face: 'rival-nib',
      measured: { against: 'sensible', wins: 15, matches: 72 },
    },
    {
      level: 'casual',
      face: 'rival-mould',
      measured: { against: 'sensible', wins: 33, matches: 72 },
    },
    { level: 'sensible', face: 'rival-soot' },
    {
      level: 'keen',
      face: 'rival-adit',
      measured: { against: 'sensible', wins: 98, matches: 60, chosen: '--clock cpu' },
    },
    {
      level: 'deep',
      face: 'rival-coal',
      measured: { against: 'keen', wins: 68, matches: 30, chosen: '--full true --clock cpu' },
    },
  ],
  words: {
    cs: {
      title: 'Sousedé s licencí',
      lead: 'Rádi by viděli tvoje účty. Čím hlubší kancelář, tím lepší plán. Vědí to, co by na jejich místě věděl člověk.',
      who: {
        random: { name: 'Panoš Oko', place: 'louka' },
        beginner: { name: 'Brko', place: 'kořínky trávy' },
        casual: { name: 'Písař Plíseň', place: 'sklep' },
        sensible: { name: 'Lady Saze', place: 'štola' },
        keen: { name: 'Baron Šachta', place: 'šachta' },
        deep: { name: 'Matka Uhlí', place: 'skalní podloží' },
      },
    },
    de: {
      title: 'Nachbarn mit Lizenz',
      lead: 'Sie sähen gern deine Bücher. Je tiefer ihr Büro, desto besser planen sie. Sie wissen, was ein Mensch an ihrem Platz wüsste.',
      who: {
        random: { name: 'Junker Pips', place: 'Wiese' },
        beginner: { name: 'Nib', place: 'Graswurzeln' },
        casual: { name: 'Schreiber Schimmel', place: 'Keller' },
        sensible: { name: 'Lady Ruß', place: 'Strecke' },
        keen: { name: 'Baron Stollen', place: 'Schacht' },
        deep: { name: 'Mutter Kohle', place: 'Grundgestein' },
      },
    },
    en: {
      title: 'Neighbours with a licence',
      lead: 'They would love to see your books. The deeper their office, the better they plan. They know what a person in their seat would know.',
      who: {
        random: { name: 'Squire Pip', place: 'meadow' },
        beginner: { name: 'Nib', place: 'grass roots' },
        casual: { name: 'Clerk Mould', place: 'cellar' },
        sensible: { name: 'Lady Soot', place: 'gallery' },
        keen: { name: 'Baron Adit', place: 'shaft' },
        deep: { name: 'Mother Coal', place: 'bedrock' },
      },
    },
    pl: {
      title: 'Sąsiedzi z licencją',
      lead: 'Chętnie zajrzeliby do twoich ksiąg. Im głębsze biuro, tym lepszy plan. Wiedzą to, co wiedziałby człowiek na ich miejscu.',
      who: {
        random: { name: 'Giermek Oczko', place: 'łąka' },
        beginner: { name: 'Stalówka', place: 'korzonki traw' },
        casual: { name: 'Pisarz Pleśń', place: 'piwnica' },
        sensible: { name: 'Lady Sadza', place: 'chodnik' },
        keen: { name: 'Baron Sztolnia', place: 'szyb' },
        deep: { name: 'Matka Węgiel', place: 'lita skała' },
      },
    },
    ru: {
      title: 'Соседи с лицензией',
      lead: 'Они охотно заглянули бы в ваши книги. Чем глубже контора, тем лучше план. Они знают то, что знал бы человек на их месте.',
      who: {
        random: { name: 'Оруженосец Очко', place: 'луг' },
        beginner: { name: 'Пёрышко', place: 'корни травы' },
        casual: { name: 'Писарь Плесень', place: 'погреб' },
        sensible: { name: 'Леди Сажа', place: 'штрек' },
        keen: { name: 'Барон Штольня', place: 'шахта' },
        deep: { name: 'Матушка Уголь', place: 'скальное основание' },
      },
    },
  },
};
