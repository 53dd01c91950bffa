// Plays a game between random players, and tells it line by line as a spectator sees it.
import { playAtRandom } from '@undertow/bots/random.ts';
import type { About } from '@undertow/shared/table/about.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { listIn } from '@undertow/shared/words/formats.ts';
import { withPlainSpaces } from '@undertow/shared/words/typography.ts';
import { argumentsFor, type Wish } from './arguments.ts';
import type { Paint } from './paint.ts';
import type { AnyTale } from './tale.ts';

const NAMES = ['Ada', 'Bea', 'Cyril', 'Dora', 'Emil'];

export function* telling(wish: Wish, tale: AnyTale, paint: Paint): Generator<string> {
  const { told, seats, options, seed } = wish;
  const { game, about } = told;
  const names = Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Player ${seat + 1}`);
  const match = Match.start(game, options, seats, seed);
  const teller = tale(options, names, paint);
  const known = (events: typeof match.told) => toldTo(game, events, 'spectator');

  yield paint.strong(
    `A game of ${list([about.name, ...chosenOf(about, options)])} between ${list(names)}, who play at random`,
  );
  // Anybody can foresee a short seed: there is nothing to commit to.
  if (!seed.startsWith('fast:')) yield paint.faint(`The SHA-256 of its seed is ${commitment(seed)}`);
  yield* spaced(teller.told(known(match.told), match.view('spectator')));
  for (const { events } of playAtRandom(match, seats, seed)) {
    yield* spaced(teller.told(known(events), match.view('spectator')));
  }
  yield '';
  if (match.outcome) yield* spaced(teller.ended(match.view('spectator'), match.outcome));
  yield '';
  yield `The seed was ${seed.replace(/^fast:/, '')}. The same game again:`;
  yield `  npm run demo -- ${argumentsFor(wish)}`;
}

function* spaced(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield withPlainSpaces(line);
}

function list(things: readonly string[]): string {
  return listIn('en', things, 'conjunction');
}

/** What is not as usual, by its names. */
function chosenOf({ choices }: About, options: Json): string[] {
  return choices.flatMap(({ id, values, default: usual }) => {
    const chosen = isObject(options) ? [options[id] as Json].flat() : [];
    return values.flatMap(({ value, name }) =>
      chosen.includes(value) && ![usual].flat().includes(value) ? [name] : [],
    );
  });
}
