// A thread that plays matches of a contest.
import { serve } from '../workers.ts';
import { contest } from './contest.ts';

serve(contest);
