// The hidden-information model of Abyss for bots: what a seat remembers, and how it fills in what it does not see.
import type { Guessing } from '@undertow/shared/table/game.ts';
import type { View } from '../../view.ts';
import type { AbyssEvent } from '../events.ts';
import type { Part, Rules } from '../rules.ts';
import { COURT_SPACES, type Options, type State } from '../state.ts';
import { determinize } from './determinize.ts';
import { emptyMemory, type Memory } from './memory.ts';

export function guessingWith(
  parts: readonly Part[],
  rulesFor: (options: Options) => Rules,
): Guessing<State, AbyssEvent, View> {
  const folds = parts.flatMap((part) => part.remember ?? []);
  return {
    remember(memory, event, _seat, seats) {
      let remembered = (memory as Memory | undefined) ?? emptyMemory(seats, COURT_SPACES);
      for (const remember of folds) remembered = remember(remembered, event);
      return remembered;
    },
    determinize: (view, _seat, memory, random) =>
      determinize(rulesFor(view.options), view, memory as Memory | undefined, random),
  };
}
