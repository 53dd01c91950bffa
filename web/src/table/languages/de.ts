// What is said at a table of players who are gone, with reactions, and of its sounds, in German.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { TableWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<TableWords> = {
  gone: '{who} ist seit einer Minute weg.',
  substitute: 'Vorerst einen Bot spielen lassen',
  settled: '{who} hält die Partie nicht mehr auf.',
  bot: { you: 'ein Bot hat für dich geantwortet', other: 'ein Bot hat für {who} geantwortet' },
  timeout: { you: 'deine Zeit war um', other: 'die Zeit war um: {who}' },
  away: ({ n }) =>
    plural(n, {
      one: 'Während du weg warst, hat ein Bot einmal für dich geantwortet.',
      other: 'Während du weg warst, hat ein Bot {n}-mal für dich geantwortet.',
    }),
  late: ({ n }) =>
    plural(n, {
      one: 'Deine Zeit war einmal um, und das Spiel hat geantwortet.',
      other: 'Deine Zeit war {n}-mal um, und das Spiel hat geantwortet.',
    }),
  show: 'Im Verlauf zeigen',
  sounds: { question: 'Möchtest du diesen Tisch auch hören?', on: 'Mit Ton', off: 'Ohne' },
  react: 'Reagieren',
  reactions: {
    bravo: 'Gut gespielt!',
    ouch: 'Autsch!',
    wow: 'Damit habe ich nicht gerechnet!',
  },
};
