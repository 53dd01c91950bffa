// The questions to a seat in words, for a list of tables, once the words of the game are there.
import { abyss, vocabulary } from './words.svelte.ts';

export async function openQuestions(): Promise<(prompt: string) => string> {
  await vocabulary.open();
  return (prompt) => abyss().question(prompt);
}
