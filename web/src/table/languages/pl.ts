// What is said at a table of a player who has gone, in Polish.
import type { Translation } from '../../words/catalog.ts';
import type { AbsenceWords } from './en.ts';

export const words: Translation<AbsenceWords> = {
  gone: '{who}: brak połączenia od minuty.',
  substitute: 'Niech na razie gra bot',
  settled: '{who} już nie wstrzymuje partii.',
};
