// What is said where the clipboard is not open to the page, in Czech.
import type { Translation } from '../../../words/catalog.ts';
import type { ByHandWords } from './en.ts';

export const words: Translation<ByHandWords> = {
  title: 'Zkopíruj to ručně',
  note: 'Prohlížeč této stránce nedovolil kopírovat. Text níže je označený: zkopíruj ho jako jiný text.',
  text: 'Text ke zkopírování',
};
