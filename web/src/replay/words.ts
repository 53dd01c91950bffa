// The words of the page of a replay.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('replay');
