// What the page of the settings says.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('settings');
