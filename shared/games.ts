// The games that there are, by their ids. A host knows them from here, and knows nothing of any of them.
import { about as aboutAbyss } from './abyss/about.ts';
import { abyss } from './abyss/index.ts';
import { sayAnswer as sayAbyssAnswer } from './abyss/narrate/answers.ts';
import { narrate as narrateAbyss } from './abyss/narrate.ts';
import { about as aboutDungeonLords } from './dungeon-lords/about.ts';
import { dungeonLords } from './dungeon-lords/index.ts';
import { sayAnswer as sayDungeonLordsAnswer } from './dungeon-lords/narrate/answers.ts';
import { narrate as narrateDungeonLords } from './dungeon-lords/narrate.ts';
import { type KnownGame, knownGame } from './table/any-game.ts';

/** A map, so that an id that is made up finds nothing but a game. */
export const games: ReadonlyMap<string, KnownGame> = new Map([
  [
    abyss.id,
    knownGame({
      game: abyss,
      about: aboutAbyss,
      narrate: (events, seats, options) => narrateAbyss(events, { seats, rules: abyss.rulesFor(options) }),
      sayAnswer: (asked, answer, seats, options) =>
        sayAbyssAnswer(asked, answer, { seats, rules: abyss.rulesFor(options) }),
    }),
  ],
  [
    dungeonLords.id,
    knownGame({
      game: dungeonLords,
      about: aboutDungeonLords,
      narrate: (events, seats) => narrateDungeonLords(events, { seats }),
      sayAnswer: (asked, answer, seats) => sayDungeonLordsAnswer(asked, answer, { seats }),
    }),
  ],
]);
