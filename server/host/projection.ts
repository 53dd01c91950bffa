// The projection of a match for its viewers: each change is worked out once for each kind of viewer, however many watch.
import { type Change, changesBetween, compared } from '@undertow/shared/protocol/changes.ts';
import type { Asked, OwnDecision, SeatClock } from '@undertow/shared/protocol/decisions.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Answered, Ending, Update } from '@undertow/shared/protocol/play.ts';
import type { AnyEvent, AnyMatch, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { withOwn } from '@undertow/shared/table/view.ts';
import { type MatchSubscriber, OutgoingMessage } from './outgoing.ts';

/** What a projection does not know by itself: time, and what comes from outside the rules. */
export interface ProjectionContext {
  now(): number;
  clocks(): SeatClock[];
  /** When the time of the seat is up, as every viewer may see it. */
  until(seat: Seat): number | undefined;
  orders(seat: Seat): readonly Json[];
  ending(): Ending | null;
  /** A message could not be handed to one subscriber; the others still get it. */
  failed(failure: unknown): void;
}

/** For matches in which nothing happens any more. */
export const STILL: ProjectionContext = {
  now: () => 0,
  clocks: () => [],
  until: () => undefined,
  orders: () => [],
  ending: () => null,
  failed: () => {},
};

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** What a seat is shown of itself; of spectators, nothing. */
type Own = AnyView['seats'][number] | undefined;

interface Audience {
  readonly watchers: Set<MatchSubscriber>;
  /** Their own part of the view, as it was last shown. */
  own: Own;
}

/** What led one version on, before it is made out for a viewer. */
interface Step {
  readonly events: readonly AnyEvent[];
  readonly answered: readonly Answered[];
  readonly changes: Change[];
}

/** Where each seat has its place in a view. */
const SEATS = 'seats';

/** What has changed for a seat: what has for all, but for what is shown of itself. */
function changesFor(seat: Seat, changes: readonly Change[], before: Own, now: Own): Change[] {
  const besides = changes.filter(([[place, of]]) => place !== SEATS || of !== seat);
  return [...besides, ...changesBetween(before, now, [SEATS, seat])];
}

/** A subscriber that is dismissed may come anew at once. */
function dismiss(watchers: ReadonlySet<MatchSubscriber>): void {
  for (const subscriber of [...watchers]) subscriber.dismissed?.();
}

export class Projection {
  readonly #table: string;
  #match: AnyMatch;
  readonly #context: ProjectionContext;
  readonly #audiences = new Map<Viewer, Audience>();
  /** It shares with what they were shown before whatever is equal. */
  #open: AnyView;

  constructor(table: string, match: AnyMatch, context: ProjectionContext) {
    this.#table = table;
    this.#match = match;
    this.#context = context;
    this.#open = match.game.openView(match.state);
  }

  /** Goes on with the same match, read from the journal anew. */
  recast(match: AnyMatch): void {
    this.#match = match;
  }

  /** What spectators are shown of the position now. */
  get open(): AnyView {
    return this.#open;
  }

  get version(): number {
    return this.#match.version;
  }

  /** How many watch as this viewer, or at all. */
  watching(viewer?: Viewer): number {
    if (viewer !== undefined) return this.#audiences.get(viewer)?.watchers.size ?? 0;
    let all = 0;
    for (const { watchers } of this.#audiences.values()) all += watchers.size;
    return all;
  }

  attach(viewer: Viewer, subscriber: MatchSubscriber): void {
    const audience = this.#audiences.get(viewer) ?? { watchers: new Set(), own: this.#own(viewer) };
    audience.watchers.add(subscriber);
    this.#audiences.set(viewer, audience);
  }

  isFollowedBy(viewer: Viewer, subscriber: MatchSubscriber): boolean {
    return this.#audiences.get(viewer)?.watchers.has(subscriber) ?? false;
  }

  detach(viewer: Viewer, subscriber: MatchSubscriber): void {
    const audience = this.#audiences.get(viewer);
    audience?.watchers.delete(subscriber);
    if (audience?.watchers.size === 0) this.#audiences.delete(viewer);
  }

  /** All of them have to look for the match elsewhere. */
  dismiss(): void {
    const audiences = [...this.#audiences.values()];
    this.#audiences.clear();
    for (const { watchers } of audiences) dismiss(watchers);
  }

  /** The match went one version on, by what these answered. */
  publish(events: readonly AnyEvent[], answered: readonly Answered[] = []): void {
    const { game, state } = this.#match;
    const { shared, changes } = compared(this.#open, game.openView(state));
    this.#open = shared;
    for (const [viewer, audience] of this.#audiences) {
      try {
        this.#tell(audience, this.#update(viewer, audience, { events, answered, changes }));
      } catch (failure) {
        // What they have is not what the next change leads from: they have to come anew.
        this.#context.failed(failure);
        this.#audiences.delete(viewer);
        dismiss(audience.watchers);
      }
    }
  }

  snapshot(viewer: Viewer): OutgoingMessage {
    const view = this.#view(viewer, this.#own(viewer))();
    const snapshot: Told<'snapshot'> = {
      type: 'snapshot',
      table: this.#table,
      version: this.#match.version,
      asked: this.#asked(viewer),
      seat: viewer === 'spectator' ? null : viewer,
      turn: this.#match.turn,
      clocks: this.#context.clocks(),
      view,
      orders: viewer === 'spectator' ? [] : [...this.#context.orders(viewer)],
      ending: this.#context.ending(),
      time: this.#context.now(),
    };
    this.#addOwn(snapshot, viewer);
    return new OutgoingMessage(snapshot, () => view);
  }

  /** Tells the seat alone what it is asked now, and what it has ordered: no other seat may see it. */
  tellDecision(seat: Seat): void {
    const audience = this.#audiences.get(seat);
    if (audience) this.#tell(audience, this.#decision(seat));
  }

  tellClocks(): void {
    if (this.#context.clocks().length === 0) return;
    const outgoing = this.#clocks();
    for (const audience of this.#audiences.values()) this.#tell(audience, outgoing);
  }

  /** What a subscriber still needs that has all updates, but was not there when they came. */
  present(viewer: Viewer): OutgoingMessage[] {
    const decision = viewer === 'spectator' ? [] : [this.#decision(viewer)];
    return [...decision, this.#clocks(), ...this.#ended()];
  }

  tellEnding(): void {
    for (const outgoing of this.#ended())
      for (const audience of this.#audiences.values()) this.#tell(audience, outgoing);
  }

  decisionOf(viewer: Viewer): OwnDecision | undefined {
    const open = viewer === 'spectator' || this.#isOver ? undefined : this.#match.open(viewer);
    if (!open) return undefined;
    const { seat, prompt, choice } = open.decision;
    const until = this.#context.until(seat) ?? null;
    return { number: open.number, prompt, choice: choice as OwnDecision['choice'], until };
  }

  #own(viewer: Viewer): Own {
    const { game, state } = this.#match;
    return viewer === 'spectator' ? undefined : game.ownView(state, viewer, this.#open);
  }

  /** What tells them of the last change, which was this for all. */
  #update(viewer: Viewer, audience: Audience, { events, answered, changes }: Step): OutgoingMessage {
    const before = audience.own;
    audience.own = this.#own(viewer);
    const update: Told<'update'> = {
      type: 'update',
      table: this.#table,
      version: this.#match.version,
      turn: this.#match.turn,
      asked: this.#asked(viewer),
      ...(answered.length > 0 ? { answered: [...answered] } : {}),
      events: toldTo(this.#match.game, events, viewer),
      changes: viewer === 'spectator' ? changes : changesFor(viewer, changes, before, audience.own),
    };
    this.#addOwn(update, viewer);
    return new OutgoingMessage(update, this.#view(viewer, audience.own));
  }

  /** To be made when it is read, if ever: the position may have gone on by then. */
  #view(viewer: Viewer, own: Own): () => Json {
    const open = this.#open;
    return viewer === 'spectator' || own === undefined ? () => open : () => withOwn(open, viewer, own);
  }

  #decision(seat: Seat): OutgoingMessage {
    const orders = [...this.#context.orders(seat)];
    const decision: Told<'decision'> = { type: 'decision', table: this.#table, orders };
    this.#addOwn(decision, seat);
    return new OutgoingMessage(decision);
  }

  #clocks(): OutgoingMessage {
    return new OutgoingMessage({ type: 'clock', table: this.#table, clocks: this.#context.clocks() });
  }

  #ended(): OutgoingMessage[] {
    const ending = this.#context.ending();
    return ending ? [new OutgoingMessage({ type: 'ended', table: this.#table, ...ending })] : [];
  }

  /** What was asked when a match was cut short is not asked any more. */
  get #isOver(): boolean {
    return this.#context.ending() !== null;
  }

  #asked(viewer: Viewer): Asked[] {
    if (this.#isOver) return [];
    return this.#match.asked(viewer).map(({ seat, prompt, choice }) => {
      const asked: Asked = { seat, prompt };
      // The own decision stands beside this, with its choice.
      if (choice && seat !== viewer) asked.choice = choice as OwnDecision['choice'];
      const until = this.#context.until(seat);
      if (until !== undefined) asked.until = until;
      return asked;
    });
  }

  /** What only the viewer is told. */
  #addOwn(told: Pick<Update, 'decision' | 'undo' | 'sealed'>, viewer: Viewer): void {
    if (viewer === 'spectator' || this.#isOver) return;
    const decision = this.decisionOf(viewer);
    if (decision) told.decision = decision;
    if (this.#match.canTakeBack(viewer)) told.undo = true;
    const sealed = this.#match.sealed(viewer);
    if (sealed.length > 0) told.sealed = [...sealed];
  }

  #tell({ watchers }: Audience, outgoing: OutgoingMessage): void {
    for (const subscriber of watchers) this.#hand(subscriber, outgoing);
  }

  #hand(subscriber: MatchSubscriber, outgoing: OutgoingMessage): void {
    try {
      subscriber.told(outgoing);
    } catch (failure) {
      this.#context.failed(failure);
    }
  }
}
