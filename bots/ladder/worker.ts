// The program of a thread that plays matches of a contest.
import { serve } from '../workers.ts';
import { contest } from './contest.ts';

serve(contest);
