// Finds the meaning of a key on any keyboard, also where the letters are Cyrillic, or the digits stand above accented
// letters.

/** What is known of a key that was pressed, as browsers tell it. */
export interface Press {
  /** What it writes. */
  readonly key: string;
  /** Where it lies. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * A digit, a small Latin letter, or the name of the key; `undefined` for what is meant for the browser. What writes no
 * Latin letter is taken for the one that lies there on most keyboards.
 */
export function signOf({ key, code, ctrlKey, metaKey, altKey }: Press): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return key;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  if (digit) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter && !/^[a-z]$/i.test(key) ? letter.toLowerCase() : key.length === 1 ? key.toLowerCase() : key;
}
