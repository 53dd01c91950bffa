// With every card marked, so that no two are alike, it can be followed what each viewer is told and shown of which card.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { mustEqual } from '../../../../../test/support/run/each-step.ts';
import { abyss } from '../../../rules/index.ts';
import type { State } from '../../../rules/state.ts';
import { boxOf } from '../../support/abyss-box.ts';
import { type AbyssMatch, make, moves, overGames, type RandomGame } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

/** The same game from its beginning, with a number on each Ally: `crab-3-17`, `crab-3-17-dice`. */
function marked({ match, ...game }: RandomGame): RandomGame {
  const { state, random: place } = match.save();
  let number = 0;
  const mark = (card: string) => (card === 'monster' ? card : card.replace(/^\w+-\d/, (face) => `${face}-${number++}`));
  state.explorationDeck = state.explorationDeck.map(mark);
  for (const seat of state.seats) seat.hand = seat.hand.map(mark);
  return { match: Match.at(abyss, state, place), ...game };
}

/** Where each marked Ally lies. */
function placesOf(state: State): Map<string, string> {
  const places = new Map<string, string>();
  const put = (place: string, cards: readonly (string | null)[]) => {
    for (const card of cards) if (card !== null && card !== 'monster') places.set(card, place);
  };
  put('deck', state.explorationDeck);
  put('discard', state.discard);
  put('open', state.track);
  put('open', state.recruiting?.played ?? []);
  for (const stack of Object.values(state.council)) put('council', stack);
  state.seats.forEach(({ hand, affiliated }, seat) => {
    put(`hand of ${seat}`, hand);
    put('open', affiliated);
  });
  return places;
}

/** Whether the viewer may hear of an Ally that was there before an answer, and is here after it. */
function mayBeNamed(before: string, after: string, viewer: Viewer): boolean {
  const own = `hand of ${viewer}`;
  if ([before, after].some((place) => place === 'open' || place === own)) return true;
  // Out of a hand, Allies are played or discarded for all to see.
  return before.startsWith('hand') && after !== before;
}

/** The cards that were turned up by the last answer: they lie open for a moment, wherever they go then. */
function drawnIn(match: AbyssMatch, before: ReadonlyMap<string, string>): Set<string> {
  const drawn = match.told.flatMap((event) => {
    if (event.type === 'cardRevealed') return [event.card];
    // Loot turns up an Ally, the Healer names the one that is chosen (K41, K62).
    return event.type === 'allyFound' ? [event.ally] : [];
  });
  return new Set(drawn.filter((card) => ['deck', 'discard'].includes(before.get(card) ?? '')));
}

const SEVERAL = /[:>,]/;

/** Every word in a value: its texts and keys, taken apart where a text names several things. */
function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  // Most texts name one thing, and to take them apart takes its time.
  if (typeof value === 'string' && !SEVERAL.test(value)) words.add(value);
  else if (typeof value === 'string') for (const word of value.split(SEVERAL)) words.add(word);
  if (Array.isArray(value)) for (const item of value) wordsIn(item, words);
  if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      words.add(key);
      wordsIn(item, words);
    }
  }
  return words;
}

/** All that reaches the viewer with this change. */
function reaches(match: AbyssMatch, viewer: Viewer): Set<string> {
  const told = match.told.map((event) => abyss.redact(event, viewer));
  return wordsIn([told, match.view(viewer), match.asked(viewer)]);
}

/** Whether this viewer looks through a hidden place for a moment, because of what is asked. */
function looksAt(match: AbyssMatch, viewer: Viewer, asks: string): boolean {
  return match.pending.some(({ seat, prompt }) => prompt === asks && seat === viewer);
}

function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

test.for(SETTINGS)('no card reaches a viewer out of a place that is hidden from them, with $name', (setting) => {
  const { seats } = setting;
  overGames(setting, 10, (unmarked) => {
    const game = marked(unmarked);
    let before = placesOf(game.match.state);
    for (const move of moves(game)) {
      make(game.match, move);
      const after = placesOf(game.match.state);
      const drawn = drawnIn(game.match, before);
      for (const viewer of viewersOf(seats)) {
        for (const word of reaches(game.match, viewer)) {
          const [from, to] = [before.get(word), after.get(word)];
          if (from === undefined || to === undefined) continue;
          if (drawn.has(word) || mayBeNamed(from, to, viewer)) continue;
          if (to === 'discard' && looksAt(game.match, viewer, 'healerPick')) continue;
          // In the end the hands are turned up, also what came into them with the last answer.
          if (game.match.outcome && from === 'council' && to === 'discard') continue;
          expect.fail(`${viewer} hears of ${word}, which went from ${from} to ${to} by ${JSON.stringify(move)}`);
        }
      }
      before = after;
    }
  });
});

test.for(SETTINGS)(
  'nothing in the decks of Lords, Locations and Leviathans reaches a viewer, with $name',
  (setting) => {
    const { seats } = setting;
    overGames(setting, 10, (game) => {
      const { match } = game;
      for (const move of moves(game)) {
        make(match, move);
        for (const viewer of viewersOf(seats)) {
          const words = reaches(match, viewer);
          const { lordDeck, expansions } = match.state;
          const hidden = [...lordDeck, ...(expansions.leviathan?.deck ?? [])];
          mustEqual(
            hidden.filter((id) => words.has(id)),
            [],
          );
          // The player who took the Black Smokers may look.
          if (!looksAt(match, viewer, 'blackSmokers'))
            mustEqual(
              match.state.locationDeck.filter((location) => words.has(location)),
              [],
            );
        }
      }
    });
  },
);

test.for(SETTINGS)(
  'no face of a token reaches a viewer other than the players who have it or lost it, unless it is revealed, with $name',
  (setting) => {
    const { seats } = setting;
    const { tokens } = boxOf(setting);
    overGames(setting, 10, (game) => {
      const { match } = game;
      const tokensOf = (viewer: Viewer) => (viewer === 'spectator' ? [] : (match.state.seats[viewer]?.tokens ?? []));
      for (const move of moves(game)) {
        const held = new Map(viewersOf(seats).map((viewer) => [viewer, [...tokensOf(viewer)]]));
        make(match, move);
        if (match.outcome) break;
        for (const viewer of viewersOf(seats)) {
          const faces = [...reaches(match, viewer)].filter((word) => tokens.includes(word));
          const { spentTokens = [] } = match.state.expansions.leviathan ?? {};
          const known = [...(held.get(viewer) ?? []), ...tokensOf(viewer), ...spentTokens];
          mustEqual(
            faces.filter((face) => !known.includes(face)),
            [],
          );
        }
      }
    });
  },
);
