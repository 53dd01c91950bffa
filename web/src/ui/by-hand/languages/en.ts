// What is said where the clipboard is not open to the page, in English.
export const words = {
  title: 'Copy it by hand',
  note: 'Your browser does not let this page copy. The text below is marked: copy it as you copy other text.',
  text: 'Text to copy',
} as const;

export type ByHandWords = typeof words;
