// What the page of the players of the house says.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('rivals');
