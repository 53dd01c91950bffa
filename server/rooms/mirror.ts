// The mirror of a match in the state of a room: its open part for all, and for each seat its own part.
import { type ArraySchema, Metadata, type Schema, StateView } from '@colyseus/schema';
import type { SeatClock } from '@undertow/shared/protocol/decisions.ts';
import type { Ending, Update } from '@undertow/shared/protocol/play.ts';
import { choiceText } from '@undertow/shared/protocol/room-choice.ts';
import { TableSeat, type TableState } from '@undertow/shared/protocol/room-state.ts';
import type { TableSeat as Occupant, TableStatus } from '@undertow/shared/protocol/tables.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { alignNumbers, alignWords } from './align.ts';
import { reconcile } from './reconcile.ts';

type GameSeat = Schema & { readonly own?: Schema };
type GameView = Schema & { readonly seats?: ArraySchema<GameSeat> };

export class Mirror {
  readonly state: TableState;
  readonly #seats: readonly TableSeat[];
  readonly #views = new Map<Viewer, StateView>();
  /** The view that was last shown to all. */
  #shown: Json | undefined;
  readonly #ownShown: (Json | undefined)[] = [];
  /** What each seat may choose, as it knows it. */
  readonly #choices: (string | undefined)[] = [];

  /** The mirror of the table with this id and number of seats. The epoch is a recent time. */
  constructor(type: new () => TableState, id: string, seats: number, epoch: number) {
    this.state = Object.assign(new type(), { id, epoch });
    this.#seats = Array.from({ length: seats }, () => new TableSeat());
    this.state.seats.push(...this.#seats);
  }

  /** What clients that are this viewer see. They share it, so that it is encoded once. */
  viewFor(viewer: Viewer): StateView {
    const known = this.#views.get(viewer);
    if (known) return known;
    const view = new StateView();
    this.#views.set(viewer, view);
    if (viewer !== 'spectator') {
      view.add(this.#seat(viewer).own);
      this.#openGameSeat(view, viewer);
    }
    // Its first client is sent the whole state. To add the same once more with the next patch would be wrong by then.
    view.changes.clear();
    return view;
  }

  /** The players at the table. */
  seat(status: TableStatus, occupants: readonly (Occupant | null)[]): void {
    this.state.status = status;
    for (const [seat, occupant] of occupants.entries()) {
      const { id, name, kind, bot } = occupant?.person ?? {};
      const { ready = false, connected = false, automatic = false, resigned = false, level } = occupant ?? {};
      Object.assign(this.#seat(seat), { id, name, kind, bot, ready, connected, automatic, resigned, level });
    }
  }

  /** What all may know. */
  show({ version, asked }: Pick<Update, 'version' | 'asked'>, view: Json): void {
    const { state } = this;
    state.version = version;
    alignNumbers(
      state.asked,
      asked.map(({ seat }) => seat),
    );
    for (const { seat, prompt, choice, until } of asked) {
      const one = this.#seat(seat);
      one.prompt = prompt;
      one.choice = choice && choiceText(choice);
      one.until = this.#sinceEpoch(until);
      this.#writeChoice(seat);
    }
    this.#showView(view);
  }

  showClocks(clocks: readonly SeatClock[]): void {
    for (const { seat, until, bank } of clocks) {
      const state = this.#seat(seat);
      state.bank = bank;
      if (until !== null) state.until = this.#sinceEpoch(until);
    }
  }

  /** What the seat sees in the place of what all see. */
  showOwn(seat: Seat, view: Json): void {
    if (!this.state.view) throw new Error('what all see must be shown first');
    const { own } = this.#gameSeat(seat) ?? {};
    const plain = (view as { readonly seats: readonly Json[] }).seats[seat];
    if (own) reconcile(own, plain, this.#ownShown[seat]);
    this.#ownShown[seat] = plain;
  }

  /** What the seat is asked, what it has answered in secret, and whether it may take its last answer back. */
  ask(seat: Seat, { decision, undo, sealed = [] }: Pick<Update, 'decision' | 'undo' | 'sealed'>): void {
    const { own, prompt } = this.#seat(seat);
    own.decision = decision?.number;
    own.prompt = decision?.prompt === prompt ? undefined : decision?.prompt;
    own.undo = undo === true;
    this.#choices[seat] = decision && choiceText(decision.choice);
    alignTexts(own.sealed, sealed);
    this.#writeChoice(seat);
  }

  order(seat: Seat, orders: readonly Json[]): void {
    alignTexts(this.#seat(seat).own.orders, orders);
  }

  end(ending: Ending): void {
    const { state } = this;
    state.ending = JSON.stringify(ending);
    // A match that was cut short has stopped at a question.
    alignNumbers(state.asked, []);
    for (const seat of state.seats.keys()) this.ask(seat, {});
  }

  #showView(plain: Json): void {
    const before = this.#shown;
    this.#shown = plain;
    if (this.state.view) {
      reconcile(this.state.view, plain, before);
      return;
    }
    const { view: type } = Metadata.getFields(this.state.constructor) as { readonly view: new () => Schema };
    this.state.view = new type();
    reconcile(this.state.view, plain);
    for (const [viewer, view] of this.#views) if (viewer !== 'spectator') this.#openGameSeat(view, viewer);
  }

  #openGameSeat(view: StateView, seat: Seat): void {
    const { own } = this.#gameSeat(seat) ?? {};
    if (own) view.add(own);
  }

  #gameSeat(seat: Seat): GameSeat | undefined {
    const view = this.state.view as GameView | undefined;
    return view?.seats?.[seat];
  }

  /** What all may know of a choice is not told its seat once more. */
  #writeChoice(seat: Seat): void {
    const { own, choice } = this.#seat(seat);
    const text = this.#choices[seat];
    own.choice = text === choice ? undefined : text;
  }

  #sinceEpoch(time: number | undefined): number | undefined {
    return time === undefined ? undefined : time - this.state.epoch;
  }

  #seat(seat: Seat): TableSeat {
    const state = this.#seats[seat];
    if (!state) throw new Error(`there is no seat ${seat}`);
    return state;
  }
}

function alignTexts(texts: ArraySchema<string>, things: readonly Json[]): void {
  alignWords(
    texts,
    things.map((thing) => JSON.stringify(thing)),
  );
}
