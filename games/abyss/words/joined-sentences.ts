// Tells events that came together, each thing once; the viewer's own acts are told as "you".
import type { Seat } from '@undertow/shared/table/game.ts';
import { type AddressPlaces, addressed, type Wording } from '@undertow/shared/words/addressed.ts';
import { capitalised, type Part, type Saying } from '@undertow/shared/words/parts.ts';
import { type Speaker, spoken } from '@undertow/shared/words/sentences.ts';
import type { AbyssWords } from './abyss-words.ts';
import { type Sentence, sentencesOf, type ToldEvent, tailsOf } from './event-sentences.ts';
import { isSaidBeside } from './said-beside.ts';

const PLACES: AddressPlaces = { one: ['who'], several: ['to', 'seats'] };

export function told(
  words: AbyssWords,
  speaker: Speaker,
  events: readonly ToldEvent[],
  viewer: Seat | null,
): readonly Saying[] {
  return withoutEchoes(events).map((event) => ({
    parts: sentenceOf(words, speaker, event, viewer),
    seats: doersOf(event),
  }));
}

export function withoutEchoes<Told extends ToldEvent>(events: readonly Told[]): Told[] {
  return events.filter((event, i) => !isSaidBeside(event, events, i) && !isNothing(event));
}

/** The track was cleared, and nothing lay there. */
function isNothing(event: ToldEvent): boolean {
  return event.type === 'trackCleared' && event.allies.length === 0 && event.monsters === 0;
}

function doersOf(event: ToldEvent): readonly Seat[] {
  if ('seats' in event) return event.seats;
  return 'seat' in event ? [event.seat] : [];
}

/** An event of a newer server that is unknown here has no sentence. */
export function sentenceOf(
  words: AbyssWords,
  speaker: Speaker,
  event: ToldEvent,
  viewer: Seat | null,
): readonly Part[] {
  const sentences = sentencesOf(event) ?? [];
  const tails = tailsOf(event);
  return sentences.flatMap((sentence, i) => {
    const { text, things } = wordingFor(words, sentence, viewer);
    const isLast = i === sentences.length - 1;
    const because = isLast && tails.because ? words.tails.because : '';
    const faces = isLast && tails.faces ? words.tails.secret : '';
    const parts = spoken(speaker, `${text}${because}${faces}`, { ...things, ...tails });
    return [...(i > 0 ? [' '] : []), ...capitalised(parts), '.'];
  });
}

function wordingFor(words: AbyssWords, sentence: Sentence, viewer: Seat | null): Wording {
  const yours = viewer === null ? undefined : addressed(words, sentence, viewer, PLACES);
  return yours ?? { text: words.events[sentence.key], things: sentence.things };
}
