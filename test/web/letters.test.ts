// The letters of the pages: each language needs few files, and small ones, and no letter is in two of them.
import { readFileSync, statSync } from 'node:fs';
import type { Language } from '@undertow/shared/words/languages.ts';
import { describe, expect, test } from 'vitest';
import { languages } from '../../bench/web/languages.ts';
import { flat } from './words/flat.ts';
import { interfaceIn } from './words/words-in.ts';

const STYLES = new URL('../../web/src/styles/', import.meta.url);

interface Face {
  /** Family, weight and style. */
  readonly cut: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const faces: readonly Face[] = readFileSync(new URL('fonts.css', STYLES), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((text) => ({
    cut: [property(text, 'font-family'), property(text, 'font-weight'), property(text, 'font-style') || 'normal'].join(
      ' ',
    ),
    file: /url\("(.+?)"\)/.exec(text)?.[1] ?? '',
    ranges: [...property(text, 'unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    ),
  }));

/** What the first page is set in. */
const OF_LOBBY = ['Spectral 300 normal', 'Spectral 400 normal', 'Commissioner 400 normal', 'Commissioner 600 normal'];
const MOST_OF_LETTERS = 82 * 1024;

function property(text: string, name: string): string {
  return new RegExp(`${name}:([^;]+);`).exec(text)?.[1]?.trim() ?? '';
}

function has({ ranges }: Face, letter: number): boolean {
  return ranges.some(([from, to]) => from <= letter && letter <= to);
}

async function lettersOf(code: Language): Promise<readonly number[]> {
  const texts = flat(await interfaceIn(code)).map((text) => text.say(5));
  return [...new Set(texts.join(''))].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter > 32);
}

describe.each(languages)('in the language %s', (code) => {
  test('every letter of the interface is in exactly one file of each cut', async () => {
    for (const letter of await lettersOf(code)) {
      for (const cut of new Set(faces.map((face) => face.cut))) {
        const files = faces.filter((face) => face.cut === cut && has(face, letter));
        expect(files, `${String.fromCodePoint(letter)} in ${cut}`).toHaveLength(1);
      }
    }
  });

  test('no letter of the interface is among those of the West, which only names are written with', async () => {
    const western = faces.filter(({ file }) => file.includes('-latin-west-'));
    expect(western).not.toEqual([]);
    const letters = await lettersOf(code);
    expect(letters.filter((letter) => western.some((face) => has(face, letter)))).toEqual([]);
  });

  test('the first page comes with less than 82 KB of letters', async () => {
    const letters = await lettersOf(code);
    const needed = faces.filter((face) => OF_LOBBY.includes(face.cut) && letters.some((letter) => has(face, letter)));
    const sizes = needed.map(({ file }) => statSync(new URL(file, STYLES)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_OF_LETTERS);
  });
});
