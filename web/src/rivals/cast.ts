// The bot characters of a game, once their names and faces are there.
import type { GameGate } from '../gate.ts';
import type { Cast } from '../rivals.ts';
import { language } from '../words/words.svelte.ts';
import Face from './Face.svelte';
import { facesOf } from './faces.ts';

/** `undefined` for a game that has none. */
export async function castOf(game: string, gate: GameGate | undefined): Promise<Cast | undefined> {
  const rivals = await gate?.rivals?.();
  if (!rivals) return undefined;
  await facesOf(game, rivals.faces).bring('faces');
  const { all, further, words } = rivals;
  return {
    of(level, nth = 0) {
      const rival = all.find((one) => one.level === level);
      const who = (words[language.current] ?? words.en).who[level];
      if (!rival || !who) return undefined;
      const faces = [rival.face, ...further];
      const at = nth % faces.length;
      const [name = who.name, face = rival.face] = [[who.name, ...who.further][at], faces[at]];
      return { name, Face, face, tint: rival.tint, world: gate?.world };
    },
  };
}
