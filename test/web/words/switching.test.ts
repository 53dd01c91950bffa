// Switching the language.

import type { Language } from '@undertow/shared/words/languages.ts';
import { expect, test } from 'vitest';
import { Switching } from '../../../web/src/words/switching.ts';

/** A speaker that gets the words of a language when a test lets them through. */
class Speaker {
  readonly says: Language[] = [];
  readonly #coming = new Map<Language, PromiseWithResolvers<string>>();
  readonly switching = new Switching(
    (code) => this.#wordsIn(code).promise,
    (code, words) => this.says.push(`${code}: ${words}`),
  );

  bring(code: Language): void {
    this.#wordsIn(code).resolve(`words in ${code}`);
  }

  lose(code: Language): void {
    this.#wordsIn(code).reject(new Error(`no words in ${code}`));
  }

  #wordsIn(code: Language): PromiseWithResolvers<string> {
    const coming = this.#coming.get(code) ?? Promise.withResolvers<string>();
    this.#coming.set(code, coming);
    return coming;
  }
}

test('the language changes when the words have come', async () => {
  const speaker = new Speaker();
  const switched = speaker.switching.to('cs');
  expect(speaker.says).toEqual([]);
  speaker.bring('cs');
  await switched;
  expect(speaker.says).toEqual(['cs: words in cs']);
});

test('the language asked for last is shown, whichever words come last', async () => {
  const speaker = new Speaker();
  const first = speaker.switching.to('de');
  const second = speaker.switching.to('pl');
  speaker.bring('pl');
  await second;
  speaker.bring('de');
  await first;
  expect(speaker.says).toEqual(['pl: words in pl']);
});

test('without the words the language does not change', async () => {
  const speaker = new Speaker();
  const switched = speaker.switching.to('ru');
  speaker.lose('ru');
  await expect(switched).rejects.toThrow('no words in ru');
  expect(speaker.says).toEqual([]);
});
