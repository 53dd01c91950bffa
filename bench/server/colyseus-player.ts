// A player over the Colyseus door: the client of Colyseus, and of the state no more read than is needed.
import { Client, type Room } from '@colyseus/sdk';
import { Refused } from '@undertow/client-sdk/errors.ts';
import { Http } from '@undertow/client-sdk/http.ts';
import { patiently } from '@undertow/client-sdk/patience.ts';
import type { Problem } from '@undertow/client-sdk/protocol.ts';
import type { Reservation } from '@undertow/shared/protocol/joining.ts';
import { choiceOf } from '@undertow/shared/protocol/room-choice.ts';
import type { TableSeat, TableState } from '@undertow/shared/protocol/room-state.ts';
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import { guestToken, type Heard, type Player, type Question } from './player.ts';

type TableRoom = Room<unknown, TableState>;

export async function colyseusPlayer(url: string, heard: Heard): Promise<Player> {
  return new ColyseusPlayer(url, await guestToken(url), heard);
}

class ColyseusPlayer implements Player {
  question: Question | undefined;
  hasEnded = false;
  readonly #http: Http;
  readonly #token: string;
  readonly #client: Client;
  readonly #heard: Heard;
  #room: TableRoom | undefined;
  #version = 0;
  #answered: number | undefined;
  #begun = Promise.withResolvers<void>();

  constructor(url: string, token: string, heard: Heard) {
    this.#http = new Http(new URL(url), fetch);
    this.#token = token;
    this.#client = new Client(url);
    this.#client.auth.token = token;
    this.#heard = heard;
  }

  async create(table: object): Promise<string> {
    const { id } = await this.#ask<{ readonly id: string }>('/api/tables', table);
    await this.join(id);
    return id;
  }

  async join(table: string): Promise<void> {
    this.close();
    this.question = undefined;
    this.hasEnded = false;
    this.#version = 0;
    this.#answered = undefined;
    this.#begun = Promise.withResolvers();
    const room = await patiently(() => this.#enter(table));
    this.#room = room;
    room.reconnection.enabled = false;
    room.onMessage('*', () => {});
    const { events } = room.connection;
    const decode = events.onmessage;
    events.onmessage = (event) => {
      decode?.(event);
      if (room === this.#room) this.#look(room, (event.data as ArrayBuffer).byteLength);
    };
    this.#look(room, 0);
  }

  async ready(): Promise<void> {
    await this.#request('ready', { ready: true });
  }

  begun(): Promise<void> {
    return this.#begun.promise;
  }

  async answer(number: number, answer: Answer): Promise<void> {
    this.question = undefined;
    this.#answered = number;
    await this.#request('answer', { decision: number, answer });
  }

  close(): void {
    this.#room?.connection.close();
    this.#room = undefined;
  }

  /** `joinOrCreate` of Colyseus would keep back when to come again. */
  async #enter(table: string): Promise<TableRoom> {
    const reservation = await this.#ask<Reservation>('/matchmake/joinOrCreate/table', { table });
    try {
      return (await this.#client.consumeSeatReservation(reservation)) as unknown as TableRoom;
    } catch (failure) {
      // On a machine that is busy enough the reservation is over before its socket opens.
      const message = `the room could not be entered: ${failure instanceof Error ? failure.message : failure}`;
      throw new Refused({ code: 'busy', message, retryAfter: 1000 });
    }
  }

  #ask<Reply>(path: string, body: object): Promise<Reply> {
    return patiently(() => this.#http.ask<Reply>({ method: 'POST', path, body, token: this.#token }));
  }

  #request(type: string, payload: object): Promise<unknown> {
    return patiently(async () => {
      try {
        return await this.#room?.request(type, payload);
      } catch (failure) {
        const { reason } = failure as { readonly reason?: Problem };
        throw reason ? new Refused(reason) : failure;
      }
    });
  }

  #look({ state }: TableRoom, bytes: number): void {
    if (!state?.view) return;
    // Of all that only its owner sees, a client has none but its own.
    const mine = state.seats.find(({ own }) => own !== undefined);
    const number = mine?.own.decision;
    const isOpen = number !== undefined && number !== this.#answered;
    this.question = mine && isOpen ? { number, choice: choiceIn(mine) } : undefined;
    this.hasEnded = state.ending !== undefined;
    this.#begun.resolve();
    if (state.version === this.#version) return;
    this.#version = state.version;
    this.#heard.update(this, state.version, bytes);
  }
}

function choiceIn({ own, choice }: TableSeat): Choice {
  return choiceOf(own.choice ?? choice ?? '[]') as Choice;
}
