// The log as a person reads it at a terminal.
import { stripVTControlCharacters } from 'node:util';
import { createLog, type Log } from '@undertow/server/log.ts';
import { readable } from '@undertow/server/terminal-log.ts';
import { expect, test } from 'vitest';

function shown(write: (log: Log) => void, level = 'trace'): string {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(stripVTControlCharacters(readable(line))) }));
  return lines.join('');
}

test('a line says when, how bad, what, and about what', () => {
  const text = shown((log) => log.child({ match: 'k3v9x0q2ab' }).warn({ count: 3, list: [1] }, 'it is slow'));
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}it is slow match=k3v9x0q2ab count=3 list=\[1\]\n$/);
});

test('a line without anything else ends with its words', () => {
  expect(shown((log) => log.info('all is well'))).toMatch(/ info {2}all is well\n$/);
});

test('an error stands with its stack and its cause below', () => {
  const error = new Error('no answer', { cause: new Error('disk full') });
  const lines = shown((log) => log.error({ err: error }, 'it failed')).split('\n');
  expect(lines[0]).toMatch(/error it failed$/);
  expect(lines[1]).toBe('  Error: no answer');
  expect(lines[2]).toMatch(/^ {6}at .*terminal-log\.test\.ts/);
  expect(lines).toContain('  Caused by:');
  expect(lines).toContain('  Error: disk full');
});

test('what a stranger sent is one line of the log, and does nothing', () => {
  const evil = 'x\r\n12:00:00 info  forged\u001b[2J\u202e';
  const error = new Error();
  error.stack = `Error: ${evil}`;
  const shownAs = 'x\ufffd\ufffd12:00:00 info  forged\ufffd[2J\ufffd';
  const lines = shown((log) => log.info({ url: evil, err: error }, evil)).split('\n');
  expect(lines[0]).toContain(`info  ${shownAs} url=${shownAs}`);
  // A stack has lines of its own: none of them looks like one of the log.
  expect(lines.slice(1)).toEqual(['  Error: x\ufffd', '  12:00:00 info  forged\ufffd[2J\ufffd', '']);
});

test('secrets are hidden as in every log, and so is what is below the level', () => {
  expect(shown((log) => log.info({ token: 'abc' }, 'password=hunter22'))).toMatch(
    /password=\[hidden\] token=\[hidden\]/,
  );
  expect(shown((log) => log.debug('small'), 'info')).toBe('');
});
