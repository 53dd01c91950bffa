// What the sheets of the lobby say, and how bots play.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('forms');
