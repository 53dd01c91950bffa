// The key by which names of people are compared, so that two that look alike are the same name; and which names are not
// allowed.
import { guestNameIn } from '@undertow/shared/protocol/guest-names.ts';

/** Small letters that look like another, or have a capital that does, by the letter that stands for all of them. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβь',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'нηһ',
  // A capital I, a small L and a one are one stroke in many a typeface.
  l: 'i1ıіιӏ',
  j: 'јϳ',
  k: 'кκ',
  m: 'мμ',
  n: 'ν',
  o: '0оοσς',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүυ',
  z: 'ζ',
};

const LETTER_OF = new Map(Object.entries(ALIKE).flatMap(([letter, alike]) => [...alike].map((one) => [one, letter])));

export function nameKey(name: string): string {
  const small = name.normalize('NFKC').toLowerCase();
  return [...small.replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => LETTER_OF.get(letter) ?? letter).join('');
}

/** Why this name is not allowed, if it is not. */
export function objectionToName(name: string): string | undefined {
  if (isReserved(name)) return 'This name is kept for the house.';
  if (guestNameIn(name)) return 'This is a name for guests.';
  const scripts = SCRIPTS.filter((script) => script.test(name));
  return scripts.length > 1 ? 'A name is written in one alphabet.' : undefined;
}

/** The scripts with letters that look like those of another script. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u];

/** No person may speak as if for the operator. */
const RESERVED = new Set(
  [
    ...['admin', 'administrator', 'operator', 'moderator', 'mod', 'owner', 'host', 'staff', 'support', 'help', 'team'],
    ...['server', 'system', 'root', 'undertow', 'official', 'security', 'bot', 'bots', 'guest', 'spectator', 'nobody'],
    ...['anonymous', 'everyone', 'everybody', 'all', 'null', 'undefined', 'me', 'you', 'deleted', 'unknown'],
  ].map(nameKey),
);

const DELETED = nameKey('deleted');

function isReserved(name: string): boolean {
  const key = nameKey(name);
  return (
    key === '' || RESERVED.has(key) || RESERVED.has(nameKey(name.replace(/\p{N}+$/u, ''))) || key.startsWith(DELETED)
  );
}

/** The name of a person who is deleted. */
export function nameOfDeleted(id: string): string {
  return `deleted-${id.slice(0, 4)}`;
}
