// The words of the lobby's sheets and of bots' levels.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('forms');
