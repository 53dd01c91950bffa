// The program of a thread that hashes passwords.
import { doJobs } from '../thinking/jobs.ts';
import { hashed } from './scrypt.ts';

doJobs(hashed);
