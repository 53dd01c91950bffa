// The languages, by their codes: `de`. Each is a file of words, and nothing else knows which there are.
export type Language = string;

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
