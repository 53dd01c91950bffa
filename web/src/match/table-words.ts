// The rarer words of a table: players who left, automatic answers, reactions and sounds.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('table');
