// The bot characters of Abyss, the weakest first: who they are, and how well they were measured to play.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import { called, type GameRivals, measured } from '@undertow/web/src/rivals.ts';
import { botNames } from '../../rules/bot-names.ts';
import faces from './faces.svg?url';
import { sayings } from './sayings.ts';

export const rivals: GameRivals = {
  faces,
  further: ['rival-ray', 'rival-octopus', 'rival-puffer'],
  all: [
    { level: 'random', face: 'rival-polyp', tint: tint(300), measured: measured('sensible', 0, [0, 1], 400) },
    { level: 'beginner', face: 'rival-cockle', tint: tint(85), measured: measured('sensible', 11.8, [9, 15.3], 400) },
    { level: 'casual', face: 'rival-kelp', tint: tint(165), measured: measured('sensible', 33.8, [29.3, 38.5], 400) },
    { level: 'sensible', face: 'rival-pilot', tint: tint(245) },
    { level: 'keen', face: 'rival-notary', tint: tint(35), measured: measured('sensible', 92.5, [89.5, 94.7], 400) },
    {
      level: 'deep',
      face: 'rival-hadal',
      tint: tint(200),
      measured: measured('keen', 83.3, [66.4, 92.7], 30, '--seed 2 --clock cpu'),
    },
  ],
  sayings,
  words: {
    cs: {
      title: 'Čím hlouběji, tím silnější',
      lead: 'Jsou tu vždycky. Hrají podle stejných pravidel jako ty a vědí to, co by na jejich místě věděl člověk.',
      who: {
        random: called(['Polyp', 'Vlnka', 'Kaňka', 'Bublina'], 'pěna'),
        beginner: called(['Srdcovka', 'Praporek', 'Klubko', 'Bodlinka'], 'sluneční světlo'),
        casual: called(['Babička Chaluha', 'Teta Závojová', 'Strýc Uzel', 'Bratranec Bodlák'], 'soumrak'),
        sensible: called(['Starý lodivod', 'Plachtař', 'Lodní kuchař', 'Loďmistr'], 'půlnoc'),
        keen: called(['Notář', 'Advokát', 'Archivář', 'Odhadce'], 'hlubina'),
        deep: called(['Hadal', 'Bentos', 'Thalassa', 'Bathys'], 'příkop'),
      },
    },
    de: {
      title: 'Je tiefer, desto stärker',
      lead: 'Sie sind immer da. Sie spielen nach denselben Regeln wie du und wissen, was ein Mensch an ihrem Platz wüsste.',
      who: {
        random: called(['Polyp', 'Kräusel', 'Klecks', 'Blubber'], 'Gischt'),
        beginner: called(['Herzmuschel', 'Wimpel', 'Knäuel', 'Klette'], 'Sonnenlicht'),
        casual: called(['Großmutter Tang', 'Tante Schleier', 'Onkel Knoten', 'Vetter Distel'], 'Dämmerung'),
        sensible: called(['Alter Lotse', 'Der Segelmacher', 'Der Smutje', 'Der Bootsmann'], 'Mitternacht'),
        keen: called(['Der Notar', 'Der Anwalt', 'Der Archivar', 'Der Schätzer'], 'Tiefsee'),
        deep: called(['Hadal', 'Benthos', 'Thalassa', 'Bathys'], 'Tiefseegraben'),
      },
    },
    en: {
      title: 'The deeper, the stronger',
      lead: 'They are always here. They play by the same rules as you, and know what a person in their seat would know.',
      who: {
        random: called(botNames.random, 'spray'),
        beginner: called(botNames.beginner, 'sunlight'),
        casual: called(botNames.casual, 'twilight'),
        sensible: called(botNames.sensible, 'midnight'),
        keen: called(botNames.keen, 'abyssal'),
        deep: called(botNames.deep, 'hadal'),
      },
    },
    pl: {
      title: 'Im głębiej, tym silniejsi',
      lead: 'Są tu zawsze. Grają według tych samych zasad co ty i wiedzą to, co wiedziałby człowiek na ich miejscu.',
      who: {
        random: called(['Polip', 'Falka', 'Kleks', 'Bąbel'], 'piana'),
        beginner: called(['Sercówka', 'Proporczyk', 'Kłębek', 'Rzep'], 'światło słońca'),
        casual: called(['Babcia Listownica', 'Ciotka Woalka', 'Wujek Węzeł', 'Kuzyn Oset'], 'półmrok'),
        sensible: called(['Stary Pilot', 'Żaglomistrz', 'Kuk', 'Bosman'], 'północ'),
        keen: called(['Notariusz', 'Adwokat', 'Archiwista', 'Asesor'], 'głębia'),
        deep: called(['Hadal', 'Bentos', 'Talassa', 'Batys'], 'rów oceaniczny'),
      },
    },
    ru: {
      title: 'Чем глубже, тем сильнее',
      lead: 'Они всегда здесь. Они играют по тем же правилам, что и вы, и знают то, что знал бы человек на их месте.',
      who: {
        random: called(['Полип', 'Рябь', 'Клякса', 'Пузырёк'], 'пена'),
        beginner: called(['Сердцевидка', 'Вымпел', 'Клубок', 'Репей'], 'солнечный свет'),
        casual: called(['Бабушка Ламинария', 'Тётушка Вуаль', 'Дядюшка Узел', 'Кузен Чертополох'], 'сумерки'),
        sensible: called(['Старый Лоцман', 'Парусный Мастер', 'Кок', 'Боцман'], 'полночь'),
        keen: called(['Нотариус', 'Адвокат', 'Архивариус', 'Асессор'], 'бездна'),
        deep: called(['Хадал', 'Бентос', 'Таласса', 'Батис'], 'жёлоб'),
      },
    },
  } satisfies InEveryLanguage<object>,
};

function tint(hue: number): string {
  return `oklch(var(--rival-light) 0.12 ${hue})`;
}
