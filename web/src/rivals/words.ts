// The words of the page of bot characters.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('rivals');
