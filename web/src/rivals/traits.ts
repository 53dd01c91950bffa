// The traits of the levels of bots, from how they are made (`bots/thinking/levels.ts`): each from 0 to 5.
const TRAITS = {
  random: { ahead: 0, sure: 0, swift: 5 },
  beginner: { ahead: 2, sure: 2, swift: 4 },
  casual: { ahead: 3, sure: 3, swift: 4 },
  sensible: { ahead: 0, sure: 5, swift: 5 },
  keen: { ahead: 4, sure: 5, swift: 3 },
  deep: { ahead: 5, sure: 5, swift: 2 },
} as const;

export type Trait = 'ahead' | 'sure' | 'swift';

/** None for a level that this page does not know. */
export function traitsOf(level: string): readonly (readonly [Trait, number])[] {
  if (!Object.hasOwn(TRAITS, level)) return [];
  return Object.entries(TRAITS[level as keyof typeof TRAITS]) as [Trait, number][];
}
