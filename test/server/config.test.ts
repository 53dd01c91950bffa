// The environment, as a host may set it well or badly.
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import { describe, expect, test } from 'vitest';
import { configHelp, Misconfigured, readConfig } from '../../server/config.ts';

function complaintOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof Misconfigured) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  test('needs nothing to be set, and then is safe', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 2567,
      dataDir: './data',
      databaseUrl: undefined,
      redisUrl: undefined,
      origins: [],
      operatorToken: undefined,
      logLevel: 'info',
      trustProxy: 0,
      botPace: 400,
      limits: LIMITS,
    });
  });

  test('takes what is set', () => {
    const config = readConfig({
      HOST: '::1',
      PORT: '0',
      DATA_DIR: '/var/lib/undertow',
      DATABASE_URL: 'postgres://undertow:secret@db.example.org/undertow?sslmode=verify-full',
      REDIS_URL: 'rediss://:secret@redis.example.org:6380/2',
      ORIGINS: 'https://Example.org, http://localhost:5173/',
      OPERATOR_TOKEN: '0123456789abcdef',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
      SOCKETS_PER_ADDRESS: '5000',
      NEW_SOCKETS_PER_ADDRESS: '10000',
      MESSAGES_PER_ADDRESS: '1000',
    });
    expect(config).toMatchObject({
      host: '::1',
      port: 0,
      dataDir: '/var/lib/undertow',
      databaseUrl: 'postgres://undertow:secret@db.example.org/undertow?sslmode=verify-full',
      redisUrl: 'rediss://:secret@redis.example.org:6380/2',
      origins: ['https://example.org', 'http://localhost:5173'],
      operatorToken: '0123456789abcdef',
      logLevel: 'debug',
      trustProxy: 1,
      limits: { ...LIMITS, socketsPerAddress: 5000, newSocketsPerAddress: 10_000, messagesPerAddress: 1000 },
    });
    expect(readConfig({ ORIGINS: '*' }).origins).toBe('*');
  });

  test('takes what is set to nothing for not set', () => {
    expect(readConfig({ PORT: '', ORIGINS: ' ', OPERATOR_TOKEN: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['PORT', '0x50', 'PORT must be a whole number from 0 to 65535, not "0x50".'],
    ['PORT', '2567.5', 'PORT must be a whole number from 0 to 65535, not "2567.5".'],
    ['HOST', 'not a host', 'HOST must be an IP address or the name of a host, not "not a host".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent, not "loud".'],
    ['BOT_PACE', 'quick', 'BOT_PACE must be a whole number from 0 to 60000, not "quick".'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number from 0 to 10, not "true".'],
  ])('says of %s=%s what it may be', (name, value, complaint) => {
    expect(complaintOf({ [name]: value })).toBe(complaint);
  });

  test.each(['example.org', 'https://example.org/play', 'ftp://example.org', 'https://a.org,*', 'https://u:p@a.org'])(
    'takes %s for no origin',
    (value) => {
      expect(complaintOf({ ORIGINS: value })).toMatch(/^ORIGINS must be origins like https:\/\/example\.org/);
    },
  );

  test('complains of everything at once', () => {
    expect(complaintOf({ PORT: 'x', HOST: '?', BOT_PACE: '-' }).split('\n')).toHaveLength(3);
  });

  test('never repeats a secret', () => {
    const complaint = complaintOf({ OPERATOR_TOKEN: 'too-short' });
    expect(complaint).toBe('OPERATOR_TOKEN must be at least 16 letters, digits and signs without spaces.');
  });

  test.each([
    ['DATABASE_URL', 'db.example.org'],
    ['DATABASE_URL', 'mysql://user:secret@db.example.org/undertow'],
    ['REDIS_URL', 'redis.example.org:6379'],
    ['REDIS_URL', 'http://:secret@redis.example.org'],
  ])('takes for %s no %s, and does not repeat it', (name, value) => {
    const complaint = complaintOf({ DATABASE_URL: 'postgres://db/undertow', [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must be a URL like \\w+://[^,]*(, or rediss://[^,]*)?\\.$`));
    expect(complaint).not.toContain(value);
  });

  test('takes no Redis without a PostgreSQL, for no other process can read a folder', () => {
    expect(complaintOf({ REDIS_URL: 'redis://localhost' })).toMatch(/^REDIS_URL needs DATABASE_URL: /);
    expect(readConfig({ DATABASE_URL: 'postgresql://localhost/undertow' }).redisUrl).toBeUndefined();
  });

  test('is told of whole in the help', () => {
    const help = configHelp();
    const names = [...help.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR', 'ORIGINS', 'OPERATOR_TOKEN', 'BOT_PACE']),
    );
    expect(help).toContain('A whole number from 0 to 65535; 2567 unless told otherwise.');
    // What the help says that may be set can be set wrongly, too: so both speak of the same variables.
    for (const name of names) {
      if (name !== 'DATA_DIR') expect(complaintOf({ [name as string]: '\u0000 ' })).toContain(`${name} must be`);
    }
  });
});
