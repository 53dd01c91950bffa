// The settings of a server: environment variables, read once and checked.
import { isIP } from 'node:net';
import { delimiter } from 'node:path';
import { LIMITS, type Limits } from '@undertow/shared/protocol/limits.ts';
import { z } from 'zod';

interface Variable<Value> {
  readonly name: string;
  /** What it is good for, and what it may be: both stand in the help, the second in the complaint. */
  readonly about: string;
  readonly may: string;
  /** What counts if the variable is not set. */
  readonly otherwise: string;
  readonly value: z.ZodType<Value, string>;
  /** Never repeated, not even in a complaint. */
  readonly secret?: true;
}

const VARIABLES = {
  host: variable('HOST', {
    about: 'Where to listen; 0.0.0.0 opens the server to the network.',
    may: 'an IP address or the name of a host',
    otherwise: '127.0.0.1',
    value: z.string().refine((text) => isIP(text) > 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(text)),
  }),
  port: number('PORT', 'The one port for everything; 0 takes any that is free.', 2567, 0, 65_535),
  dataDir: variable('DATA_DIR', {
    about: 'Where everything is kept.',
    may: 'the path of a directory',
    otherwise: './data',
    value: z.string(),
  }),
  databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'], {
    about: 'A PostgreSQL database in which everything is kept, in the place of files in DATA_DIR.',
    may: 'a URL like postgres://user:password@host/name',
  }),
  redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], {
    about: 'A Redis over which several processes with one DATABASE_URL are one service.',
    may: 'a URL like redis://host:6379',
  }),
  games: variable('UNDERTOW_GAMES', {
    about: 'Games from outside, beside those of the house: their folders, or folders of such folders.',
    may: `paths with ${delimiter} between them`,
    otherwise: '',
    value: z
      .string()
      .refine((paths) => !paths.includes('\0'))
      .transform((paths) => paths || undefined),
  }),
  processName: variable('PROCESS_NAME', {
    about: 'What the name of this process begins with, by which a balancer may know it.',
    may: 'up to 40 letters and digits',
    otherwise: '',
    value: z
      .string()
      .regex(/^[a-z\d]{0,40}$/i)
      .transform((name) => name || undefined),
  }),
  origins: variable('ORIGINS', {
    about: 'The web sites whose pages may connect, beside those that this server delivers itself.',
    may: 'origins like https://example.org with commas between them, or * for all',
    otherwise: '',
    value: z
      .string()
      .transform(originsOf)
      .pipe(z.array(z.string()).or(z.literal('*'))),
  }),
  operatorToken: variable('OPERATOR_TOKEN', {
    about:
      'Opens /api/operator and /metrics to requests that carry it. Without it there is no operator, and only this machine sees /metrics.',
    may: 'at least 16 letters, digits and signs without spaces',
    otherwise: '',
    value: z
      .string()
      .regex(/^$|^[\x21-\x7e]{16,200}$/)
      .transform((token) => token || undefined),
    secret: true,
  }),
  logLevel: variable('LOG_LEVEL', {
    about: 'How much is logged.',
    may: 'one of fatal, error, warn, info, debug, trace and silent',
    otherwise: 'info',
    value: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
  trustProxy: number(
    'TRUST_PROXY',
    'How many proxies stand in front of the server and tell the address of a client in X-Forwarded-For.',
    0,
    0,
    10,
  ),
  botPace: number('BOT_PACE', 'Milliseconds that a bot of the house waits before it answers.', 400, 0, 60_000),
  connectionsPerAddress: number(
    'CONNECTIONS_PER_ADDRESS',
    'Connections of HTTP from one address; for one more, the one is closed that has been idle for longest.',
    400,
    1,
    1_000_000,
  ),
  requestsPerSecond: number('REQUESTS_PER_SECOND', 'HTTP requests of one address.', 100, 1, 1_000_000),
  guestsPerHour: number(
    'GUESTS_PER_HOUR',
    'New guests from one address: a quarter of them at once, then one after the other.',
    120,
    1,
    1_000_000,
  ),
  messagesPerSecond: number('MESSAGES_PER_SECOND', 'Messages over one socket.', LIMITS.messagesPerSecond, 1, 1_000_000),
  messagesPerAddress: number(
    'MESSAGES_PER_ADDRESS',
    'Messages over all sockets of one address, beside one in a second of each.',
    LIMITS.messagesPerAddress,
    1,
    1_000_000,
  ),
  socketsPerUser: number('SOCKETS_PER_USER', 'Open sockets of one person.', LIMITS.socketsPerUser, 1, 1_000_000),
  socketsPerAddress: number(
    'SOCKETS_PER_ADDRESS',
    'Open sockets from one address.',
    LIMITS.socketsPerAddress,
    1,
    1_000_000,
  ),
  newSocketsPerAddress: number(
    'NEW_SOCKETS_PER_ADDRESS',
    'New sockets and event streams from one address in a minute.',
    LIMITS.newSocketsPerAddress,
    1,
    1_000_000,
  ),
  thoughtsPerAddress: number(
    'THOUGHTS_PER_ADDRESS',
    'Thoughts of bots, hints and advice of one address that wait for a thread.',
    2,
    1,
    1_000_000,
  ),
  analysesPerAddress: number(
    'ANALYSES_PER_ADDRESS',
    'Analyses of matches of one address that wait or are under way.',
    10,
    1,
    100,
  ),
  tablesPerUser: number('TABLES_PER_USER', 'Tables at which one may sit.', LIMITS.tablesPerUser, 1, 10_000),
};

type Values = { [Key in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Key]['value']> };

export type Origins = Values['origins'];

export interface Config extends Values {
  /** What the doors tell their clients. */
  readonly limits: Limits;
}

/** The environment was set to something that the server cannot use. Its message has a sentence for each such variable. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured';
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const complaints: string[] = [];
  const entries = Object.entries<Variable<unknown>>(VARIABLES).map(([key, { name, may, otherwise, value, secret }]) => {
    // A variable that is set to nothing is not set: so a deployment can leave it out.
    const text = environment[name]?.trim() || otherwise;
    const read = value.safeParse(text);
    if (!read.success) complaints.push(`${name} must be ${may}${secret ? '' : `, not ${JSON.stringify(text)}`}.`);
    return [key, read.data];
  });
  if (environment.REDIS_URL?.trim() && !environment.DATABASE_URL?.trim()) {
    complaints.push('REDIS_URL needs DATABASE_URL: several processes cannot share what is kept in files.');
  }
  if (complaints.length > 0) throw new Misconfigured(complaints.join('\n'));
  const values = Object.fromEntries(entries) as Values;
  const { messagesPerSecond, messagesPerAddress, socketsPerUser, socketsPerAddress, newSocketsPerAddress } = values;
  const { tablesPerUser } = values;
  const set = { messagesPerSecond, messagesPerAddress, socketsPerUser, socketsPerAddress, newSocketsPerAddress };
  return { ...values, limits: { ...LIMITS, ...set, tablesPerUser } };
}

/** All variables as a text for people. */
export function configHelp(): string {
  const blocks = Object.values<Variable<unknown>>(VARIABLES).map(({ name, about, may, otherwise }) => {
    const unset = otherwise === '' ? 'not set' : otherwise;
    return `  ${name}\n      ${about}\n      ${may.charAt(0).toUpperCase()}${may.slice(1)}; ${unset} unless told otherwise.`;
  });
  return blocks.join('\n');
}

function variable<Value>(name: string, rest: Omit<Variable<Value>, 'name'>): Variable<Value> {
  return { name, ...rest };
}

/** An address with a password in it is as secret as the password. */
function url(name: string, protocols: readonly string[], words: { readonly about: string; readonly may: string }) {
  return variable(name, {
    ...words,
    otherwise: '',
    secret: true,
    value: z
      .string()
      .refine((text) => text === '' || (URL.canParse(text) && protocols.includes(new URL(text).protocol)))
      .transform((text) => text || undefined),
  });
}

function number(name: string, about: string, otherwise: number, least: number, most: number): Variable<number> {
  return {
    name,
    about,
    may: `a whole number from ${least} to ${most}`,
    otherwise: String(otherwise),
    value: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.int().min(least).max(most)),
  };
}

/** The origins as browsers write them; `undefined` if one of them is none, which is then refused. */
function originsOf(text: string): string[] | '*' | undefined {
  if (text === '*') return text;
  const names = text.split(',').flatMap((name) => name.trim() || []);
  return names.every(isOrigin) ? names.map((name) => new URL(name).origin) : undefined;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username;
}
