// The small signs of the interface, drawn on a grid of 48 with a line of 3.4: what is filled, and what is a line.
export interface Drawing {
  readonly filled?: string;
  readonly line?: string;
  /** Cut out of what is filled: the water shows through. */
  readonly cut?: string;
}

export const ICONS = {
  wave: { line: 'M2 30C10 18 16 18 24 28S38 38 46 22' },
  eye: { line: 'M3 24Q24 4 45 24Q24 44 3 24Z', filled: 'M18 24a6 6 0 0 1 12 0a6 6 0 0 1-12 0Z' },
  gear: {
    line: 'M11.5 24a12.5 12.5 0 0 1 25 0a12.5 12.5 0 0 1-25 0ZM38 24h7M33.9 33.9l4.9 4.9M24 38v7M14.1 33.9l-4.9 4.9M10 24H3M14.1 14.1L9.2 9.2M24 10V3M33.9 14.1l4.9-4.9',
  },
  check: { line: 'M8 25l11 11L40 11' },
  caution: { line: 'M24 7V30M24 40v1' },
  cross: { line: 'M11 11L37 37M37 11L11 37' },
  plus: { line: 'M24 8V40M8 24H40' },
  minus: { line: 'M8 24H40' },
  lock: { filled: 'M10 22h28v22H10Z', line: 'M16 22v-8a8 8 0 0 1 16 0v8' },
  chevron: { line: 'M16 8L32 24L16 40' },
  up: { line: 'M8 32L24 16L40 32' },
  down: { line: 'M8 16L24 32L40 16' },
  bot: {
    line: 'M9 16h30v24H9ZM24 16V9',
    filled:
      'M20.6 6a3.4 3.4 0 0 1 6.8 0a3.4 3.4 0 0 1-6.8 0ZM15 27a3 3 0 0 1 6 0a3 3 0 0 1-6 0ZM27 27a3 3 0 0 1 6 0a3 3 0 0 1-6 0Z',
  },
  copy: { line: 'M16 16h26v26H16ZM32 16V6H6v26h10' },
  clock: { line: 'M5 24a19 19 0 0 1 38 0a19 19 0 0 1-38 0ZM24 12v12l8 6' },
  star: {
    line: 'M24 5l6 12.500 13.500 2-9.800 9.500 2.300 13.500L24 36l-12 6.500 2.300-13.500L4.500 19.500l13.500-2Z',
  },
  crown: {
    filled: 'M4 14l9 8L24 4l11 18 9-8-5 27H9Z',
    cut: 'M20.4 31a3.6 3.6 0 0 1 7.200 0a3.6 3.6 0 0 1-7.200 0Z',
  },
  picture: { line: 'M5 9h38v30H5ZM6 34l12-13 9 9 6-6 10 10M31 17h.01' },
  person: { line: 'M15 15a9 9 0 0 1 18 0a9 9 0 0 1-18 0ZM6 44c1-11 8-16 18-16s17 5 18 16' },
  replay: { line: 'M9 12v10h10M9.500 22A16 16 0 1 1 9 30' },
  search: { line: 'M6 20a14 14 0 0 1 28 0a14 14 0 0 1-28 0ZM30.500 30.500L43 43' },
  filter: { line: 'M4 10h40M12 24h24M19 38h10' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICONS;
