// The remembered choice between people and bots as rivals; and the table of a practice match, where one person and bots sit,
// which begins at once.
import type { Json, TableWish } from '@undertow/client-sdk/index.ts';
import type { TextStore } from '../browser/storage.ts';

export const RIVALS = ['people', 'bots'] as const;
export type Rivals = (typeof RIVALS)[number];

const KEY = 'undertow.against';

export function rememberedRivals(store: TextStore): Rivals | undefined {
  return RIVALS.find((rivals) => rivals === store.getItem(KEY));
}

export function rememberRivals(store: TextStore, rivals: Rivals): void {
  store.setItem(KEY, rivals);
}

export function practice(game: string, options: Json = {}, seats = 2, level?: string): TableWish {
  return {
    ...{ game, options, seats, time: 'none', access: 'unlisted', bots: true },
    ...(level === undefined ? {} : { level }),
  };
}
