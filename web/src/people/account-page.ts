// The page of an account, with its words.
import AccountPage from './AccountPage.svelte';
import { accountWords } from './account.ts';

export async function accountPage() {
  await accountWords.open();
  return { default: AccountPage };
}
