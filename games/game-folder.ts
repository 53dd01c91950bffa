// What the folder of a game brings: what a process must know of it to host it, and the parts that are fetched when needed.
import type { GameBots } from '@undertow/bots/game-bots.ts';
import type { Screen } from '@undertow/client-sdk/examples/terminal/screen.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { AnyTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { PlainParts } from '@undertow/shared/words/plain-parts.ts';
import type { z } from 'zod';
import type { AnyTale } from '../demo/tale.ts';

export interface GameFolder extends KnownGame {
  /** How its view is declared, for descriptions and for the state of rooms. */
  readonly view: () => Promise<z.ZodObject>;
  /** Who plays it beside a bot that answers by chance. */
  readonly bots?: () => Promise<GameBots>;
  /** What is said of it in a language. */
  readonly talk?: (code: Language) => Promise<AnyTalk>;
  /** How a match is told by the demo in a language. */
  readonly tale?: (code: Language) => Promise<AnyTale>;
  /** How it looks in the terminal's client. */
  readonly screen?: () => Promise<Screen>;
  /** From what a table is drawn without a page of the game. `plainGame` makes the three above from it. */
  readonly plain?: () => Promise<PlainParts>;
}
