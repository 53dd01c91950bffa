// What is said where the clipboard is not open to the page, in Polish.
import type { Translation } from '../../../words/catalog.ts';
import type { ByHandWords } from './en.ts';

export const words: Translation<ByHandWords> = {
  title: 'Skopiuj ręcznie',
  note: 'Przeglądarka nie pozwala tej stronie kopiować. Tekst poniżej jest zaznaczony: skopiuj go tak jak inny tekst.',
  text: 'Tekst do skopiowania',
};
