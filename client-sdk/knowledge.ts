// All that the client knows of a table, from the messages of the server.
import type { GameTypes } from './game-types.ts';
import { decided, fromSnapshot, type Position, settled, timed, updated, type Whole } from './position.ts';
import type {
  Answered,
  Change,
  ChatLine,
  Decision,
  Ending,
  PersonReaction,
  SeatClock,
  ServerMessage,
  Table,
} from './protocol.ts';

/** What a server tells of one table. */
export type TableTelling =
  | Extract<ServerMessage, { readonly type: 'table' | 'update' | 'decision' | 'clock' | 'ended' | 'chat' | 'reaction' }>
  | ({ readonly type: 'snapshot' } & Whole);

/** The events that led to a version of the match, and who answered. */
export type Happened<Game extends GameTypes> = Pick<MatchUpdate<Game>, 'version' | 'answered' | 'events'>;

/** The match went on. */
export interface MatchUpdate<Game extends GameTypes> {
  readonly version: number;
  readonly view: Game['view'];
  /** How many turns are over, where it is told; a turn begins where it is higher than before. */
  readonly turn?: number | undefined;
  /** Whose answers led here, and who or what gave them, where it is told. */
  readonly answered?: readonly Answered[] | undefined;
  /** What happened. */
  readonly events: readonly Game['event'][];
  /** Where the view is another than before; `null` where it was told whole: at first, and after long absences. */
  readonly changes: readonly Change[] | null;
}

/** What one can listen to at a table. */
export interface TableHappenings<Game extends GameTypes> {
  /** A person sat down, left, is ready; the match began, or is over. */
  table: Table;
  update: MatchUpdate<Game>;
  /** Something else is asked of you, or nothing any more. */
  decision: Decision | null;
  clocks: readonly SeatClock[];
  chat: ChatLine;
  /** A person reacts to what has just happened. It is not kept. */
  reaction: PersonReaction;
  ended: Ending;
  /** Something is different: comes after all that tells what. */
  change: undefined;
}

export interface Happenings<Game extends GameTypes> extends TableHappenings<Game> {
  /** The visit is over; with the reason, unless one has left oneself. */
  over: Error | undefined;
}

export type TableHappening<Game extends GameTypes> = {
  [Name in keyof TableHappenings<Game>]: readonly [Name, TableHappenings<Game>[Name]];
}[keyof TableHappenings<Game>];

/** How many lines of chat are kept. */
const LINES_KEPT = 200;

export class Knowledge<Game extends GameTypes> {
  table: Table | undefined;
  position: Position<Game> | undefined;
  /** The position was told by another process of the server than the one that goes on: its version says nothing there. */
  isForeign = false;
  readonly chat: ChatLine[] = [];
  /** How often something was asked of this seat. The same decision counts again if it was gone in between. */
  questions = 0;

  /** Where this person sits. */
  seatOf(person: string | undefined): number | null {
    if (this.position) return this.position.seat;
    const seat = this.table?.seats.findIndex((taken) => taken !== null && taken.person.id === person) ?? -1;
    return seat < 0 ? null : seat;
  }

  /** What happened; `undefined` if something that came before this is not known. */
  take(message: TableTelling): TableHappening<Game>[] | undefined {
    const before = this.position;
    const happened = this.#take(message);
    if (!happened || (happened.length === 0 && this.position === before)) return happened;
    return [...happened, ['change', undefined]];
  }

  #take(message: TableTelling): TableHappening<Game>[] | undefined {
    const { position } = this;
    switch (message.type) {
      case 'table':
        return this.#standsSo(message.table);
      case 'chat': {
        const { type: _, ...line } = message;
        return this.#hear(line);
      }
      case 'reaction': {
        const { type: _, ...reaction } = message;
        return [['reaction', reaction]];
      }
      case 'snapshot': {
        const { isForeign } = this;
        this.isForeign = false;
        return this.#goOn(fromSnapshot(message, position), { events: [], changes: null }, isForeign);
      }
      case 'update':
        if (!position || message.version > position.version + 1) return undefined;
        if (message.version <= position.version) return [];
        return this.#goOn(updated(position, message), message);
    }
    if (!position) return [];
    switch (message.type) {
      case 'decision':
        return this.#goOn(decided(position, message));
      case 'clock':
        return this.#withClocks(this.#goOn(timed(position, message.clocks)));
      case 'ended': {
        const { type: _, table: __, ...ending } = message;
        const happened = this.#goOn({ ...position, ending });
        return position.ending ? happened : this.#withClocks(happened);
      }
      // A newer server may tell more.
      default:
        return [];
    }
  }

  #standsSo(table: Table): TableHappening<Game>[] {
    this.table = table;
    const happened: TableHappening<Game>[] = [['table', table]];
    // A server that is back from a backup may know nothing of the match yet.
    if (!this.isForeign || table.started !== null || !this.position) return happened;
    const { decision } = this.position;
    this.position = undefined;
    return decision ? [...happened, ['decision', null]] : happened;
  }

  #goOn(
    next: Position<Game>,
    { turn, answered, events, changes }: Omit<MatchUpdate<Game>, 'version' | 'view'> = { events: [], changes: [] },
    isForeign = false,
  ): TableHappening<Game>[] {
    const before = this.position;
    const position = settled(next);
    this.position = position;
    const { version, view, decision, ending } = position;
    // The numbers of another course may be the same.
    const isElsewhere = isForeign && view !== before?.view;
    const isAnother = isForeign ? isAnotherQuestion : isAnotherNumber;
    const happened: TableHappening<Game>[] = [];
    if (isElsewhere || version !== before?.version) {
      happened.push(['update', { version, turn, view, answered, events, changes }]);
    }
    if (isAnother(decision, before?.decision)) {
      if (decision) this.questions++;
      happened.push(['decision', decision]);
    }
    if (ending && !before?.ending) happened.push(['ended', ending]);
    return happened;
  }

  #withClocks(happened: TableHappening<Game>[]): TableHappening<Game>[] {
    const { clocks = [] } = this.position ?? {};
    return clocks.length > 0 ? [['clocks', clocks], ...happened] : happened;
  }

  /** A client that comes back is told the last lines once more. */
  #hear(line: ChatLine): TableHappening<Game>[] {
    const { time, person, text } = line;
    if (this.chat.some((known) => known.time === time && known.person.id === person.id && known.text === text)) {
      return [];
    }
    this.chat.push(line);
    if (this.chat.length > LINES_KEPT) this.chat.shift();
    return [['chat', line]];
  }
}

function isAnotherNumber(one: Decision | null, before: Decision | null | undefined): boolean {
  return one?.number !== before?.number;
}

function isAnotherQuestion(one: Decision | null, before: Decision | null | undefined): boolean {
  const asked = (decision: Decision | null | undefined) => JSON.stringify({ ...decision, until: null });
  return asked(one) !== asked(before);
}
