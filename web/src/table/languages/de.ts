// What is said at a table of a player who has gone, and of what was answered for them, in German.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { AbsenceWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<AbsenceWords> = {
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
};
