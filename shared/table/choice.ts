// The legality of answers, and ways to find legal ones.
import type { Answer, Choice, Form } from './game.ts';
import { type Random, shuffle } from './random.ts';

/** By name. */
export type Forms = Readonly<Record<string, Form>>;

/** Whether this answer, whatever JSON it is, was offered. */
export function isLegal(choice: Choice, answer: unknown, forms: Forms): boolean {
  switch (choice.type) {
    case 'one':
      return typeof answer === 'string' && choice.options.includes(answer);
    case 'some':
    case 'sequence':
      return (
        Array.isArray(answer) &&
        answer.length >= choice.min &&
        answer.length <= choice.max &&
        isSubMultiset(answer, choice.options)
      );
    case 'amount':
      return Number.isInteger(answer) && (answer as number) >= choice.min && (answer as number) <= choice.max;
    case 'form':
      return formOf(choice.form, forms).isLegal(choice.data, answer);
  }
}

/** Whether each of these items stands in `whole` at least as often as here. */
export function isSubMultiset(items: readonly unknown[], whole: readonly string[]): boolean {
  if (items.length > whole.length) return false;
  const left = whole.slice();
  for (const item of items) {
    const at = left.indexOf(item as string);
    if (at < 0) return false;
    // In whatever order: the last one takes the free place.
    left[at] = left[left.length - 1] as string;
    left.pop();
  }
  return true;
}

/** The one legal answer where there is exactly one, equal options counted as one. A form always has several. */
export function onlyAnswer(choice: Choice): Answer | undefined {
  switch (choice.type) {
    case 'one':
      return choice.options.every((option) => option === choice.options[0]) ? choice.options[0] : undefined;
    case 'some': {
      const { options, min } = choice;
      if (Math.min(choice.max, options.length) !== min) return undefined;
      const alike = options.every((option) => option === options[0]);
      return alike || min === 0 || min === options.length ? options.slice(0, min) : undefined;
    }
    case 'sequence': {
      const { options, min } = choice;
      if (Math.min(choice.max, options.length) !== min) return undefined;
      return min === 0 || options.every((option) => option === options[0]) ? options.slice(0, min) : undefined;
    }
    case 'amount':
      return choice.min === choice.max ? choice.min : undefined;
    case 'form':
      return undefined;
  }
}

/** A legal answer, drawn at random. */
export function sample(choice: Choice, random: Random, forms: Forms): Answer {
  switch (choice.type) {
    case 'one':
      return choice.options[random.below(choice.options.length)] as string;
    case 'some':
    case 'sequence': {
      const most = Math.min(choice.max, choice.options.length);
      const size = choice.min + random.below(most - choice.min + 1);
      return shuffle(random, choice.options.slice()).slice(0, size);
    }
    case 'amount':
      return choice.min + random.below(choice.max - choice.min + 1);
    case 'form':
      return formOf(choice.form, forms).sample(choice.data, random);
  }
}

/** Whether there is any legal answer. */
export function hasAnswer(choice: Choice, forms: Forms): boolean {
  return enumerate(choice, 1, forms).length > 0;
}

/** The legal answers, equal ones once, at most `limit` of them. */
export function enumerate(choice: Choice, limit: number, forms: Forms): Answer[] {
  switch (choice.type) {
    case 'one':
      return [...new Set(choice.options)].slice(0, limit);
    case 'some': {
      const subsets: string[][] = [];
      for (let size = choice.min; size <= Math.min(choice.max, choice.options.length); size++) {
        subMultisets(choice.options, size, limit, subsets);
      }
      return subsets;
    }
    case 'sequence': {
      const found: string[][] = [];
      for (let size = choice.min; size <= Math.min(choice.max, choice.options.length); size++) {
        arrangements(choice.options, size, limit, found);
      }
      return found;
    }
    case 'amount': {
      const most = Math.min(choice.max, choice.min + limit - 1);
      return Array.from({ length: most - choice.min + 1 }, (_, i) => choice.min + i);
    }
    case 'form':
      return formOf(choice.form, forms).enumerate(choice.data, limit);
  }
}

/** Adds the distinct sub-multisets of this size to `found`, until it holds `limit`. */
export function subMultisets(options: readonly string[], size: number, limit: number, found: string[][]): void {
  const sorted = options.toSorted();
  const chosen: string[] = [];
  const extend = (from: number): void => {
    if (found.length >= limit) return;
    if (chosen.length === size) {
      found.push(chosen.slice());
      return;
    }
    for (let i = from; i <= sorted.length - (size - chosen.length); i++) {
      if (i > from && sorted[i] === sorted[i - 1]) continue;
      chosen.push(sorted[i] as string);
      extend(i + 1);
      chosen.pop();
    }
  };
  extend(0);
}

/** Adds the distinct sequences of so many options to `found`, until it holds `limit`. */
function arrangements(options: readonly string[], size: number, limit: number, found: string[][]): void {
  const chosen: string[] = [];
  const extend = (left: readonly string[]): void => {
    if (found.length >= limit) return;
    if (chosen.length === size) {
      found.push(chosen.slice());
      return;
    }
    for (const [i, option] of left.entries()) {
      if (left.indexOf(option) < i) continue;
      chosen.push(option);
      extend(left.toSpliced(i, 1));
      chosen.pop();
    }
  };
  extend(options);
}

export function formOf(name: string, forms: Forms): Form {
  const form = forms[name];
  if (!form) throw new Error(`no form is called ${name}`);
  return form;
}
