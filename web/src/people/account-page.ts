// The page of an account, with its words.
import { laterWords } from '../words/later.ts';
import AccountPage from './AccountPage.svelte';

export async function accountPage() {
  await laterWords.open();
  return { default: AccountPage };
}
