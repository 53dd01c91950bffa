// What is logged, and above all what is not.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLog, type Log } from '../../server/log.ts';
import { newSecret } from '../../server/secrets.ts';

/** What a log writes, line by line, each of which must be JSON. */
function logged(write: (log: Log) => void, level = 'trace'): Record<string, unknown>[] {
  return linesOf(write, level).map((line) => JSON.parse(line));
}

function linesOf(write: (log: Log) => void, level = 'trace'): string[] {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

describe('the log', () => {
  test('is JSON, with the request or the match that it is about', () => {
    const lines = logged((log) => {
      log.info({ port: 2567 }, 'listening');
      log.child({ request: 'r1' }).warn('odd');
      log.child({ match: 'k3v9x0q2ab' }).error(new Error('broken'), 'the match stopped');
    });
    expect(lines).toMatchObject([
      { level: 'info', port: 2567, msg: 'listening' },
      { level: 'warn', request: 'r1', msg: 'odd' },
      { level: 'error', match: 'k3v9x0q2ab', msg: 'the match stopped', err: { name: 'Error', message: 'broken' } },
    ]);
    expect(lines[2]).toHaveProperty('err.stack');
    expect(lines[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('leaves out what is below its level', () => {
    const write = (log: Log) => {
      log.debug('small');
      log.warn('large');
    };
    expect(logged(write, 'info')).toHaveLength(1);
    expect(logged(write, 'silent')).toHaveLength(0);
  });

  test('takes whatever it is given', () => {
    const loop: Record<string, unknown> = { self: null };
    loop.self = loop;
    const odd = { loop, big: 10n, map: new Map([['a', 1]]), bytes: randomBytes(4), date: new Date(0), f: () => 1 };
    expect(logged((log) => log.info(odd))).toMatchObject([
      { big: '10', map: '[Map]', bytes: '[Buffer]', date: '1970-01-01T00:00:00.000Z' },
    ]);
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect(linesOf((log) => log.info(deep))[0]?.length).toBeLessThan(300);
    const tangle: object[] = Array.from({ length: 60 }, () => ({}));
    for (const part of tangle) Object.assign(part, tangle);
    expect(linesOf((log) => log.info({ tangle }))[0]?.length).toBeLessThan(1_000_000);
  });

  test('tells the cause of an error, and what else it carries', () => {
    const error = Object.assign(new Error('no answer', { cause: new Error('disk full') }), { code: 'EIO' });
    expect(logged((log) => log.error({ err: error }))).toMatchObject([
      { err: { message: 'no answer', code: 'EIO', cause: { message: 'disk full' } } },
    ]);
  });
});

describe('secrets are not in the log,', () => {
  const seed = randomBytes(32).toString('hex');
  const password = 'correct horse, "battery" staple';
  const operatorToken = 'an-operator-token-of-the-host';
  const kinds = ['access', 'refresh', 'ticket', 'personal', 'invitation'] as const;
  const given = Object.fromEntries(kinds.map((kind) => [kind, newSecret(kind)])) as Record<
    (typeof kinds)[number],
    string
  >;

  /** Ways in which something secret may be said, and what must not be there to be read. */
  const said: Record<string, [secret: string, write: (log: Log) => void]> = {
    'the headers of a request': [
      operatorToken,
      (log) => log.info({ req: { headers: { authorization: `Bearer ${operatorToken}`, host: 'a.org' } } }),
    ],
    'an authorization that is not ours': ['dTpw', (log) => log.info({ headers: { Authorization: 'Basic dTpw' } })],
    'a body with a password': [password, (log) => log.warn({ body: { name: 'Ada', password } })],
    'a body with two passwords': [password, (log) => log.warn({ body: { current: password, password: 'x' } })],
    'the environment': [operatorToken, (log) => log.info({ env: { OPERATOR_TOKEN: operatorToken, PORT: '1' } })],
    'the configuration': [operatorToken, (log) => log.info({ config: { operatorToken, port: 1 } })],
    'a match with its seed': [seed, (log) => log.info({ match: { id: 'k3v9x0q2ab', seed } })],
    'a seed in a message': [seed, (log) => log.error(`cannot resume with ${seed}`)],
    'a seed in an error': [seed, (log) => log.error(new Error(`not a seed: ${JSON.stringify(seed)}`))],
    'a bearer in a message': [operatorToken, (log) => log.info(`sent Bearer ${operatorToken} to us`)],
    'a password in a message': ['hunter22', (log) => log.info('tried password=hunter22 in vain')],
    'a password in an address': ['hunter22', (log) => log.info({ url: '/x?name=ada&password=hunter22&y=1' })],
    'an operator token in a message': [operatorToken, (log) => log.info(`OPERATOR_TOKEN=${operatorToken}`)],
    'JSON in a message': ['battery', (log) => log.info(`could not read ${JSON.stringify({ password })}`)],
    'JSON in an error': ['battery', (log) => log.error(new Error(JSON.stringify({ a: 1, current: password, b: 2 })))],
    'the cause of an error': [password, (log) => log.error(new Error('x', { cause: { password } }))],
    'a field of an error': [password, (log) => log.error(Object.assign(new Error('x'), { body: { password } }))],
    'the invitation of a table': ['fish-and-chips', (log) => log.info({ table: { invitation: 'fish-and-chips' } })],
    'an invitation in an address': ['fish-and-chips', (log) => log.info('GET /api/tables/a?invitation=fish-and-chips')],
    'a list': [given.access, (log) => log.info({ args: [['hello', given.access]] })],
    'a child of the log': [given.ticket, (log) => log.child({ ticket: given.ticket }).info('x')],
    'a child of the log, by its form': [given.ticket, (log) => log.child({ path: `/x/${given.ticket}` }).info('x')],
  };

  test.each(Object.keys(said))('not even by %s', (way) => {
    const [secret, write] = said[way] as [string, (log: Log) => void];
    const [line = ''] = linesOf(write);
    expect(JSON.parse(line)).toBeTypeOf('object');
    expect(line).not.toContain(secret);
    expect(line).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect(line).toContain('[hidden]');
  });

  test.each(kinds)('whatever text a secret of the kind "%s" stands in', (kind) => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const text = `${before} ${given[kind]} ${after}`;
        for (const write of [
          (log: Log) => log.info(text),
          (log: Log) => log.info({ anything: { at: [text] } }),
          (log: Log) => log.error(new Error(text)),
        ]) {
          const [line = ''] = linesOf(write);
          expect(JSON.parse(line)).toBeTypeOf('object');
          expect(line).not.toContain(given[kind]);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('and the rest of the line is', () => {
    const [line] = logged((log) => log.info({ url: '/x?token=abc&page=2', kept: 'as it is', count: 3 }, 'all is well'));
    expect(line).toMatchObject({ url: '/x?token=[hidden]&page=2', kept: 'as it is', count: 3, msg: 'all is well' });
  });
});
