// A text that is to be copied by hand, above whatever page is shown.
import { mount, unmount } from 'svelte';
import ByHand from './ByHand.svelte';
import { byHandWords } from './words.ts';

export async function showByHand(text: string): Promise<void> {
  await byHandWords.open();
  const shown = mount(ByHand, { target: document.body, props: { text, onclose: () => void unmount(shown) } });
}
