// The English names of the bot levels of Abyss, the weakest first.
import type { BotNames } from '@undertow/shared/table/bot-names.ts';

export const botNames = {
  random: ['Polyp', 'Ripple', 'Inkblot', 'Bubble'],
  beginner: ['Cockle', 'Pennant', 'Tangle', 'Burr'],
  casual: ['Grandmother Kelp', 'Aunt Veil', 'Uncle Knot', 'Cousin Thistle'],
  sensible: ['Old Pilot', 'The Sailmaker', 'The Cook', 'The Bosun'],
  keen: ['The Notary', 'The Advocate', 'The Archivist', 'The Assessor'],
  deep: ['Hadal', 'Benthos', 'Thalassa', 'Bathys'],
} as const satisfies BotNames;
