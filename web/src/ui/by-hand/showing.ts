// Shows a text to be copied by hand, above any page.
import { mount, unmount } from 'svelte';
import { laterWords } from '../../words/later.ts';
import ByHand from './ByHand.svelte';

export async function showByHand(text: string): Promise<void> {
  await laterWords.open();
  const shown = mount(ByHand, { target: document.body, props: { text, onclose: () => void unmount(shown) } });
}
