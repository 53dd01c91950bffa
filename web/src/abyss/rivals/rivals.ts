// The players of the house in Abyss, the weakest first: who they are, and how well they were measured to play.
import type { GameRivals } from '../../rivals.ts';
import faces from './faces.svg?url';

export const rivals: GameRivals = {
  faces,
  all: [
    {
      level: 'random',
      face: 'rival-polyp',
      tint: 'oklch(var(--rival-light) 0.12 300)',
      measured: { against: 'sensible', wins: 0, matches: 400, chosen: '--clock cpu' },
    },
    {
      level: 'beginner',
      face: 'rival-cockle',
      tint: 'oklch(var(--rival-light) 0.12 85)',
      measured: { against: 'sensible', wins: 18, matches: 40 },
    },
    {
      level: 'casual',
      face: 'rival-kelp',
      tint: 'oklch(var(--rival-light) 0.12 165)',
      measured: { against: 'sensible', wins: 30, matches: 40 },
    },
    { level: 'sensible', face: 'rival-pilot', tint: 'oklch(var(--rival-light) 0.12 245)' },
    {
      level: 'keen',
      face: 'rival-notary',
      tint: 'oklch(var(--rival-light) 0.12 35)',
      measured: { against: 'sensible', wins: 92, matches: 400, chosen: '--clock cpu' },
    },
    {
      level: 'deep',
      face: 'rival-hadal',
      tint: 'oklch(var(--rival-light) 0.12 200)',
      measured: { against: 'keen', wins: 83, matches: 30, chosen: '--seed 2 --clock cpu' },
    },
  ],
  words: {
    cs: {
      title: 'Čím hlouběji, tím silnější',
      lead: 'Jsou tu vždycky. Hrají podle stejných pravidel jako ty a vědí to, co by na jejich místě věděl člověk.',
      who: {
        random: { name: 'Polyp', place: 'pěna' },
        beginner: { name: 'Srdcovka', place: 'sluneční světlo' },
        casual: { name: 'Babička Chaluha', place: 'soumrak' },
        sensible: { name: 'Starý lodivod', place: 'půlnoc' },
        keen: { name: 'Notář', place: 'hlubina' },
        deep: { name: 'Hadal', place: 'příkop' },
      },
    },
    de: {
      title: 'Je tiefer, desto stärker',
      lead: 'Sie sind immer da. Sie spielen nach denselben Regeln wie du und wissen, was ein Mensch an ihrem Platz wüsste.',
      who: {
        random: { name: 'Polyp', place: 'Gischt' },
        beginner: { name: 'Herzmuschel', place: 'Sonnenlicht' },
        casual: { name: 'Großmutter Tang', place: 'Dämmerung' },
        sensible: { name: 'Alter Lotse', place: 'Mitternacht' },
        keen: { name: 'Der Notar', place: 'Tiefsee' },
        deep: { name: 'Hadal', place: 'Tiefseegraben' },
      },
    },
    en: {
      title: 'The deeper, the stronger',
      lead: 'They are always here. They play by the same rules as you, and know what a person in their seat would know.',
      who: {
        random: { name: 'Polyp', place: 'spray' },
        beginner: { name: 'Cockle', place: 'sunlight' },
        casual: { name: 'Grandmother Kelp', place: 'twilight' },
        sensible: { name: 'Old Pilot', place: 'midnight' },
        keen: { name: 'The Notary', place: 'abyssal' },
        deep: { name: 'Hadal', place: 'hadal' },
      },
    },
    pl: {
      title: 'Im głębiej, tym silniejsi',
      lead: 'Są tu zawsze. Grają według tych samych zasad co ty i wiedzą to, co wiedziałby człowiek na ich miejscu.',
      who: {
        random: { name: 'Polip', place: 'piana' },
        beginner: { name: 'Sercówka', place: 'światło słońca' },
        casual: { name: 'Babcia Listownica', place: 'półmrok' },
        sensible: { name: 'Stary Pilot', place: 'północ' },
        keen: { name: 'Notariusz', place: 'głębia' },
        deep: { name: 'Hadal', place: 'rów oceaniczny' },
      },
    },
    ru: {
      title: 'Чем глубже, тем сильнее',
      lead: 'Они всегда здесь. Они играют по тем же правилам, что и вы, и знают то, что знал бы человек на их месте.',
      who: {
        random: { name: 'Полип', place: 'пена' },
        beginner: { name: 'Сердцевидка', place: 'солнечный свет' },
        casual: { name: 'Бабушка Ламинария', place: 'сумерки' },
        sensible: { name: 'Старый Лоцман', place: 'полночь' },
        keen: { name: 'Нотариус', place: 'бездна' },
        deep: { name: 'Хадал', place: 'жёлоб' },
      },
    },
  },
};
