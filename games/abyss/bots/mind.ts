// The mind for Abyss, through which bots search: its candidate answers, the inputs of its value net, and its gauges.
import type { Mind } from '@undertow/bots/thinking/mind.ts';
import { recruitableLords } from '../rules/actions/recruit.ts';
import { abyss } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view.ts';
import { candidates, candidatesOf } from './candidates.ts';
import { gauges } from './gauges.ts';
import { glance } from './glance.ts';
import { inputs } from './inputs.ts';
import { answerFrom, sensible } from './sensible.ts';
import weights from './weights.json' with { type: 'json' };

export const mind: Mind<State, View> = {
  sensible,
  candidates,
  light: (state, decision) => answerFrom(glance(state, decision.seat), decision),
  gauges,
  inReach: (state, seat) => {
    const position = { state, rules: abyss.rulesFor(state.options) };
    return recruitableLords(position, seat).map((id) => ({ what: 'lords', id }));
  },
  foresight: {
    // With more seats each turn says less, and costs as much.
    turns: (seats) => (seats === 2 ? 2 : 1),
    candidates: (state, decision, limit) => candidatesOf(glance(state, decision.seat), decision, limit),
  },
  inputs,
  weights,
};
