// What is said where the clipboard is not open to the page, in Russian.
import type { Translation } from '../../../words/catalog.ts';
import type { ByHandWords } from './en.ts';

export const words: Translation<ByHandWords> = {
  title: 'Скопируйте вручную',
  note: 'Браузер не разрешил этой странице копировать. Текст ниже выделен: скопируйте его как обычный текст.',
  text: 'Текст для копирования',
};
