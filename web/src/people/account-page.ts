// The module of the page of an account, loaded with its words.
import { laterWords } from '../words/later.ts';
import AccountPage from './AccountPage.svelte';

export async function accountPage() {
  await laterWords.open();
  return { default: AccountPage };
}
