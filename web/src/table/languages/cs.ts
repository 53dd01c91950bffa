// What is said at a table of a player who has gone, in Czech.
import type { Translation } from '../../words/catalog.ts';
import type { AbsenceWords } from './en.ts';

export const words: Translation<AbsenceWords> = {
  gone: '{who} je už minutu pryč.',
  substitute: 'Nechat zatím hrát bota',
  settled: '{who} už partii nezdržuje.',
};
