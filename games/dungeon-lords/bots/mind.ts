// The mind for Dungeon Lords, through which bots search: its candidate answers, the inputs of its value net, and its gauges.
import type { Mind } from '@undertow/bots/thinking/mind.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view.ts';
import { candidates } from './candidates.ts';
import { gauges } from './gauges.ts';
import { inputs } from './inputs.ts';
import { light } from './light.ts';
import { search } from './search.ts';
import { sensible } from './sensible.ts';
import { solve } from './solving.ts';
import weights from './weights.json' with { type: 'json' };

export const mind: Mind<State, View> = {
  sensible,
  candidates,
  light,
  // Rest points are many, and tell little: what a season and a combat round have brought is seen at their ends.
  isJudged: ({ stage }) => stage === 'planning' || stage === 'battlePlans',
  search,
  gauges,
  solve,
  inputs,
  weights,
};
