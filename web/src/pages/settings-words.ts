// The words of the page of settings.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('settings');
