// The phases of a round, as players know them.
import type { Stage } from './state.ts';

export type Phase = 'setup' | 'preparation' | 'orders' | 'production' | 'event' | 'heroes' | 'combat';

/** The phase that a stage belongs to, as players know it. */
export function phaseOf(stage: Stage): Phase {
  return PHASES[stage];
}

const PHASES: Readonly<Record<Stage, Phase>> = {
  drawing: 'setup',
  preparation: 'preparation',
  planning: 'orders',
  orders: 'orders',
  production: 'production',
  takingBack: 'production',
  event: 'event',
  heroes: 'heroes',
  roundEnd: 'heroes',
  battlePlans: 'combat',
  battles: 'combat',
  ended: 'combat',
};
