// What most visits to a table never say: of players who have gone, of what was answered for them, reactions and sounds.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('table');
