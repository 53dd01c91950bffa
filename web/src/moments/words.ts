// The words about moments of finished matches.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('moments');
