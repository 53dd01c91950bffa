// The languages, by their codes: `de`. Each is a file of words, and what runs learns from the files which there are.
export type Language = string;

/** The languages of the house, for the compiler alone: it asks for all of them where words stand beside each other. */
export const HOUSE_LANGUAGES = ['cs', 'de', 'en', 'pl', 'ru'] as const;

/** The same in each of them. One that is missing, or that there is not, is an error. */
export type InEveryLanguage<Words> = Readonly<Record<(typeof HOUSE_LANGUAGES)[number], Words>>;

/** How a language writes numbers, dates and lists. English without a country would be that of America. */
export function localeOf(code: Language): string {
  return code === 'en' ? 'en-GB' : code;
}

/** What those who speak it call it: `Deutsch`. */
export function nameOf(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The first of these wishes that can be met, such as those of a browser: `['de-AT', 'en']`. */
export function preferredLanguage(wishes: readonly string[], languages: readonly Language[]): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => languages.includes(code)) ?? 'en';
}
