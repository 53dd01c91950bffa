// The words on the button of each option; the same in every language.
import { entry } from '@undertow/shared/words/entries.ts';
import type { ButtonWords } from '@undertow/shared/words/game-talk.ts';
import type { Things } from '@undertow/shared/words/parts.ts';
import type { DungeonWords } from './dungeon-words.ts';
import { creature, hero, order, room, trap } from './things.ts';

/** The key of the wording, and what stands in its places. */
interface Button {
  readonly key: string;
  readonly things: Things;
}

export function buttonOf(words: DungeonWords, prompt: string, option: string): ButtonWords {
  const { key, things } = wordingOf(words, prompt, option);
  return { text: entry<string>(words.actions, key) ?? entry<string>(words.options, key), things };
}

function wordingOf(words: DungeonWords, prompt: string, option: string): Button {
  const has = (table: object, id: string) => Object.hasOwn(table, id);
  if (prompt === 'creatureAction') {
    const [id = '', action = ''] = option.split('/');
    return { key: action, things: { creature: creature(id) } };
  }
  if (prompt === 'hireCreature' && has(words.creatures, option))
    return { key: 'hire', things: { creature: creature(option) } };
  if (prompt === 'buildRoom' && has(words.rooms, option)) return { key: 'build', things: { room: room(option) } };
  const [what = '', which = ''] = option.split(':');
  if (what === 'use' && which !== '') return { key: 'room', things: { room: room(which.split('@')[0] ?? '') } };
  if (what === 'discard-monster') return { key: what, things: { creature: creature(which) } };
  if (what === 'withdraw') return { key: what, things: { creature: creature(which) } };
  if (what === 'pay' && which !== '') {
    return has(words.creatures, which)
      ? { key: 'pay.creature', things: { creature: creature(which) } }
      : { key: `pay.${which}`, things: {} };
  }
  if (has(words.options, option)) return { key: option, things: {} };
  if (has(words.creatures, option)) return { key: 'creature', things: { creature: creature(option) } };
  if (has(words.traps, option)) return { key: 'trap', things: { trap: trap(option) } };
  if (has(words.orders, option)) return { key: 'order', things: { order: order(option) } };
  if (has(words.rooms, option)) return { key: 'room', things: { room: room(option) } };
  return { key: 'hero', things: { hero: hero(option) } };
}
