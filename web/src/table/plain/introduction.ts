// What those are shown of a plain game who look for one: what one does in it, and some of its pieces.
import type { DrawnFolder } from '../../game.ts';
import type { GameIntroduction } from '../../gate.ts';
import Fan from './Fan.svelte';
import { given } from './given.ts';
import { looksOf } from './signs.ts';
import type { PieceSource } from './source.ts';
import { spokenIn } from './spoken.ts';

export async function introductionOf(folder: DrawnFolder): Promise<GameIntroduction> {
  const parts = await folder.plain?.();
  if (!parts) throw new Error(`${folder.game.id} has no data from which it could be introduced`);
  const talks = spokenIn(parts.languages, parts.talk);
  await talks.open();
  const source: PieceSource = {
    pieces: parts.pieces,
    looks: looksOf(parts.pieces, parts.looks),
    get talk() {
      return talks.words;
    },
  };
  return {
    Picture: given(Fan, source),
    get lead() {
      return talks.words.lead;
    },
  };
}
