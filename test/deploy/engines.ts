// Tests that start PostgreSQL, Redis and HAProxy themselves, where they are installed.
import { haproxy } from '../support/services/installed.ts';
import type { Service } from '../support/services/service.ts';
import { askFor, describeWith } from '../support/services/shared.ts';

export async function describeWithAll(what: string, tests: () => void): Promise<void> {
  const all: Service[] = [...(await Promise.all([askFor('postgres'), askFor('redis')])), haproxy];
  describeWith(all.find((service) => 'missing' in service) ?? haproxy, what, tests);
}
