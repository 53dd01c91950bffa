// The words of the interface for plain tables.
import { laterSaying } from '../../words/later.ts';

export const say = laterSaying('plain');
