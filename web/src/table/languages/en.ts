// What is said at a table of a player who has gone, in English.

export const words = {
  gone: '{who} has been away for a minute.',
  substitute: 'Let a bot play for now',
  settled: '{who} no longer holds up the match.',
} as const;

export type AbsenceWords = typeof words;
