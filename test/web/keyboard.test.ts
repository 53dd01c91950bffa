// What keys mean on the keyboards of players.
import { expect, test } from 'vitest';
import { type Press, signOf } from '../../web/src/browser/keyboard.ts';

function press(key: string, code: string, held: Partial<Press> = {}): Press {
  return { key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held };
}

test('a digit is one also where accented letters stand above it, and with Shift', () => {
  expect([press('2', 'Digit2'), press('ě', 'Digit2'), press('@', 'Digit2', { shiftKey: true })].map(signOf)).toEqual([
    '2',
    '2',
    '2',
  ]);
  expect(signOf(press('2', 'Numpad2'))).toBe('2');
});

test('a letter is what it writes, and where that is not Latin, what lies there on most keyboards', () => {
  const keys = [press('p', 'KeyP'), press('P', 'KeyP'), press('з', 'KeyP'), press('l', 'KeyP'), press('i', 'KeyC')];
  expect(keys.map(signOf)).toEqual(['p', 'p', 'p', 'l', 'i']);
});

test('a question mark is one wherever it lies, and other keys have their names', () => {
  const keys = [press('?', 'Digit7', { shiftKey: true }), press('?', 'Slash'), press('Escape', 'Escape')];
  expect(keys.map(signOf)).toEqual(['?', '?', 'Escape']);
});

test('what is meant for the browser means nothing', () => {
  expect(signOf(press('p', 'KeyP', { ctrlKey: true }))).toBeUndefined();
});
