// The words of Abyss, of all its parts: what is not in a game may still be expected to be nowhere.
import type { Word } from '@undertow/authoring/scenarios/shape.ts';
import type { Part } from '../../rules/rules.ts';
import { MONSTER } from '../../rules/state.ts';
import { parts } from './parts.ts';

const all = (ids: (part: Part) => readonly string[]): ReadonlySet<string> => new Set(parts.flatMap(ids));

export const lord: Word = {
  type: 'word',
  what: 'a Lord',
  known: all((part) => part.lords?.map(({ id }) => id) ?? []),
  kit: 'lords',
};

export const location: Word = {
  type: 'word',
  what: 'a Location',
  known: all((part) => part.locations?.map(({ id }) => id) ?? []),
  kit: 'locations',
};

/** A Location that is only referred to, and lies somewhere else. */
export const locationName: Word = { type: 'word', what: location.what, known: location.known };

export const card: Word = {
  type: 'word',
  what: 'an Exploration card',
  known: all((part) => part.exploration ?? []),
  kit: 'exploration',
};

export const ally: Word = {
  type: 'word',
  what: 'an Ally',
  known: new Set([...card.known].filter((id) => id !== MONSTER)),
  kit: 'exploration',
};

export const token: Word = {
  type: 'word',
  what: 'a Monster token',
  known: all((part) => Object.values(part.tokens ?? {}).flat()),
  kit: 'tokens',
};
