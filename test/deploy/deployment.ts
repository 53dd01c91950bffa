// What is deployed, as its files say it, and the settings and metrics of the server that they are about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configHelp } from '@undertow/server/config.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { ROOT } from './dockerfile.ts';

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The settings of the server by their names, with what counts if they are not set. */
export function settings(): Map<string, string> {
  const found = configHelp().matchAll(/^ {2}([A-Z\d_]+)\n.*\n.*?; (\S.*) unless told otherwise\.$/gm);
  return new Map([...found].map(([, name = '', otherwise = '']) => [name, otherwise === 'not set' ? '' : otherwise]));
}

/** All that Prometheus gets from a server, by its name. */
export async function metricNames(): Promise<Set<string>> {
  const metrics = await new Metrics().registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Everything in a text that looks like a metric of the server. */
export function metricsIn(text: string): string[] {
  return [...new Set(text.match(/\b(undertow|nodejs|process)_[a-z\d_]+\b/g))].sort();
}
