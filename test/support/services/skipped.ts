// What a run says before it begins: which tests are left out on this machine, and why.
import { noChromium } from '../../../bench/web/browser.ts';
import { NotStarted } from '../../../scripts/service/daemon.ts';
import { findPrograms, whoRunsIt } from '../../../scripts/service/postgres.ts';
import { haproxy, python, redis, unless } from './installed.ts';
import type { Service } from './service.ts';

export async function skippedHere(): Promise<readonly string[]> {
  const needed: Readonly<Record<string, Service>> = {
    'the pages in a browser': unless(noChromium !== undefined, noChromium),
    'what is stored in PostgreSQL, and services of many processes': await postgres(),
    'what goes over Redis, and services of many processes': redis,
    'the balancer': haproxy,
    'the example client in Python': python,
  };
  const verb = process.env.CI === 'true' ? 'Fails' : 'Skipped';
  const lines = Object.entries(needed).flatMap(([tests, service]) =>
    'missing' in service ? `${verb}: ${tests}. ${service.missing}` : [],
  );
  return lines.length > 0 ? lines : ['Nothing is skipped.'];
}

async function postgres(): Promise<Service> {
  try {
    await Promise.all([findPrograms(), whoRunsIt()]);
    return { url: '' };
  } catch (error) {
    if (error instanceof NotStarted) return { missing: error.message };
    throw error;
  }
}
