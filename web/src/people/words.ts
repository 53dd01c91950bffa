// The words of the pages of people.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('people');
