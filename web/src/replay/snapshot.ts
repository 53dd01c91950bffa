// The view and the events of a finished match for a viewer; all hands may lie open.
import type { Asked, GameEvent } from '@undertow/client-sdk/index.ts';
import type { AnyEvent, AnyGame, AnyMatch, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import type { LogEntry } from '../match/log.ts';
import type { Eyes } from './address.ts';
import type { Snapshot } from './local-session.ts';
import type { PlayedMove } from './playback.ts';

export function snapshotOf(match: AnyMatch, eyes: Eyes, ending: Snapshot['ending']): Snapshot {
  return {
    seat: null,
    view: eyes === 'open' ? turnedUp(match.view('spectator'), (seat) => match.view(seat)) : match.view(viewerOf(eyes)),
    asked: match.asked(viewerOf(eyes)) as unknown as readonly Asked[],
    decision: null,
    ending,
  };
}

/** What was told, as these eyes could read it. */
export function seenBy(game: AnyGame, eyes: Eyes, events: readonly AnyEvent[]): readonly AnyEvent[] {
  return eyes === 'open' ? events : toldTo(game, events, viewerOf(eyes));
}

/** The same answer by answer, as the log of a table. */
export function logFor(
  game: AnyGame,
  eyes: Eyes,
  told: readonly Pick<PlayedMove, 'events' | 'answered'>[],
): readonly LogEntry<GameEvent>[] {
  return told.map(({ events, answered }, answer) => ({
    version: answer + 1,
    answered,
    events: seenBy(game, eyes, events),
  }));
}

function viewerOf(eyes: Eyes): Viewer {
  return typeof eyes === 'number' ? eyes : 'spectator';
}

/** What each seat alone is shown stands in its place among the seats. */
export function turnedUp(open: AnyView, viewOf: (seat: number) => AnyView | undefined): AnyView {
  return { ...open, seats: open.seats.map((seen, seat) => viewOf(seat)?.seats[seat] ?? seen) };
}
