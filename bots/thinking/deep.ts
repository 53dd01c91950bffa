// The `deep` player: a search that tries answers in world after world, the better ones in more of them, and the best few
// also with the turns that follow, where the game has foresight.
import type { Answer } from '@undertow/shared/table/game.ts';
import { flat } from './flat.ts';
import { halving } from './halving.ts';
import { answersTo, withoutThought } from './keen.ts';
import { Spending } from './spending.ts';
import type { Thinker } from './thinker.ts';
import type { AnyMind } from './trial.ts';
import type { Foreseeing, World } from './trying.ts';

/** How many answers get foresight, and which part of the budget is spent on finding them. */
const FORESEEN = { keep: 4, until: 0.15 };

/** The search begins with at most so many candidates. */
export function deep(mind: AnyMind, trial: Foreseeing, candidates: number): Thinker {
  return (situation, random, budget) => {
    const spending = new Spending(budget);
    const found = mind.search?.(situation, random, budget, trial);
    if (found !== undefined) return found;
    if (!mind.foresight) return flat(mind, trial, candidates)(situation, random, budget);
    const answers = answersTo(mind, situation, candidates);
    const world = () => trial.world(situation, random);
    const outcome = (answer: Answer, at: World) => trial.outcome(situation, at, answer);
    const later = (answer: Answer, at: World) => trial.outcomeLater(situation, at, answer);
    const best = halving(halving(answers, spending, world, outcome, FORESEEN) ?? [], spending, world, later);
    return best?.[0] ?? withoutThought(mind, situation, random);
  };
}
