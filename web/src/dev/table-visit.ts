// The visit of the table in the author's window: its positions come from the window, and its answers go there.
import type { Asked, Decision, GameEvent } from '@undertow/client-sdk/index.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { LogEntry } from '../match/log.ts';
import { LocalSession, type Snapshot, tableOf } from '../replay/local-session.ts';
import { turnedUp } from '../replay/snapshot.ts';
import type { Shown } from './messages.ts';

export class TableVisit extends LocalSession {
  #shown: Shown;

  constructor(shown: Shown, answered: (answer: Json) => unknown) {
    const { game, match, names } = shown;
    super(tableOf({ id: match, game: game.id, options: {}, seats: names }, 'playing'), snapshotOf(shown), answered);
    this.#shown = shown;
  }

  /** Everything is told anew: an author goes back and forth, and looks with other eyes. */
  showAll(shown: Shown): void {
    this.#shown = shown;
    this.show(snapshotOf(shown), []);
  }

  override async history(): Promise<readonly LogEntry<GameEvent>[]> {
    return this.#shown.position.log as unknown as readonly LogEntry<GameEvent>[];
  }
}

function snapshotOf({ position, isOpen, answering }: Shown): Snapshot {
  const { at, view, views, viewer, asked, pending, outcome } = position;
  const seat = typeof viewer === 'number' ? viewer : null;
  const own = pending.find((one) => one.seat === answering);
  const decision: Decision | null = own
    ? { number: at, prompt: own.prompt, choice: own.choice as Decision['choice'], until: null }
    : null;
  return {
    seat,
    view: isOpen ? turnedUp(views.spectator, (seat) => views.seats[seat]) : view,
    asked: asked.map(({ seat: of, prompt, choice }) =>
      of === seat || !choice ? { seat: of, prompt } : { seat: of, prompt, choice },
    ) as readonly Asked[],
    decision,
    ending: outcome && { ranking: outcome.ranking.map((seats) => [...seats]), seed: '' },
  };
}
