// What is said at a table of a player who has gone, in Russian.
import type { Translation } from '../../words/catalog.ts';
import type { AbsenceWords } from './en.ts';

export const words: Translation<AbsenceWords> = {
  gone: '{who} уже минуту не на связи.',
  substitute: 'Пусть пока играет бот',
  settled: '{who} больше не задерживает партию.',
};
