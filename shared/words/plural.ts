// Numbers with what they count: the form that a language has for this number.
import { numberIn, remembered } from './formats.ts';
import type { Language } from './languages.ts';
import { typeset } from './typography.ts';

/** The forms that whole numbers have; `other` stands in for a form that is not given. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/**
 * The plural of a language that cannot do without these forms: `plural(3, { one: '{n} card', other: '{n} cards' })` is
 * `3 cards`.
 */
export function pluralIn<Form extends Intl.LDMLPluralRule = 'other'>(
  code: Language,
): (n: number, forms: Forms & { readonly [F in Form]: string }) => string {
  return (n, forms) => countIn(code, n, forms);
}

export function countIn(code: Language, n: number, forms: Forms): string {
  const form = forms[rulesOf(code).select(n)] ?? forms.other;
  return typeset(code, form).replaceAll('{n}', numberIn(code, n));
}

const rulesOf = remembered((locale) => new Intl.PluralRules(locale));
