// What Docker would start: that its files know of each other, and of every setting of the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings, textOf } from './deployment.ts';
import { ROOT } from './dockerfile.ts';

const compose = textOf('docker-compose.yml');
const example = textOf('.env.example');
const caddyfile = textOf('deploy/caddy/Caddyfile');

/** What compose asks the environment for. */
const asked = [...compose.matchAll(/(?<!\$)\$\{([A-Z_]+)(:[-?])?([^}]*)\}/g)].map(([, name = '', how, otherwise]) => ({
  name,
  isRequired: how === ':?',
  otherwise: otherwise ?? '',
}));

/** What the example sets, or says could be set. */
const offered = new Map(
  [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** The part of the file that is about one service. */
function serviceNamed(name: string): string {
  return new RegExp(`^  ${name}:\\n((    .*)?\\n)+`, 'm').exec(compose)?.[0] ?? '';
}

describe('the composed service', () => {
  test('asks for nothing that the example does not offer, with the same default', () => {
    expect(asked.length).toBeGreaterThan(8);
    for (const { name, isRequired, otherwise } of asked) {
      // A setting of the server that is not set has its own default.
      const expected = isRequired ? '' : otherwise || settings().get(name);
      expect([name, offered.get(name)]).toEqual([name, expected]);
    }
  });

  test('gives each service the secrets that it needs, and no others', () => {
    expect(compose).not.toContain('env_file');
    // What the servers share stands above them.
    const shared = compose.slice(0, compose.indexOf('\nservices:'));
    const secretsIn = (text: string) =>
      [...new Set(text.match(/\b(?:POSTGRES|REDIS|GRAFANA)_PASSWORD(?=:\?)|OPERATOR_TOKEN(?=:\?)/g))].sort();
    expect(secretsIn(shared)).toEqual(['OPERATOR_TOKEN', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD']);
    expect(secretsIn(serviceNamed('undertow1') + serviceNamed('undertow2'))).toEqual([]);
    expect(secretsIn(serviceNamed('balancer'))).toEqual([]);
    expect(secretsIn(serviceNamed('postgres'))).toEqual(['POSTGRES_PASSWORD']);
    expect(secretsIn(serviceNamed('redis'))).toEqual(['REDIS_PASSWORD']);
    expect(secretsIn(serviceNamed('grafana'))).toEqual(['GRAFANA_PASSWORD']);
  });

  test('does not start without secrets, and brings none along', () => {
    const required = new Set(asked.flatMap(({ name, isRequired }) => (isRequired ? name : [])));
    expect(required).toEqual(new Set(['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'OPERATOR_TOKEN', 'GRAFANA_PASSWORD']));
    for (const name of required) {
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
      expect(asked.filter((one) => one.name === name && !one.isRequired)).toEqual([]);
    }
    expect(compose).not.toMatch(/(password|token): (?!\$\{)\S/i);
  });

  test('gives the servers every setting that they have, and offers those that it does not set itself', () => {
    const environment = /^x-environment: &environment\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';
    const given = new Map(
      [...environment.matchAll(/^ {2}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(settings().size).toBeGreaterThan(10);
    // Each server has a name of its own.
    expect([...given.keys(), 'PROCESS_NAME'].sort()).toEqual([...settings().keys()].sort());
    for (const [name, value] of given) {
      if (value === `\${${name}:-}`) expect([name, offered.get(name)]).toEqual([name, settings().get(name)]);
    }
  });

  test('offers no variable that is not read', () => {
    const read = new Set([...settings().keys(), ...asked.map(({ name }) => name)]);
    expect([...offered.keys()].filter((name) => !read.has(name))).toEqual([]);
  });

  test('is open to this machine alone unless told otherwise', () => {
    const ports = [...compose.matchAll(/"(\S+):\d+"/g)].map(([, port]) => port);
    expect(ports).toHaveLength(4);
    for (const port of ports) expect(port).toMatch(/^(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):/);
  });

  test('mounts only what there is', () => {
    const mounted = [...compose.matchAll(/- (\.\/[^:\s]+):/g)].map(([, path = '']) => path);
    expect(mounted.length).toBeGreaterThan(2);
    expect(mounted.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test.each(['postgres', 'redis', 'balancer'])('watches over %s, and starts it again', (name) => {
    expect(serviceNamed(name)).toMatch(/^ {4}healthcheck:$/m);
    expect(serviceNamed(name)).toMatch(/^ {4}restart: unless-stopped$/m);
  });

  test('keeps what must be kept in volumes that it declares', () => {
    const used = [...compose.matchAll(/(?:volumes: \[|- )([a-z\d]+):\//g)].map(([, name]) => name);
    expect(used).toEqual(expect.arrayContaining(['postgres', 'redis', 'balancer']));
    const declared = /^volumes:\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';
    for (const name of used) expect(declared).toContain(`  ${name}:\n`);
  });
});

describe('the balancer', () => {
  const patterns = /^\t@of-one-process path (.*)$/m.exec(caddyfile)?.[1]?.split(' ') ?? [];

  /** As Caddy compares a path that it has decoded and tidied. */
  const keepsBack = (path: string) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));

  test('hands nothing on that is about one process, with a slash at its end or without', () => {
    for (const path of ['/metrics', '/metrics/', '/api/operator/drain', '/api/operator/drain/']) {
      expect([path, keepsBack(path)]).toEqual([path, true]);
    }
    for (const path of ['/', '/ws/v1', '/api/operator/notices', '/player/metrics', '/metrics-of-mine']) {
      expect([path, keepsBack(path)]).toEqual([path, false]);
    }
  });

  test('tells browsers to come back over TLS, if it has TLS for a name of the internet', () => {
    const matcher = /^\t@with-tls \{\n((?:\t\t.*\n)+)\t\}$/m.exec(caddyfile)?.[1] ?? '';
    expect(matcher.split('\n').map((line) => line.trim())).toEqual([
      'protocol https',
      'not host localhost *.localhost',
      '',
    ]);
    expect(caddyfile).toMatch(/^\theader @with-tls Strict-Transport-Security max-age=\d{8}$/m);
  });
});

describe('the servers', () => {
  const names = [...compose.matchAll(/PROCESS_NAME: (\w+)/g)].map(([, name = '']) => name);

  test('are named as the services are by which they are reached', () => {
    expect(names).toHaveLength(2);
    for (const name of names) expect(serviceNamed(name)).toContain(`PROCESS_NAME: ${name}`);
  });

  test('are all known to the balancer, and to Prometheus', () => {
    const upstreams = names.map((name) => `${name}:2567`);
    expect(/SERVERS: (.*)/.exec(compose)?.[1]?.split(' ')).toEqual(upstreams);
    expect(/\{\$SERVERS:(.*)\} \{/.exec(caddyfile)?.[1]?.split(' ')).toEqual(upstreams);
    expect(JSON.parse(/targets: (\[.*\])/.exec(textOf('deploy/prometheus/prometheus.yml'))?.[1] ?? '')).toEqual(
      upstreams,
    );
  });

  test('are found by the ids of their processes in the paths of rooms', () => {
    const pattern = new RegExp(/path_regexp server (\S+)/.exec(caddyfile)?.[1] ?? '');
    for (const name of names) {
      expect(pattern.exec(`/${name}-x8F_3-b/room-1_z`)?.[1]).toBe(name);
      expect(pattern.test(`/${name}/room`)).toBe(false);
    }
    for (const other of ['/ws/v1', '/api/tables', '/postgres-x/room', '/undertow1-x/a/b'])
      expect(pattern.test(other)).toBe(false);
  });
});
