// Switching the language, with everybody who speaks.
import { expect, test } from 'vitest';
import type { Language } from '../../../web/src/words/languages.ts';
import { type Follower, Switching } from '../../../web/src/words/switching.ts';

/** Somebody who speaks, and whose words come when they are let through. */
class Speaker {
  says: Language = 'en';
  readonly #waiting = new Map<Language, { bring: () => void; lose: (why: Error) => void }>();

  readonly follow: Follower = (code) => {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    this.#waiting.set(code, {
      bring: () =>
        resolve(() => {
          this.says = code;
        }),
      lose: reject,
    });
    return promise;
  };

  bring(code: Language): void {
    this.#waiting.get(code)?.bring();
  }

  lose(code: Language): void {
    this.#waiting.get(code)?.lose(new Error(`no words in ${code}`));
  }
}

/** Two who speak English together. */
async function two() {
  const switching = new Switching();
  const [a, b] = [new Speaker(), new Speaker()];
  const joined = Promise.all([switching.join(a.follow), switching.join(b.follow)]);
  a.bring('en');
  b.bring('en');
  await joined;
  return { switching, a, b };
}

test('all turn at once, when the last words have come', async () => {
  const { switching, a, b } = await two();
  const switched = switching.to('cs');
  a.bring('cs');
  await Promise.resolve();
  expect([a.says, b.says]).toEqual(['en', 'en']);
  b.bring('cs');
  await switched;
  expect([a.says, b.says]).toEqual(['cs', 'cs']);
});

test('the language asked for last is shown, whichever words come last', async () => {
  const { switching, a, b } = await two();
  const first = switching.to('de');
  const second = switching.to('pl');
  for (const one of [a, b]) one.bring('pl');
  await second;
  for (const one of [a, b]) one.bring('de');
  await first;
  expect([a.says, b.says]).toEqual(['pl', 'pl']);
});

test('without the words nobody turns, and whoever joins then speaks like the others', async () => {
  const { switching, a, b } = await two();
  const switched = switching.to('ru');
  a.bring('ru');
  b.lose('ru');
  await expect(switched).rejects.toThrow('no words in ru');
  expect([a.says, b.says]).toEqual(['en', 'en']);
  const late = new Speaker();
  const joined = switching.join(late.follow);
  late.bring('en');
  await joined;
  expect(late.says).toBe('en');
});

test('whoever joins while all turn turns with them', async () => {
  const { switching, a, b } = await two();
  const switched = switching.to('de');
  const late = new Speaker();
  const joined = switching.join(late.follow);
  for (const one of [late, a, b]) one.bring('de');
  await Promise.all([switched, joined]);
  expect([a.says, b.says, late.says]).toEqual(['de', 'de', 'de']);
});
