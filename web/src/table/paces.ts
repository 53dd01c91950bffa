// How fast others play on the page.
export const PACES = ['slow', 'normal', 'quick', 'atOnce'] as const;

export type Pace = (typeof PACES)[number];
