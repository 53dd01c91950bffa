// Numbers and lists, as a language writes them.
import { type Language, localeOf } from './languages.ts';

/** Groups digits from five on, so that ratings and years stay whole. */
export function numberIn(code: Language, value: number, options?: Intl.NumberFormatOptions): string {
  // Most numbers are small, and every language here writes them alike.
  if (!options && value >= 0 && value < 1000 && Number.isInteger(value)) return `${value}`;
  const format = options
    ? new Intl.NumberFormat(localeOf(code), { useGrouping: 'min2', ...options })
    : wholeNumbers(code);
  // Most languages write a hyphen, which is lost beside figures.
  return format.format(value).replace('-', '−');
}

const wholeNumbers = remembered((locale) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }));

/** `Ada, Bo and Wen`. */
export function listIn(code: Language, items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return listFormat(code, type).format(items);
}

export function listFormat(code: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  return type === 'conjunction' ? andLists(code) : orLists(code);
}

const andLists = remembered((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const orLists = remembered((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Formats are used for every sentence, and take long to make. */
export function remembered<Made>(make: (locale: string) => Made): (code: Language) => Made {
  const made = new Map<Language, Made>();
  return (code) => {
    const known = made.get(code) ?? make(localeOf(code));
    made.set(code, known);
    return known;
  };
}
