// The hidden-information model of Dungeon Lords for bots: what a seat remembers, and how it fills in what it does not see.
import type { Guessing } from '@undertow/shared/table/game.ts';
import type { View } from '../../view.ts';
import type { DungeonEvent } from '../events.ts';
import type { State } from '../state.ts';
import { determinize } from './determinize.ts';
import { type Memory, remember } from './memory.ts';

export const guessing: Guessing<State, DungeonEvent, View> = {
  remember,
  determinize: (view, seat, memory, random) => determinize(view, seat, memory as Memory | undefined, random),
};
