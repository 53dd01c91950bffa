// The matches in the memory of this process, by id.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { LiveMatch } from './live-match.ts';

export class LiveMatches extends Map<string, LiveMatch> {
  /** The match, unless another process has taken it over. */
  find(id: string): LiveMatch | undefined {
    const match = this.get(id);
    if (!match?.isLost) return match;
    this.delete(id);
    return undefined;
  }

  /** The seats that bots play; `undefined` if the match does not live in this process. */
  automaticAt(id: string): readonly Seat[] | undefined {
    const match = this.find(id);
    return match && automaticSeats(match);
  }
}

export function automaticSeats(match: LiveMatch): readonly Seat[] {
  return [...Array(match.record.seats).keys()].filter((seat) => match.isAutomatic(seat));
}
