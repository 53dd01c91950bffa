// The Roman numerals on windows and on combat cards.
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
