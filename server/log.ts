// The log: lines of JSON about a request or a match, from which secrets are removed.
import { type DestinationStream, type Logger, pino } from 'pino';
import { SECRETS } from './secrets.ts';

/** `log.child({ match })` and `log.child({ request })` say in every line what it is about. */
export type Log = Logger;

export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: withoutSecrets, bindings: withoutSecrets },
    // Errors have become plain by then.
    serializers: { err: (error: unknown) => error },
    // What stands in a text is found only in the line as it is written.
    hooks: { streamWrite: hideInText },
  };
  return to ? pino(options, to) : pino(options);
}

const HIDDEN = '[hidden]';
const SECRET_FIELDS =
  /^(set-?)?cookie$|^(proxy-?)?authorization$|^seed$|^current$|^refresh(hash)?$|password|token|ticket|invitation|secret|api-?key/i;
const FIELD = String.raw`(?:\b|_)(?:password|current|refresh|token|ticket|invitation|secret|seed|authorization)`;
/** Secrets inside a text: in a line of JSON, a quote within a text stands behind a backslash. */
const QUOTED_IN_TEXT = new RegExp(String.raw`(${FIELD}\\"\s*:\s*\\")(?:(?!(?<!\\)\\").)*`, 'gi');
const PLAIN_IN_TEXT = new RegExp(String.raw`(${FIELD}\s*[=:]\s*)(?!bearer\b)[^\s"\\&,;}]+`, 'gi');
const BEARERS = /\bbearer\s+[\w.~+/=!#$%^*-]+/gi;
/** Matches seeds. Commitments are written in the same way, and are hidden with them. */
const SEEDS = /\b[0-9a-f]{64}\b/gi;

/** The most parts of a logged object that are copied: some objects lead to half the server. */
const MOST_PARTS = 500;
const MOST_DEEP = 8;

function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  let parts = 0;
  return cleaned(fields, 0) as Record<string, unknown>;

  /** A copy without what is secret by the name of its field. What is logged may be anything at all. */
  function cleaned(value: unknown, depth: number): unknown {
    if (typeof value === 'bigint') return String(value);
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MOST_DEEP || ++parts > MOST_PARTS) return '[more]';
    if (value instanceof Date) return value.toJSON();
    if (value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) return `[${value.constructor.name}]`;
    if (Array.isArray(value)) return value.slice(0, MOST_PARTS).map((item) => cleaned(item, depth + 1));
    const fields = Object.entries(value).map(([key, item]) => {
      return [key, SECRET_FIELDS.test(key) ? HIDDEN : cleaned(item, depth + 1)];
    });
    const { name, message, stack, cause } = value as Partial<Error>;
    const error = value instanceof Error ? { name, message, stack, cause: cleaned(cause, depth + 1) } : {};
    return { ...error, ...Object.fromEntries(fields) };
  }
}

function hideInText(line: string): string {
  return line
    .replace(SECRETS, HIDDEN)
    .replace(BEARERS, `Bearer ${HIDDEN}`)
    .replace(QUOTED_IN_TEXT, `$1${HIDDEN}`)
    .replace(PLAIN_IN_TEXT, `$1${HIDDEN}`)
    .replace(SEEDS, HIDDEN);
}
