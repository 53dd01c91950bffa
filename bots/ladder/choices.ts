// The options of a game in a command: one for each of its choices.
import type { GameChoice } from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';

/**
 * The value of a choice as a command gives it: `none`, `all` (or `both` of two), or some values with `+` between. Throws
 * if there is no such value.
 */
export function chosen({ id, many, values, default: usual }: GameChoice, given: string | undefined): Json {
  if (given === undefined) return usual as Json;
  const named = (name: string): Json => {
    const found = values.find(({ value }) => String(value) === name);
    if (!found) throw new Error(`--${id} ${name}: there is ${values.map(({ value }) => value).join(', ')}`);
    return found.value;
  };
  if (!many) return named(given);
  if (given === 'none') return [];
  if (given === 'all' || given === 'both') return values.map(({ value }) => value);
  const wanted = given.split('+').map(named);
  return values.map(({ value }) => value).filter((value) => wanted.includes(value));
}
