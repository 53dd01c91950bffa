// A subscriber that follows a match by what it is told, as any client does, and knows nothing else.
import type { MatchSubscriber, OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import type { Asked, OwnDecision, SealedAnswer, SeatClock } from '@undertow/shared/protocol/decisions.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Ending, GameEvent, Update } from '@undertow/shared/protocol/play.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export class Onlooker implements MatchSubscriber {
  readonly tellings: OutgoingMessage[] = [];
  /** `null` for a spectator. */
  seat: Seat | null = null;
  version = -1;
  view: Json | undefined;
  asked: readonly Asked[] = [];
  decision: OwnDecision | undefined;
  undo = false;
  /** What the own seat has answered in secret. */
  sealed: readonly SealedAnswer[] = [];
  clocks: readonly SeatClock[] = [];
  orders: readonly Json[] = [];
  ending: Ending | null = null;
  events: GameEvent[] = [];
  wasDismissed = false;

  /** The same, cut off, and back: with all that was known of the version then. */
  static having({ seat, version, view, asked }: Pick<Onlooker, 'seat' | 'version' | 'view' | 'asked'>): Onlooker {
    return Object.assign(new Onlooker(), { seat, version, view, asked });
  }

  told(telling: OutgoingMessage): void {
    this.tellings.push(telling);
    // As it comes out of a wire.
    this.#hear(JSON.parse(telling.text) as ServerMessage);
  }

  dismissed(): void {
    this.wasDismissed = true;
  }

  /** What was told, without how. */
  get messages(): readonly ServerMessage[] {
    return this.tellings.map(({ message }) => message);
  }

  get texts(): readonly string[] {
    return this.tellings.map(({ text }) => text);
  }

  /** What this one knows of the position and of what is asked. */
  get knows() {
    const { version, view, asked, decision, undo } = this;
    return { version, view, asked, decision, undo };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.seat = message.seat;
        this.view = message.view;
        this.clocks = message.clocks;
        this.orders = message.orders;
        this.ending = message.ending;
        this.#stand(message);
        break;
      case 'update':
        if (message.version !== this.version + 1) throw new Error(`${message.version} after ${this.version}`);
        this.view = applyChanges(this.view as Json, message.changes);
        this.events.push(...message.events);
        this.#stand(message);
        break;
      case 'decision':
        this.decision = message.decision;
        this.undo = message.undo === true;
        this.sealed = message.sealed ?? [];
        this.orders = message.orders;
        this.asked = this.asked.flatMap((one) => {
          if (one.seat !== this.seat) return [one];
          return message.decision ? [{ ...one, prompt: message.decision.prompt }] : [];
        });
        break;
      case 'clock':
        this.clocks = message.clocks;
        break;
      case 'ended':
        this.ending = { ranking: message.ranking, seed: message.seed, ...(message.broken ? { broken: true } : {}) };
        Object.assign(this, { asked: [], decision: undefined, undo: false, sealed: [] });
        break;
    }
  }

  #stand(told: Pick<Update, 'version' | 'asked' | 'decision' | 'undo' | 'sealed'>): void {
    const { version, asked, decision, undo, sealed = [] } = told;
    Object.assign(this, { version, asked, decision, undo: undo === true, sealed });
  }
}
