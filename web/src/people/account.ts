// What the page of an account says, and the sheet at which one comes in.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('account');
