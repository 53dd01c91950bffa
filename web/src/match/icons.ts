// The icons of a table, which come with it; those of every page stand in `../../ui/icons.ts`.
import type { Drawing } from '../ui/icons.ts';

export const TABLE_ICONS = {
  bravo: { filled: 'M24 5l5.6 12.6l13.7 1.4l-10.2 9.2l2.9 13.5l-12-6.9l-12 6.9l2.9-13.5L4.7 19l13.7-1.4Z' },
  ouch: {
    line: 'M5 24a19 19 0 0 1 38 0a19 19 0 0 1-38 0ZM13 16l7 4l-7 4M35 16l-7 4l7 4M15 34l4.5-4l4.5 4l4.5-4l4.5 4',
  },
  wow: {
    line: 'M5 24a19 19 0 0 1 38 0a19 19 0 0 1-38 0ZM19 33a5 5 0 0 1 10 0a5 5 0 0 1-10 0Z',
    filled: 'M14 19a3 3 0 0 1 6 0a3 3 0 0 1-6 0ZM28 19a3 3 0 0 1 6 0a3 3 0 0 1-6 0Z',
  },
  cards: { line: 'M8 12h20v28H8ZM16 12V6h24v30H28' },
  chat: { line: 'M5 8h38v25H22L12 42v-9H5Z' },
  hourglass: { line: 'M10 5h28M10 43h28M14 5c0 11 10 12 10 19S14 32 14 43M34 5c0 11-10 12-10 19s10 8 10 19' },
  keys: { line: 'M4 11h40v26H4ZM13 20h.01M24 20h.01M35 20h.01M15 29h18' },
  menu: {
    filled:
      'M4 24a5 5 0 0 1 10 0a5 5 0 0 1-10 0ZM19 24a5 5 0 0 1 10 0a5 5 0 0 1-10 0ZM34 24a5 5 0 0 1 10 0a5 5 0 0 1-10 0Z',
  },
  log: { line: 'M8 9h32M8 19h24M8 29h32M8 39h18' },
  theme: { filled: 'M5 24a19 19 0 0 1 38 0Q33 18 24 24T5 24Z', line: 'M5 24a19 19 0 0 1 38 0a19 19 0 0 1-38 0Z' },
  sound: { filled: 'M5 18h9l11-9v30l-11-9H5Z', line: 'M32 17q5 7 0 14M38 11q9 13 0 26' },
  silent: { filled: 'M5 18h9l11-9v30l-11-9H5Z', line: 'M32 18l11 12M43 18L32 30' },
} as const satisfies Readonly<Record<string, Drawing>>;
