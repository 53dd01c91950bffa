// What is shown of a match that is over: by whose eyes one looks, every hand may lie open by now.
import type { Abyss, View } from '@undertow/client-sdk/abyss.ts';
import type { Asked } from '@undertow/client-sdk/index.ts';
import { type AbyssEvent, redact } from '@undertow/shared/abyss/events.ts';
import type { AnyMatch } from '@undertow/shared/games.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { LogEntry } from '../table/log.ts';
import type { Standing } from './local-visit.ts';
import type { Eyes } from './moment.ts';
import type { ToldEvent } from './reel.ts';

export function standingOf(match: AnyMatch, eyes: Eyes, ending: Standing['ending']): Standing {
  return {
    seat: null,
    view: eyes === 'open' ? turnedUp(match) : viewBy(match, viewerOf(eyes)),
    asked: match.asked(viewerOf(eyes)) as unknown as readonly Asked[],
    decision: null,
    ending,
  };
}

/** What was told, as these eyes could read it. */
export function toldTo(eyes: Eyes, events: readonly ToldEvent[]): readonly ToldEvent[] {
  if (eyes === 'open') return events;
  return events.flatMap((event): readonly ToldEvent[] => {
    if (event.type === 'answerTakenBack') return [event];
    const seen = redact(event as AbyssEvent, viewerOf(eyes));
    return seen ? [seen] : [];
  });
}

/** The same answer by answer, as the log of a table. */
export function logFor(eyes: Eyes, told: readonly (readonly ToldEvent[])[]): LogEntry<Abyss['event']>[] {
  return told.map((events, answer) => ({
    version: answer + 1,
    events: toldTo(eyes, events) as readonly Abyss['event'][],
  }));
}

function viewerOf(eyes: Eyes): Viewer {
  return typeof eyes === 'number' ? eyes : 'spectator';
}

function turnedUp(match: AnyMatch): View {
  const open = viewBy(match, 'spectator');
  return { ...open, seats: open.seats.map((seen, seat) => viewBy(match, seat).seats[seat] ?? seen) };
}

function viewBy(match: AnyMatch, viewer: Viewer): View {
  return match.view(viewer) as unknown as View;
}
