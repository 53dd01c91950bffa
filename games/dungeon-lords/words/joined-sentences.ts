// Tells events that came together, each thing once; the viewer's own acts are told as "you".
import type { Seat } from '@undertow/shared/table/game.ts';
import { type AddressPlaces, addressed } from '@undertow/shared/words/addressed.ts';
import { capitalised, type Part, type Saying, type Thing } from '@undertow/shared/words/parts.ts';
import { type Speaker, spoken } from '@undertow/shared/words/sentences.ts';
import { list } from '@undertow/shared/words/things.ts';
import type { DungeonWords } from './dungeon-words.ts';
import { type Sentence, sentencesOf, type ToldEvent } from './event-sentences.ts';

const PLACES: AddressPlaces = { one: ['who', 'minion'], several: ['seats'] };

export function told(
  words: DungeonWords,
  speaker: Speaker,
  events: readonly ToldEvent[],
  viewer: Seat | null,
): readonly Saying[] {
  return sentencesOf(events).map((sentence) => ({
    parts: partsOf(words, speaker, sentence, viewer),
    seats: doersOf(sentence, speaker.names.length),
  }));
}

/** Orders that are revealed were planned by all. */
function doersOf({ key, things: { who } }: Sentence, seats: number): readonly Seat[] {
  if (typeof who === 'object' && 'seat' in who) return [who.seat];
  return key.startsWith('ordersRevealed.') ? [...Array(seats).keys()] : [];
}

/** A sentence with deeds speaks to the seat in all of them, or in none. */
function partsOf(words: DungeonWords, speaker: Speaker, sentence: Sentence, viewer: Seat | null): readonly Part[] {
  const { key, things, deeds = [] } = sentence;
  const yours = viewer === null ? undefined : addressed(words, sentence, viewer, PLACES);
  const isYours = yours !== undefined && deeds.every((deed) => Object.hasOwn(words.yourDeeds, deed.key));
  const wording = isYours ? yours : { text: words.told[key], things };
  const clauses = deeds.map((deed): Thing => {
    const text = isYours ? words.yourDeeds[deed.key] : words.deeds[deed.key];
    return { kind: 'sentence', text, things: deed.things };
  });
  return [...capitalised(spoken(speaker, wording.text, { ...wording.things, deeds: list(clauses) })), '.'];
}
