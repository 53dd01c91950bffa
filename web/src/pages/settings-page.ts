// The module of the page of settings, loaded with its words.
import { laterWords } from '../words/later.ts';
import SettingsPage from './SettingsPage.svelte';

export async function settingsPage() {
  await laterWords.open();
  return { default: SettingsPage };
}
