// The program of a thread that plays games to learn from.
import { serve } from '../workers.ts';
import { packed } from './episodes.ts';
import { type Recording, record } from './record.ts';

serve((recording: Recording) => packed(record(recording)));
