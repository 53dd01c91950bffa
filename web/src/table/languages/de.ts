// What is said at a table of a player who has gone, in German.
import type { Translation } from '../../words/catalog.ts';
import type { AbsenceWords } from './en.ts';

export const words: Translation<AbsenceWords> = {
  gone: '{who} ist seit einer Minute weg.',
  substitute: 'Vorerst einen Bot spielen lassen',
  settled: '{who} hält die Partie nicht mehr auf.',
};
