// What an analysis says.
import { laterSaying } from '../../words/later.ts';

export const say = laterSaying('analysis');
