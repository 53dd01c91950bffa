// The words of the account page and of the sign-in sheet.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('account');
