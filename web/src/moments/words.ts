// What is said of moments of matches that are over.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('moments');
