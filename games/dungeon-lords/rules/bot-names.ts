// The English names of the bot levels of Dungeon Lords, the weakest first.
import type { BotNames } from '@undertow/shared/table/bot-names.ts';

export const botNames = {
  random: ['Squire Pip', 'Squire Coin', 'Squire Straw'],
  beginner: ['Nib', 'Blot', 'Crumb'],
  casual: ['Clerk Mould', 'Clerk Dust', 'Clerk Damp'],
  sensible: ['Lady Soot', 'Lady Ash', 'Lord Slag'],
  keen: ['Baron Adit', 'Baroness Lode', 'Count Winch'],
  deep: ['Mother Coal', 'Father Flint', 'Aunt Basalt'],
} as const satisfies BotNames;
