// What each thread that hashes passwords runs.
import { doJobs } from '../thinking/jobs.ts';
import { hashed } from './scrypt.ts';

doJobs(hashed);
