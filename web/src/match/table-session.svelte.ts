// The session at a table: the visit of the client library as reactive state, from which the page is drawn.
import type { Asked, Decision, Ending, GameTypes, Json, SeatClock, Table, Visit } from '@undertow/client-sdk/index.ts';
import type { Pace } from '../browser/paces.ts';
import { type Departure, departuresBetween } from './departures.ts';
import { Log, type LogEntry, type SaidLine } from './log.ts';
import { type Motion, ShowQueue } from './show-queue.ts';
import { type Beat, inBeats, type ShowStep, type Told, toldOf } from './show-step.ts';
import { isPressing } from './timing.ts';

/** An update that is shown now, for the part of the page that draws the movement of it. */
export interface ShownUpdate<Game extends GameTypes> {
  readonly version: number;
  readonly before: Game['view'] | undefined;
  readonly view: Game['view'];
  readonly events: readonly Game['event'][];
  /** Nothing is told with it, and so a person has come anew, or has jumped elsewhere. */
  readonly isUntold: boolean;
}

/** The part of the page that moves things. */
export interface Mover<Game extends GameTypes> {
  /** How fast others play on the page. */
  pace(): Pace;
  /** The parts in which an update is shown, the last of which ends with its view. */
  beatsOf?(
    events: readonly Game['event'][],
    before: Game['view'],
    after: Game['view'],
    isOwn: boolean,
  ): readonly Beat<Game>[];
  /** Is asked before the board is drawn anew; with the length of the motion, 0 for none. */
  move(update: ShownUpdate<Game>, length: number): Motion | undefined;
  finish(): void;
}

/** When the numbers have changed: the log tells of it, and then it is asked what comes next. */
const BEFORE_LOG = 90;
const BEFORE_QUESTION = 90;

/** How long after its arrival a question can be answered, if the viewer's clock runs. */
const BEFORE_ANSWER = 900;

export class TableSession<Game extends GameTypes> {
  readonly visit: Visit<Game>;
  /** What stands in the place of the name of a table that is none of a server's. */
  title = $state<string | undefined>();
  table = $state.raw() as Table;
  seat = $state.raw<number | null>(null);
  /** What has not changed is the same object as before: a reader who reads a part is drawn again only with that part. */
  view = $state.raw<Game['view'] | undefined>();
  /** The view once what led there has been seen: numbers are taken from it. */
  settled = $state.raw<Game['view'] | undefined>();
  /** The view when the current question was told: the words of questions are taken from it. */
  askedOn = $state.raw<Game['view'] | undefined>();
  /** The last that was told may still be on its way. */
  isMoving = $state(false);
  decision = $state.raw<Decision | null>(null);
  /** In a lesson, whether an answer is what the lesson asks for; another one cannot be sent. */
  isEnough = $state.raw<((answer: Json) => boolean) | undefined>();
  /** What a lesson proposes to those who ask for a hint, and says of it. */
  proposal = $state.raw<{ readonly answer: Json; readonly text: string } | undefined>();
  asked = $state.raw<readonly Asked[]>([]);
  /** What the own seat has answered, until the answers of all are shown. */
  sealed = $state.raw<Visit['sealed']>([]);
  clocks = $state.raw<readonly SeatClock[]>([]);
  canUndo = $state(false);
  orders = $state.raw<readonly Game['order'][]>([]);
  ending = $state.raw<Ending | null>(null);
  chat = $state.raw<readonly SaidLine[]>([]);
  log = $state.raw<readonly LogEntry<Game['event']>[]>([]);
  /** Who has given up while one was here. */
  departures = $state.raw<readonly Departure[]>([]);
  /** Why one is not at the table any more, unless one has left oneself. */
  gone = $state.raw<Error | undefined>();
  hasResigned = $state(false);
  #log = new Log<Game['event']>();
  /** The log that will take its place, while what has happened is fetched. */
  #coming: Log<Game['event']> | undefined;
  /** Calls off the request for the log. */
  #recalling: AbortController | undefined;
  #mover: Mover<Game> | undefined;
  /** The viewer has pressed something, and what comes next is what that led to. */
  #hasPressed = false;
  /** The question that is to be told soon, as time runs for it. */
  #pressing: number | undefined;
  readonly #queue = new ShowQueue<ShowStep<Game>>(
    {
      begin: (step, length) => this.#begin(step, length),
      settle: ({ view }) => {
        this.settled = view;
      },
      follows: [
        { after: BEFORE_LOG, tell: (step) => this.#hear(step) },
        {
          after: BEFORE_QUESTION,
          tell: (step, isNewest) => this.#tell(step, isNewest ? toldOf(this.visit) : step),
        },
      ],
      finish: () => this.#mover?.finish(),
      rest: () => {
        this.isMoving = false;
      },
    },
    () => this.#mover?.pace() ?? 'atOnce',
  );
  readonly #stops: (() => void)[];

