// Inch of Candle: merchants bid for the cargo of ships until a candle goes out, and sell what they have got at the end of a day.
import type { Flow, Game } from '@undertow/shared/table/game.ts';
import { usual } from '@undertow/shared/table/usual.ts';
import type { View } from '../view.ts';
import { word } from './candle.ts';
import { beginDay, harbour } from './day.ts';
import { ranking } from './fortune.ts';
import { guessing } from './guessing.ts';
import { market } from './market.ts';
import { isGood } from './pieces.ts';
import { openView, ownView, redact } from './showing.ts';
import type { Event, Harbour, State } from './state.ts';

export const SEATS = { min: 2, max: 5 };

export const rules: Game<State, Event, View, object> = {
  ...usual,
  id: 'inch-of-candle',
  rules: 1,
  objection: (_, seats) => (seats >= SEATS.min && seats <= SEATS.max ? undefined : 'Two to five can play.'),
  setup(_, seats, random, tell = () => {}) {
    const state = harbour(seats, random);
    beginDay(state, random, tell);
    return state;
  },
  // A turn is one word at the candle, or a market. Each begins with its question, so that bots can try answers to it.
  turn: (table: Harbour): Flow => (table.state.lots.length > 0 ? word(table) : market(table)),
  outcome: (state) => (state.closed ? ranking(state) : undefined),
  openView,
  ownView,
  redact,
  guessing,
  timeout: (_, { prompt, choice }) =>
    prompt === 'sell' && 'options' in choice ? choice.options.filter(isGood) : 'leave',
};
