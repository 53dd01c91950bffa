// A player over the Colyseus door: the client of Colyseus, and of the state no more read than is needed.
import { Client, type Room } from '@colyseus/sdk';
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
  readonly #url: string;
  readonly #token: string;
  readonly #client: Client;
  readonly #heard: Heard;
  #room: TableRoom | undefined;
  #version = 0;
  #answered: number | undefined;
  #begun = Promise.withResolvers<void>();

  constructor(url: string, token: string, heard: Heard) {
    this.#url = url;
    this.#token = token;
    this.#client = new Client(url);
    this.#client.auth.token = token;
    this.#heard = heard;
  }

  async create(table: object): Promise<string> {
    const response = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    if (!response.ok) throw new Error(`no table was opened: ${response.status} ${await response.text()}`);
    const { id } = (await response.json()) as { readonly id: string };
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
    const room = (await this.#client.joinOrCreate('table', { table })) as unknown as TableRoom;
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
    await this.#room?.request('ready', { ready: true });
  }

  begun(): Promise<void> {
    return this.#begun.promise;
  }

  async answer(number: number, answer: Answer): Promise<void> {
    this.question = undefined;
    this.#answered = number;
    await this.#room?.request('answer', { decision: number, answer });
  }

  close(): void {
    this.#room?.connection.close();
    this.#room = undefined;
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
