// Farmers, who ask for Seahorses and have influence, but no powers.
import type { Lord } from '../../rules.ts';

// biome-ignore format: one row is one card
export const farmers: readonly Lord[] = [
  { id: 'keeper', guild: 'farmer', cost: 6, races: 3, required: 'seahorse', influence: 6, keys: 1 },
  { id: 'reaper', guild: 'farmer', cost: 7, races: 2, required: 'seahorse', influence: 6, keys: 1 },
  { id: 'shepherd', guild: 'farmer', cost: 8, races: 1, required: 'seahorse', influence: 6, keys: 1 },
  { id: 'miller', guild: 'farmer', cost: 8, races: 2, required: 'seahorse', influence: 10, keys: 0 },
  { id: 'aquaculturist', guild: 'farmer', cost: 9, races: 3, required: 'seahorse', influence: 11, keys: 0 },
  { id: 'landowner', guild: 'farmer', cost: 10, races: 1, required: 'seahorse', influence: 12, keys: 0 },
];
