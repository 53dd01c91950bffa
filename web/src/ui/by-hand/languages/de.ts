// What is said where the clipboard is not open to the page, in German.
import type { Translation } from '../../../words/catalog.ts';
import type { ByHandWords } from './en.ts';

export const words: Translation<ByHandWords> = {
  title: 'Von Hand kopieren',
  note: 'Dein Browser lässt diese Seite nicht kopieren. Der Text unten ist markiert: Kopiere ihn wie anderen Text.',
  text: 'Text zum Kopieren',
};
