// The words of the end of a match, apart from its points.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('ending');
