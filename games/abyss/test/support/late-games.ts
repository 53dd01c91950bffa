// Games that begin late: the piles are nearly used up and Nebulis are about, so that random players come to what is rare.
import { Match } from '@undertow/shared/table/match.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { abyss } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import type { RandomGame } from './random-games.ts';

/** Seldom recruited, or seldom of use. */
const RARE = ['corruptor', 'intrepid', 'coward', 'cleaner'];
const TOKENS_LEFT = 3;
const LEVIATHANS_LEFT = 4;
const NEBULIS = 3;
/** With a Nebulis they pay what the Corruptor asks for. */
const PEARLS = 4;

/** The same game from its beginning, at a later table. */
export function late({ match, random, ...game }: RandomGame): RandomGame {
  const { state, random: place } = match.save();
  useUp(state as Writable<State>, random.below(3));
  const lords = [...state.court, ...state.lordDeck];
  const first = lords.filter((lord) => RARE.includes(lord));
  const ordered = [...first, ...lords.filter((lord) => !RARE.includes(lord))];
  state.court = ordered.splice(0, state.court.length);
  state.lordDeck = ordered;
  for (const seat of state.seats) seat.pearls = PEARLS;
  const { kraken } = state.expansions;
  if (kraken) {
    kraken.nebulis = kraken.nebulis.map(() => NEBULIS);
    kraken.figure = 0;
  }
  return { match: Match.at(abyss, state, place), random, ...game };
}

/** One of the three piles whose end is the end of the game. */
function useUp(state: Writable<State>, which: number): void {
  const { base, leviathan: tokens } = state.tokenSupply;
  const pile = [base, tokens, state.expansions.leviathan?.deck][which];
  pile?.splice(which < 2 ? TOKENS_LEFT : LEVIATHANS_LEFT);
}
