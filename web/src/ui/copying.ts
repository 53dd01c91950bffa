// Copies text to the clipboard; where a page may not use that, shows it to be copied by hand.

/** Whether it lies in the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { showByHand } = await import('./by-hand/showing.ts');
    await showByHand(text);
    return false;
  }
}
