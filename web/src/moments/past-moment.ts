// A moment of a finished match, as a table in this browser alone: the board before the question, and after the reader's answer,
// the board as it went on.
import type { Asked, Decision, GameEvent, GameTypes, Json, Moment, MomentTruth } from '@undertow/client-sdk/index.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import type { GameReplay } from '../game.ts';
import type { LogEntry } from '../match/log.ts';
import { TableSession } from '../match/table-session.svelte.ts';
import { LocalSession, type Snapshot, tableOf } from '../replay/local-session.ts';
import type { Card } from '../sharing/card.ts';
import type { TableModel } from '../table/kit/table.svelte.ts';
import { say } from './words.ts';

/** It stands for all such tables, and tells nothing of the match. */
const TABLE = 'moment';

/** The board with its question. */
export function questionIn(moment: Moment, answered: (answer: Json) => Promise<void>): TableSession<GameTypes> {
  const { seat, asked, decision } = moment;
  const snapshot: Snapshot = {
    seat,
    view: moment.view,
    asked: asked as Asked[],
    decision: decision as Decision,
    ending: null,
  };
  const local = new LocalSession(tableIn(moment), snapshot, answered);
  const session = withLog(local, moment.happened);
  session.title = say('ask');
  return session;
}

/** The board over the shoulder of the seat; nothing is asked of the viewer. */
export class PastMoment {
  readonly table: TableModel;
  readonly session: TableSession<GameTypes>;
  readonly #local: LocalSession;

  constructor(moment: Moment, game: GameReplay) {
    const { view, asked, seat } = moment;
    this.#local = new LocalSession(tableIn(moment), {
      ...{ seat: null, view, asked: asked as Asked[], decision: null, ending: null },
    });
    this.session = withLog(this.#local, moment.happened);
    this.table = game.table(this.session, { isAlone: true });
    this.table.watch(seat);
  }

  /** Goes on to what was played. */
  goOn({ view, happened }: MomentTruth): void {
    const events = happened.flatMap(({ events }) => events);
    this.#local.show({ seat: null, view, asked: [], decision: null, ending: null }, events);
    this.session.log = [...this.session.log, ...(happened as readonly LogEntry<GameEvent>[])];
  }

  close(): void {
    this.session.close();
  }
}

/** A picture of the moment, which says no more than the moment does. */
export function cardIn(moment: Moment, game: GameReplay, address: string): Card | undefined {
  const { sketch } = game;
  if (!sketch) return undefined;
  const past = new PastMoment(moment, game);
  try {
    const drawn = sketch(past.table);
    const who = past.table.names[moment.seat] ?? '';
    return {
      ...drawn,
      title: say('ask'),
      subtitle: [drawn.title, say('isAsked', { who })].join(' · '),
      table: '',
      when: '',
      address,
      rows: drawn.rows.map((row, seat) => ({ ...row, isMarked: seat === moment.seat })),
    };
  } finally {
    past.close();
  }
}

/** Whether two answers to this are the same: where the order does not count, in whichever order they stand. */
export function isSameAnswer({ choice }: Pick<Decision, 'choice'>, one: unknown, other: unknown): boolean {
  const inOrder = (answer: unknown) => (choice.type === 'some' && Array.isArray(answer) ? answer.toSorted() : answer);
  return isSame(inOrder(one), inOrder(other));
}

function tableIn({ game, options, seats }: Moment) {
  const names = say('players').split(' ').slice(0, seats);
  return tableOf({ id: TABLE, game, options, seats: names }, 'playing');
}

function withLog(local: LocalSession, happened: Moment['happened']): TableSession<GameTypes> {
  const session = new TableSession<GameTypes>(local.asVisit());
  session.log = happened as readonly LogEntry<GameEvent>[];
  return session;
}
