// The games that there are, by their ids. A host knows them from here, and knows nothing of any of them.
import { about as aboutAbyss } from './abyss/about.ts';
import { abyss } from './abyss/index.ts';
import { sayAnswer as sayAbyssAnswer } from './abyss/narrate/answers.ts';
import { narrate as narrateAbyss } from './abyss/narrate.ts';
import { about as aboutDungeonLords } from './dungeon-lords/about.ts';
import { dungeonLords } from './dungeon-lords/index.ts';
import { sayAnswer as sayDungeonLordsAnswer } from './dungeon-lords/narrate/answers.ts';
import { narrate as narrateDungeonLords } from './dungeon-lords/narrate.ts';
import type { About } from './table/about.ts';
import type { Answer, Decision, Game, Shown } from './table/game.ts';
import type { Json } from './table/json.ts';
import type { Match } from './table/match.ts';

export type AnyEvent = { readonly type: string; readonly [field: string]: Json };

type Fields = { readonly [field: string]: Json };
export type AnyView = Fields & { readonly seats: readonly Fields[] };

/** A game as it is for those who know no game: its states, events, views and options are JSON of its own. */
export type AnyGame = Game<Json, AnyEvent, AnyView, Json>;
export type AnyMatch = Match<Json, AnyEvent, AnyView, Json>;

export interface KnownGame {
  readonly game: AnyGame;
  readonly about: About;
  /** What happened in English sentences, as it was redacted for the reader, by the names of the seats. */
  readonly narrate?: Narrate<AnyEvent, Json>;
  /** What a player chooses in an English sentence, where nothing is told of it yet. */
  readonly sayAnswer?: SayAnswer<Json>;
}

type Narrate<Event, Options> = (events: readonly Event[], names: readonly string[], options: Options) => string[];

type SayAnswer<Options> = (
  asked: Pick<Decision, 'prompt' | 'seat'>,
  answer: Answer,
  names: readonly string[],
  options: Options,
) => string;

/** A map, so that an id that is made up finds nothing but a game. */
export const games: ReadonlyMap<string, KnownGame> = new Map([
  known(
    abyss,
    aboutAbyss,
    (events, seats, options) => narrateAbyss(events, { seats, rules: abyss.rulesFor(options) }),
    (asked, answer, seats, options) => sayAbyssAnswer(asked, answer, { seats, rules: abyss.rulesFor(options) }),
  ),
  known(
    dungeonLords,
    aboutDungeonLords,
    (events, seats) => narrateDungeonLords(events, { seats }),
    (asked, answer, seats) => sayDungeonLordsAnswer(asked, answer, { seats }),
  ),
]);

function known<State, Event, View extends Shown, Options>(
  game: Game<State, Event, View, Options>,
  about: About,
  narrate: Narrate<Event, Options>,
  sayAnswer: SayAnswer<Options>,
): [string, KnownGame] {
  // All of it is JSON, which the compiler does not see of an interface.
  return [
    game.id,
    {
      ...{ game: game as unknown as AnyGame, about },
      narrate: narrate as unknown as Narrate<AnyEvent, Json>,
      sayAnswer: sayAnswer as unknown as SayAnswer<Json>,
    },
  ];
}
