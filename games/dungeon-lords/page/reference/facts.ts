// The line of facts below the name of a card in the reference.
import { upperFirst } from '@undertow/shared/words/parts.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import { spokenSigns } from '../board/lane/speaking.ts';
import { signsOf } from '../pieces/moods.ts';

/** So many of something, as it is paid or gained. */
export function amountsIn(talk: DungeonTalk, things: Parameters<typeof signsOf>[0]): string {
  return spokenSigns(talk, signsOf(things));
}

export function yearFact(talk: DungeonTalk, year: number, what?: string) {
  const name = talk.text('board.year', { n: year });
  return { text: what === undefined ? name : `${name}: ${what}` };
}

export function times(count: number): string {
  return `${count}\u00a0×`;
}

/** A word of the page that begins a line here. */
export function factOf(text: string, sign?: string) {
  return { text: upperFirst(text), ...(sign && { sign }) };
}
