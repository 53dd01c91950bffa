// What the page of a replay says.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('replay');