  constructor(visit: Visit<Game>) {
    this.visit = visit;
    this.#look();
    this.chat = visit.chat.map((line) => ({ ...line, version: visit.version ?? 0 }));
    if (visit.view !== undefined) void this.#recall();
    this.#stops = [
      visit.on('update', ({ version, view, answered, events, changes }) => {
        const isWhole = changes === null;
        const step = { version, view, events, happened: events, answered, isWhole, ...toldOf(visit) };
        const isOwn = this.#hasPressed || isWhole;
        this.#hasPressed = false;
        // What is not asked any more cannot be answered, whatever is still to be seen.
        if (this.decision?.number !== visit.decision?.number) this.decision = null;
        if (isWhole) void this.#recall();
        const parts = this.#partsOf(step, isOwn);
        if (isOwn) this.#queue.addOwn(...parts);
        else this.#queue.add(...parts);
        this.#mindClock();
      }),
      visit.on('chat', (line) => {
        this.chat = [...this.chat, { ...line, version: this.log.at(-1)?.version ?? 0 }];
      }),
      visit.on('change', () => this.#look()),
      visit.on('over', (error) => {
        this.gone = error;
      }),
    ];
  }

  /** Lets updates wait for the motion of those before. Without a mover all is shown as it comes. */
  moveBy(mover: Mover<Game>): () => void {
    this.#mover = mover;
    return () => {
      if (this.#mover !== mover) return;
      this.catchUp();
      this.#mover = undefined;
    };
  }

  /** What moves is at its end, and what waits to be shown follows quickly. */
  hurry(): void {
    this.#queue.hurry();
  }

  /** What waits to be shown is there at once. */
  catchUp(): void {
    this.#queue.jump();
  }

  async answer(answer: Game['answer'], decision: Decision): Promise<void> {
    await this.#press(() => this.visit.answer(answer, decision));
  }

  async undo(): Promise<void> {
    await this.#press(() => this.visit.undo());
  }

  /** Gives the seat up, and with it this session: a visitor who wants to see more comes anew. */
  async resign(): Promise<void> {
    await this.visit.leave({ resign: true });
    this.hasResigned = true;
  }

  /** The page does not follow the table any more. A player keeps the seat, and is still there. */
  leave(): void {
    this.close();
    // That one cannot even go any more is no trouble.
    if (this.seat === null) this.visit.leave({ keepSeat: true }).catch(() => {});
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.catchUp();
    this.#mover = undefined;
    this.#coming = undefined;
    this.#recalling?.abort();
  }

  async #press(ask: () => Promise<void>): Promise<void> {
    this.#hasPressed = true;
    try {
      await ask();
    } catch (error) {
      this.#hasPressed = false;
      throw error;
    }
  }

  /** The parts in which a step is shown. */
  #partsOf(step: ShowStep<Game>, isOwn: boolean): readonly ShowStep<Game>[] {
    const before = this.#queue.last?.view ?? this.view;
    const mover = this.#mover;
    if (!before || step.isWhole || !mover?.beatsOf || mover.pace() === 'atOnce') return [step];
    return inBeats(step, mover.beatsOf(step.events, before, step.view, isOwn));
  }

  #begin({ version, view, events, happened }: ShowStep<Game>, length: number): Motion | undefined {
    const before = this.view;
    const motion = this.#mover?.move({ version, before, view, events, isUntold: happened.length === 0 }, length);
    this.view = view;
    this.sealed = [];
    if (motion && !motion.isStill) this.isMoving = true;
    return motion;
  }

  #tell(
    { view }: { readonly view: Game['view'] | undefined },
    { decision, asked, sealed, canUndo, ending }: Told,
  ): void {
    this.askedOn = view;
    this.decision = decision;
    this.asked = asked;
    this.sealed = sealed;
    this.canUndo = canUndo;
    this.ending = ending;
  }

  #hear({ version, happened, answered, isWhole }: ShowStep<Game>): void {
    if (isWhole) return;
    const entry = { version, events: happened, answered };
    this.#coming?.add(entry);
    this.log = this.#log.add(entry);
  }

  /** The clock does not wait until all has been seen: the question is told before it has lost much. */
  #mindClock(): void {
    const { decision, clocks, seat } = this.visit;
    if (!decision || decision.number === this.#pressing) return;
    const clock = clocks.find((one) => one.seat === seat);
    if (!isPressing(clock, Date.now())) return;
    this.#pressing = decision.number;
    this.#queue.tellWithin(BEFORE_ANSWER);
  }

  /** Fetches what has happened, from the beginning: a server that is back from a backup tells another story than before. */
  async #recall(): Promise<void> {
    const coming = new Log<Game['event']>();
    this.#coming = coming;
    this.#recalling?.abort();
    const recalling = new AbortController();
    this.#recalling = recalling;
    try {
      coming.add(...(await this.visit.history(-1, { signal: recalling.signal })));
      // Asked again meanwhile, it will have more to tell.
      if (coming !== this.#coming) return;
      this.#log = coming;
      this.log = coming.entries;
    } catch {
      // Then what happens from now on stands behind what was known.
    }
    if (coming === this.#coming) this.#coming = undefined;
  }

  #look(): void {
    const { visit } = this;
    if (this.table) {
      const left = departuresBetween(this.table, visit.table, this.log.at(-1)?.version ?? 0);
      if (left.length > 0) this.departures = [...this.departures, ...left];
    }
    this.table = visit.table;
    this.seat = visit.seat;
    this.clocks = visit.clocks;
    this.orders = visit.orders;
    if (visit.view === undefined) this.catchUp();
    if (this.#queue.last) {
      // It is told when all that has happened has been seen.
      this.#mindClock();
      return;
    }
    this.view = visit.view;
    this.settled = visit.view;
    this.#tell(visit, toldOf(visit));
  }
}
