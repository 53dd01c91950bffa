// The module of the sign-in sheet, loaded with its words.
import { laterWords } from '../words/later.ts';
import Entrance from './Entrance.svelte';

export async function entranceSheet() {
  await laterWords.open();
  return Entrance;
}
