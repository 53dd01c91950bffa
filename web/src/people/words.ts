// What the pages of people say.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('people');
