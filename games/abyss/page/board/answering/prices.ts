// The price of an option, for its button.
import type { View } from '../../../client.ts';
import { readOffer } from '../../../rules/purse.ts';

export interface Price {
  readonly pearls: number;
  readonly standIns: number;
}

const PLOT = 1;
const BRIBE = 5;

export function priceOf(prompt: string, option: string, { purchases }: View): Price | undefined {
  const { what, standIns } = readOffer(option);
  if (prompt === 'buyOffer' && what === 'buy') return { pearls: purchases.price - standIns, standIns };
  if (prompt === 'corruptorRecruit' && what !== 'pass') return { pearls: BRIBE - standIns, standIns };
  return prompt === 'mainDecision' && option === 'plot' ? { pearls: PLOT, standIns: 0 } : undefined;
}
