// What is said where the clipboard is not open to the page.
import { laterSaying } from '../../words/later.ts';

export const say = laterSaying('byHand');
