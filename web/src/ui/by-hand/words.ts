// The words for when the page may not use the clipboard.
import { laterSaying } from '../../words/later.ts';

export const say = laterSaying('byHand');
