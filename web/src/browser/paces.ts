// The paces at which the page shows the moves of others.
export const PACES = ['slow', 'normal', 'quick', 'atOnce'] as const;

export type Pace = (typeof PACES)[number];
