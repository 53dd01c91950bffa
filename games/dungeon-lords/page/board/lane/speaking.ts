// The text that a screen reader speaks for one space of an order.
import type { OrderId } from '../../../rules/state.ts';
import type { Signs } from '../../pieces/moods.ts';
import type { DungeonTalk, TextKey } from '../../words/words.svelte.ts';
import type { WindowForecast } from '../planning/forecast.ts';
import type { Guest } from './guests.ts';
import { wareOf } from './wares.ts';

export function spokenSigns(talk: DungeonTalk, signs: Signs): string {
  return signs.map(([n, sign]) => talk.text(`lane.amount.${sign}` as 'lane.amount.food', { n })).join(', ');
}

/** What a space brings, and for what. */
export function spokenWare(talk: DungeonTalk, order: OrderId, place: number, year: number): string {
  const { gain, price, foreman } = wareOf(order, place, year);
  const parts = [spokenSigns(talk, gain)];
  if (price.length > 0) parts.push(talk.text('lane.forPrice', { price: spokenSigns(talk, price) }));
  if (foreman) parts.push(talk.text('lane.foreman'));
  return parts.join(', ');
}

export function spokenGuest(talk: DungeonTalk, { seat, state }: Guest, names: readonly string[]): string {
  const who = seat === undefined ? talk.text('board.dummy') : (names[seat] ?? '');
  const keys: Readonly<Record<Guest['state'], 'lane.stands' | 'lane.used' | 'lane.declined'>> = {
    stands: 'lane.stands',
    used: 'lane.used',
    declined: 'lane.declined',
  };
  return talk.text(keys[state], { who });
}

/** Why a window of the plan may come to nothing; empty where nothing is in the way. */
export function spokenForecast(talk: DungeonTalk, { comes, usable, obstacle, beyond }: WindowForecast): string {
  if (comes === 'never') return talk.text('lane.notYours');
  if (!obstacle || usable === 'sure') return '';
  const why = talk.text(`lane.obstacle.${obstacle}` satisfies TextKey);
  const sum = beyond && talk.text('lane.sum', { ...beyond, sum: beyond.from + beyond.steps });
  const what = sum ? `${why}: ${sum}` : why;
  return usable === 'never' ? what : talk.text('lane.perhaps', { what });
}
