// The words of an analysis.
import { laterSaying } from '../../words/later.ts';

export const say = laterSaying('analysis');
