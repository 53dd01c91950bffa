// The languages: the one list of them. To add one, give it a row here, a file beside this one, and a file beside the words
// of each game; the compiler then asks for a line in `load.ts`, in that of the game, and in `plural.ts`.

export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  cs: { name: 'Čeština', locale: 'cs-CZ' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  pl: { name: 'Polski', locale: 'pl-PL' },
  ru: { name: 'Русский', locale: 'ru-RU' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const languages = Object.keys(LANGUAGES) as readonly Language[];

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first of these wishes that can be met, such as those of a browser: `['de-AT', 'en']`. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? 'en';
}
