// The words on the button of each option; the same in every language.
import { entry } from '@undertow/shared/words/entries.ts';
import type { ButtonWords } from '@undertow/shared/words/game-talk.ts';
import type { Thing, Things } from '@undertow/shared/words/parts.ts';
import { count, list, seat } from '@undertow/shared/words/things.ts';
import { isRace } from '../rules/races.ts';
import type { AbyssWords } from './abyss-words.ts';
import { ally, leviathan, location, lord, race, space, token } from './things.ts';
import { NOUNS } from './vocabulary.ts';

/** The key of the wording, and what stands in its places. */
interface Button {
  readonly key: string;
  readonly things: Things;
}

/** A prompt may have a wording of its own. */
export function buttonOf(words: AbyssWords, prompt: string, option: string): ButtonWords {
  const { key, things } = wordingOf(words, prompt, option);
  return { text: entry<string>(words.options, `${prompt}.${key}`) ?? entry<string>(words.options, key), things };
}

function wordingOf(words: AbyssWords, prompt: string, option: string): Button {
  const [what = '', which = '', more] = option.split(':');
  switch (what) {
    case 'support':
      return { key: 'support', things: { race: race(which) } };
    case 'recruit':
    case 'power':
      return { key: what, things: { lord: lord(which) } };
    case 'sentinel':
      return { key: 'placeSentinel', things: {} };
    case 'buy':
      return which === '' ? { key: 'buy', things: {} } : { key: 'buy.nebulis', things: { nebulis: Number(which) } };
    case 'take':
      return which === ''
        ? { key: 'take', things: {} }
        : { key: 'takeLocation', things: { location: location(which) } };
    case 'draw':
      return which === '' ? { key: 'draw', things: {} } : { key: 'drawLocations', things: { n: Number(which) } };
    case 'seat':
      return { key: more === undefined ? 'seat' : `seat.${more}`, things: { seat: seat(Number(which)) } };
    case 'court':
      return { key: 'lord', things: { lord: lord(which) } };
    case 'council':
      return { key: 'stack', things: { race: race(which) } };
    case 'location':
      return { key: 'location', things: { location: location(which) } };
    case 'token':
      return { key: 'keyToken', things: {} };
    case 'keys':
    case 'pearls':
    case 'tokens':
      return { key: 'reward', things: { things: rewards(option) } };
  }
  if (option.includes('>')) return swap(words, option);
  if (which !== '' && Object.hasOwn(words.lords, what)) {
    return { key: 'nebulis', things: { lord: lord(what), nebulis: Number(which) } };
  }
  // A Council token is an option by the name of a stack.
  if (Object.hasOwn(words.tokens, option)) return { key: 'token', things: { token: token(option) } };
  return isWord(words, prompt, option) ? { key: option, things: {} } : thing(words, option);
}

/** What is won from a Monster: `keys:1,pearls:2`. */
function rewards(option: string): Thing {
  const parts = option.split(',').map((part) => {
    const [what = '', number] = part.split(':');
    return count(Number(number), NOUNS.find((noun) => `${noun}s` === what) ?? what);
  });
  return list(parts);
}

function swap(words: AbyssWords, option: string): Button {
  const [own = '', other = ''] = option.split('>');
  const kind = Object.hasOwn(words.lords, own) ? lord : location;
  return { key: 'swap', things: { own: kind(own), other: kind(other) } };
}

function isWord({ options }: AbyssWords, prompt: string, option: string): boolean {
  return Object.hasOwn(options, option) || Object.hasOwn(options, `${prompt}.${option}`);
}

function thing(words: AbyssWords, id: string): Button {
  if (isRace(id)) return { key: 'stack', things: { race: race(id) } };
  if (Object.hasOwn(words.lords, id)) return { key: 'lord', things: { lord: lord(id) } };
  if (Object.hasOwn(words.locations, id)) return { key: 'location', things: { location: location(id) } };
  if (id.startsWith('leviathan-')) return { key: 'leviathan', things: { leviathan: leviathan(id) } };
  if (/^b\d/.test(id)) return { key: 'space', things: { space: space(id) } };
  return { key: 'ally', things: { ally: ally(id) } };
}
