// Tests that start PostgreSQL and Redis themselves, where both are installed.
import type { Service } from '../support/services/service.ts';
import { askFor, describeWith } from '../support/services/shared.ts';

export async function describeWithAll(what: string, tests: () => void): Promise<void> {
  const [postgres, redis] = await Promise.all([askFor('postgres'), askFor('redis')]);
  const least: Service = 'missing' in postgres ? postgres : redis;
  describeWith(least, what, tests);
}
