// What the page of an account says.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('account');
