// The players of the house in Abyss, the weakest first: who they are, and how well they were measured to play.
import { calledAs, type GameRivals } from '@undertow/web/src/rivals.ts';
import { botNames } from '../../rules/bot-names.ts';
import faces from './faces.svg?url';
import { sayings } from './sayings.ts';

export const rivals: GameRivals = {
  faces,
  further: ['rival-ray', 'rival-octopus', 'rival-puffer'],
  all: [
    {
      level: 'random',
      face: 'rival-polyp',
      tint: 'oklch(var(--rival-light) 0.12 300)',
      measured: { against: 'sensible', wins: 0, between: [0, 1], matches: 400, chosen: '--clock cpu' },
    },
    {
      level: 'beginner',
      face: 'rival-cockle',
      tint: 'oklch(var(--rival-light) 0.12 85)',
      measured: { against: 'sensible', wins: 11.8, between: [9, 15.3], matches: 400, chosen: '--clock cpu' },
    },
    {
      level: 'casual',
      face: 'rival-kelp',
      tint: 'oklch(var(--rival-light) 0.12 165)',
      measured: { against: 'sensible', wins: 33.8, between: [29.3, 38.5], matches: 400, chosen: '--clock cpu' },
    },
    { level: 'sensible', face: 'rival-pilot', tint: 'oklch(var(--rival-light) 0.12 245)' },
    {
      level: 'keen',
      face: 'rival-notary',
      tint: 'oklch(var(--rival-light) 0.12 35)',
      measured: { against: 'sensible', wins: 92.5, between: [89.5, 94.7], matches: 400, chosen: '--clock cpu' },
    },
    {
      level: 'deep',
      face: 'rival-hadal',
      tint: 'oklch(var(--rival-light) 0.12 200)',
      measured: { against: 'keen', wins: 83.3, between: [66.4, 92.7], matches: 30, chosen: '--seed 2 --clock cpu' },
    },
  ],
  sayings,
  words: {
    cs: {
      title: 'Čím hlouběji, tím silnější',
      lead: 'Jsou tu vždycky. Hrají podle stejných pravidel jako ty a vědí to, co by na jejich místě věděl člověk.',
      who: {
        random: { name: 'Polyp', place: 'pěna', further: ['Vlnka', 'Kaňka', 'Bublina'] },
        beginner: { name: 'Srdcovka', place: 'sluneční světlo', further: ['Praporek', 'Klubko', 'Bodlinka'] },
        casual: {
          name: 'Babička Chaluha',
          place: 'soumrak',
          further: ['Teta Závojová', 'Strýc Uzel', 'Bratranec Bodlák'],
        },
        sensible: { name: 'Starý lodivod', place: 'půlnoc', further: ['Plachtař', 'Lodní kuchař', 'Loďmistr'] },
        keen: { name: 'Notář', place: 'hlubina', further: ['Advokát', 'Archivář', 'Odhadce'] },
        deep: { name: 'Hadal', place: 'příkop', further: ['Bentos', 'Thalassa', 'Bathys'] },
      },
    },
    de: {
      title: 'Je tiefer, desto stärker',
      lead: 'Sie sind immer da. Sie spielen nach denselben Regeln wie du und wissen, was ein Mensch an ihrem Platz wüsste.',
      who: {
        random: { name: 'Polyp', place: 'Gischt', further: ['Kräusel', 'Klecks', 'Blubber'] },
        beginner: { name: 'Herzmuschel', place: 'Sonnenlicht', further: ['Wimpel', 'Knäuel', 'Klette'] },
        casual: {
          name: 'Großmutter Tang',
          place: 'Dämmerung',
          further: ['Tante Schleier', 'Onkel Knoten', 'Vetter Distel'],
        },
        sensible: {
          name: 'Alter Lotse',
          place: 'Mitternacht',
          further: ['Der Segelmacher', 'Der Smutje', 'Der Bootsmann'],
        },
        keen: { name: 'Der Notar', place: 'Tiefsee', further: ['Der Anwalt', 'Der Archivar', 'Der Schätzer'] },
        deep: { name: 'Hadal', place: 'Tiefseegraben', further: ['Benthos', 'Thalassa', 'Bathys'] },
      },
    },
    en: {
      title: 'The deeper, the stronger',
      lead: 'They are always here. They play by the same rules as you, and know what a person in their seat would know.',
      who: {
        random: { ...calledAs(botNames.random), place: 'spray' },
        beginner: { ...calledAs(botNames.beginner), place: 'sunlight' },
        casual: { ...calledAs(botNames.casual), place: 'twilight' },
        sensible: { ...calledAs(botNames.sensible), place: 'midnight' },
        keen: { ...calledAs(botNames.keen), place: 'abyssal' },
        deep: { ...calledAs(botNames.deep), place: 'hadal' },
      },
    },
    pl: {
      title: 'Im głębiej, tym silniejsi',
      lead: 'Są tu zawsze. Grają według tych samych zasad co ty i wiedzą to, co wiedziałby człowiek na ich miejscu.',
      who: {
        random: { name: 'Polip', place: 'piana', further: ['Falka', 'Kleks', 'Bąbel'] },
        beginner: { name: 'Sercówka', place: 'światło słońca', further: ['Proporczyk', 'Kłębek', 'Rzep'] },
        casual: {
          name: 'Babcia Listownica',
          place: 'półmrok',
          further: ['Ciotka Woalka', 'Wujek Węzeł', 'Kuzyn Oset'],
        },
        sensible: { name: 'Stary Pilot', place: 'północ', further: ['Żaglomistrz', 'Kuk', 'Bosman'] },
        keen: { name: 'Notariusz', place: 'głębia', further: ['Adwokat', 'Archiwista', 'Asesor'] },
        deep: { name: 'Hadal', place: 'rów oceaniczny', further: ['Bentos', 'Talassa', 'Batys'] },
      },
    },
    ru: {
      title: 'Чем глубже, тем сильнее',
      lead: 'Они всегда здесь. Они играют по тем же правилам, что и вы, и знают то, что знал бы человек на их месте.',
      who: {
        random: { name: 'Полип', place: 'пена', further: ['Рябь', 'Клякса', 'Пузырёк'] },
        beginner: { name: 'Сердцевидка', place: 'солнечный свет', further: ['Вымпел', 'Клубок', 'Репей'] },
        casual: {
          name: 'Бабушка Ламинария',
          place: 'сумерки',
          further: ['Тётушка Вуаль', 'Дядюшка Узел', 'Кузен Чертополох'],
        },
        sensible: { name: 'Старый Лоцман', place: 'полночь', further: ['Парусный Мастер', 'Кок', 'Боцман'] },
        keen: { name: 'Нотариус', place: 'бездна', further: ['Адвокат', 'Архивариус', 'Асессор'] },
        deep: { name: 'Хадал', place: 'жёлоб', further: ['Бентос', 'Таласса', 'Батис'] },
      },
    },
  },
};
