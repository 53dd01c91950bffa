// The worker that verifies replays: a game with a page has a file that is such a worker, by its own rules.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { objectionIn } from './objection.ts';

export interface Doubt {
  readonly replay: Replay;
  readonly promised: string;
}

/** Answers each doubt with what is wrong with the replay, or with `null`. */
export function answerDoubts(game: AnyGame): void {
  addEventListener('message', ({ data }: MessageEvent<Doubt>) => {
    postMessage(objectionIn(data.replay, game, data.promised) ?? null);
  });
}

/** The same for a worker of many games, which fetches the rules of the one that is meant. */
export function answerDoubtsOfAny(gameOf: (id: string) => Promise<AnyGame>): void {
  addEventListener('message', ({ data }: MessageEvent<Doubt>) => {
    gameOf(data.replay.game)
      .then((game) => postMessage(objectionIn(data.replay, game, data.promised) ?? null))
      // The page that asked hears of it as of any fault.
      .catch(reportError);
  });
}
