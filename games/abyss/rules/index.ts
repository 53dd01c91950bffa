// Abyss, as a game that any host can run. This file alone names the expansions.
import type { Game } from '@undertow/shared/table/game.ts';
import type { View } from '../view.ts';
import { base } from './base.ts';
import { compose } from './compose.ts';
import { type AbyssEvent, redact } from './events.ts';
import { guessingWith } from './guessing/guessing.ts';
import { kraken } from './kraken/index.ts';
import type { prompts as krakenPrompts } from './kraken/prompts.ts';
import { leviathan } from './leviathan/index.ts';
import type { prompts as leviathanPrompts } from './leviathan/prompts.ts';
import { objection } from './options.ts';
import { ordersFor } from './orders.ts';
import { paymentForm } from './payment.ts';
import { type prompts, publicChoice, timeoutAnswer } from './prompts.ts';
import type { Part, Rules } from './rules.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import { openView, ownView } from './showing.ts';
import { copyState, type Options, type State } from './state.ts';
import { summary } from './summary.ts';
import { turn } from './turn.ts';

export interface AbyssGame extends Game<State, AbyssEvent, View, Options> {
  /** The cards and rules that these options put together. */
  rulesFor(options: Options): Rules;
}

/** Bots have a habit for each, and languages words: the compiler asks for them. */
export type PromptName = keyof typeof prompts | keyof typeof krakenPrompts | keyof typeof leviathanPrompts;

const RULES_VERSION = 2;

/** Abyss with these expansions to choose from. */
export function abyssWith(expansions: readonly Part[]): AbyssGame {
  const ruleSets = new Map<string, Rules>();
  const known = new WeakMap<Options, Rules>();
  const rulesFor = (options: Options): Rules => {
    let rules = known.get(options);
    if (!rules) {
      rules = ruleSetFor(options);
      known.set(options, rules);
    }
    return rules;
  };
  const ruleSetFor = (options: Options): Rules => {
    const chosen = expansions.filter((one) => options.expansions.includes(one.id));
    const key = chosen.map((one) => one.id).join();
    const rules = ruleSets.get(key) ?? compose([base, ...chosen]);
    ruleSets.set(key, rules);
    return rules;
  };
  const at = (state: State) => ({ state, rules: rulesFor(state.options) });
  return {
    id: 'abyss',
    rules: RULES_VERSION,
    objection: (options, seats) => objection([base, ...expansions], options, seats),
    rulesFor,
    setup: (options, seats, random, tell) => setup(rulesFor(options), options, seats, random, tell),
    copy: (state) => copyState(state, rulesFor(state.options).copies),
    turn: ({ state, random, tell, reveal }) => turn({ state, rules: rulesFor(state.options), random, tell, reveal }),
    outcome: (state) => outcomeOf(at(state)),
    openView: (state) => openView(at(state)),
    ownView: (state, seat, open) => ownView(at(state), seat, open),
    summary,
    redact,
    publicChoice: (state, decision) => publicChoice(at(state), decision),
    forms: { payment: paymentForm },
    guessing: guessingWith([base, ...expansions], rulesFor),
    orders: ordersFor([base, ...expansions].flatMap((part) => part.exploration ?? [])),
    timeout: (state, decision) => timeoutAnswer(at(state), decision),
  };
}

/** The expansions that there are, in the order in which they add to the base. */
export const expansions: readonly Part[] = [kraken, leviathan];

export const abyss = abyssWith(expansions);
