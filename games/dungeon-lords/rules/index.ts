// Dungeon Lords, as a game that any host can run.
import type { Game } from '@undertow/shared/table/game.ts';
import type { View } from '../view.ts';
import { type DungeonEvent, redact } from './events.ts';
import { battlePlanForm } from './forms/battle-plan.ts';
import { digForm } from './forms/dig.ts';
import { mineForm } from './forms/mine.ts';
import { cellForm, positionForm } from './forms/one-of.ts';
import { paydayForm } from './forms/payday.ts';
import { guessing } from './guessing/guessing.ts';
import { objection } from './options.ts';
import { publicChoice, timeoutAnswer } from './prompts.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import { openView, ownView } from './showing.ts';
import { copyState, type Options, type State } from './state.ts';
import { summary } from './summary.ts';
import { turn } from './turn.ts';

export type DungeonLords = Game<State, DungeonEvent, View, Options>;

const RULES_VERSION = 1;

export const dungeonLords: DungeonLords = {
  id: 'dungeon-lords',
  rules: RULES_VERSION,
  objection,
  setup,
  copy: copyState,
  turn,
  outcome: (state) => outcomeOf({ state }),
  openView: (state) => openView({ state }),
  ownView: (state, seat, open) => ownView({ state }, seat, open),
  summary,
  redact,
  publicChoice: (_, decision) => publicChoice(decision),
  forms: {
    digCells: digForm,
    mineCells: mineForm,
    payday: paydayForm,
    battlePlan: battlePlanForm,
    position: positionForm,
    cell: cellForm,
  },
  guessing,
  timeout: (state, decision) => timeoutAnswer({ state }, decision),
};
