// Answers spoiled a little: what a client with a mistake in it might send in the place of a legal one.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';

/** The same answer with one or two of its parts changed. Words are taken from `words`. */
export function spoiled(answer: Json, words: readonly string[], random: Random): Json {
  const once = spoilPart(answer, words, random);
  return random.below(3) === 0 ? spoilPart(once, words, random) : once;
}

/** Changes the answer itself, or goes down into one of its parts. */
function spoilPart(value: Json, words: readonly string[], random: Random): Json {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random.below(3) === 0) return spoil(value, words, random);
  const key = drawn(keys, random);
  if (Array.isArray(value)) return value.with(Number(key), spoilPart(value[Number(key)] as Json, words, random));
  const fields = value as Readonly<Record<string, Json>>;
  return { ...fields, [key]: spoilPart(fields[key] as Json, words, random) };
}

function spoil(value: Json, words: readonly string[], random: Random): Json {
  if (random.below(3) === 0) return ofOtherType(value, words, random);
  if (Array.isArray(value)) return spoilList(value, words, random);
  if (isObject(value)) return spoilFields(value as Readonly<Record<string, Json>>, random);
  if (typeof value === 'number') return value + drawn([-1, 1, 0.5, -10, 2 ** 31], random);
  if (typeof value === 'string') return drawn([...words, `${value}:`, `${value} `, value.slice(1)], random);
  return ofOtherType(value, words, random);
}

function ofOtherType(value: Json, words: readonly string[], random: Random): Json {
  const whole: readonly Json[] = [[value], { value }, `${value}`, null, true, 0, -1, [], {}, '', drawn(words, random)];
  return drawn(whole, random);
}

function spoilList(list: readonly Json[], words: readonly string[], random: Random): Json {
  const place = random.below(Math.max(1, list.length));
  const other = random.below(Math.max(1, list.length));
  const item = list[place] ?? drawn(words, random);
  switch (random.below(6)) {
    case 0:
      return list.toSpliced(place, 1);
    case 1:
      return list.toSpliced(other, 0, item);
    case 2:
      return list.map((each, i) => (i === place ? (list[other] as Json) : i === other ? item : each));
    case 3:
      return list.map((each, i) => (i === place ? drawn(words, random) : each));
    case 4:
      return [...list, drawn(words, random)];
    default:
      return list.toReversed();
  }
}

function spoilFields(fields: Readonly<Record<string, Json>>, random: Random): Json {
  const name = drawn(['extra', ...Object.keys(fields)], random);
  const { [name]: field = null, ...others } = fields;
  switch (random.below(4)) {
    case 0:
      return others;
    case 1:
      return { ...fields, extra: null };
    case 2:
      return { ...others, [`${name}s`]: field };
    default:
      return Object.values(fields);
  }
}

function drawn<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}
