// What the end of a match says besides its points.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('ending');
