// The reference of a game without a page: its pieces by kind, its words, and its rules by number.
import type { GameReference, ReferenceCard } from '../../game.ts';
import { t } from '../../words/words.svelte.ts';
import { given } from './given.ts';
import KindSign from './KindSign.svelte';
import Picture from './Picture.svelte';
import type { PlainSource } from './source.ts';
import { say } from './words.ts';

const PIECES = 'pieces';
const TERMS = 'terms';
const WIDTH = 92;

export function plainReference(source: PlainSource): GameReference {
  const { pieces } = source;
  const kinds = [...new Set(Object.values(pieces).map(({ kind }) => kind))];
  const rulesIn = (text: string) =>
    source.talk.rules().flatMap(({ number }) => (new RegExp(`\\b${number}\\b`).test(text) ? [number] : []));

  function cards(): readonly ReferenceCard[] {
    const lying = Object.entries(pieces).map(([id, { kind }]) => {
      // What a kind means is said of its pieces, too.
      const text = source.talk.textOn(id) ?? source.talk.glossary().find(({ topic }) => topic === kind)?.text ?? '';
      return {
        id,
        shelf: PIECES,
        name: source.talk.nameOf(id),
        text,
        facts: [],
        marks: { kind: [kind] },
        rules: rulesIn(text),
      };
    });
    const terms = source.talk.glossary().map(({ topic, title, text }) => {
      return { id: `${TERMS}:${topic}`, shelf: TERMS, name: title, text, facts: [], marks: {}, rules: rulesIn(text) };
    });
    return [...lying, ...terms];
  }

  return {
    shelves: () => [
      ...(kinds.length > 0 ? [{ id: PIECES, name: say('pieces'), width: WIDTH }] : []),
      { id: TERMS, name: say('terms') },
    ],
    filters: () =>
      kinds.length < 2
        ? []
        : [{ id: 'kind', name: say('pieces'), choices: kinds.map((id) => ({ id, name: source.talk.nameOf(id) })) }],
    cards,
    chapters: () => [{ id: 'all', title: t('reference.rules'), rules: source.talk.rules() }],
    cardOf: ({ id }) => (Object.hasOwn(pieces, id) ? id : undefined),
    Picture: given(Picture, source),
    Sign: given(KindSign, source),
    ready: async () => {},
  };
}
