// Numbers with what they count: the form that a language has for this number.

import { numberIn, remembered } from './formats.ts';
import type { Language } from './languages.ts';
import { typeset } from './typography.ts';

/** The forms that whole numbers have; `other` stands in for a form that is not given. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What each language cannot do without. */
interface FormsOf {
  readonly en: Needed<'one' | 'other'>;
  readonly cs: Needed<'one' | 'few' | 'other'>;
  readonly de: Needed<'one' | 'other'>;
  readonly pl: Needed<'one' | 'few' | 'many' | 'other'>;
  readonly ru: Needed<'one' | 'few' | 'many' | 'other'>;
}

type Needed<Form extends Intl.LDMLPluralRule> = { readonly [F in Form]: string };

/** The plural of a language: `plural(3, { one: '{n} card', other: '{n} cards' })` is `3 cards`. */
export function pluralIn<Code extends Language>(code: Code): (n: number, forms: FormsOf[Code]) => string {
  return (n, forms) => countIn(code, n, forms);
}

export function countIn(code: Language, n: number, forms: Forms): string {
  const form = forms[rulesOf(code).select(n)] ?? forms.other;
  return typeset(code, form).replaceAll('{n}', numberIn(code, n));
}

const rulesOf = remembered(({ locale }) => new Intl.PluralRules(locale));
