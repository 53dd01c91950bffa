// The memory of the cards and tokens that Leviathan moves, and random draws of its deck of Leviathans.
import { lessAll } from '@undertow/shared/table/pool.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { LeviathanView } from '../../view.ts';
import type { AbyssEvent } from '../events.ts';
import { intoHand, type Memory, ontoDiscard, outOfHand } from '../guessing/memory.ts';
import type { AllyId } from '../state.ts';
import { leviathanIds } from './leviathans.ts';
import type { LeviathanState } from './state.ts';

/** What each seat is dealt is not told: all know it. It is dealt before the first Leviathan turns up. */
export function remembering(dealt: AllyId) {
  return (memory: Memory, event: AbyssEvent): Memory => {
    switch (event.type) {
      case 'leviathanTurnedUp':
        return memory.begun ? memory : memory.hands.reduce((all, _, seat) => intoHand(all, seat, [dealt]), memory);
      case 'allySentToAttack':
        return ontoDiscard(outOfHand(memory, event.seat, [event.ally]), [event.ally]);
      case 'tokenRevealed': {
        const left = lessAll(memory.tokens[event.seat] ?? [], [event.token]);
        return { ...memory, tokens: memory.tokens.with(event.seat, left), tokenBringsStack: event.token === 'stack' };
      }
      default:
        return memory;
    }
  };
}

export function guess(shown: LeviathanView, random: Random): LeviathanState {
  const { arriving, discarded, slain } = shown;
  const border = { ...shown.border };
  const seen = new Set<string | null>([...discarded, ...slain.flat(), arriving]);
  for (const beast of Object.values(border)) if (beast) seen.add(beast.id);
  const deck = leviathanIds.filter((id) => !seen.has(id));
  return {
    deck: shuffle(random, deck),
    border,
    arriving,
    fighting: shown.fighting,
    attack: shown.attack,
    discarded,
    wounds: shown.wounds,
    slain,
    scourge: shown.scourge,
    spentTokens: shown.spentTokens,
    calm: shown.calm,
    dice: [],
  };
}
