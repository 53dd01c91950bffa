// The subscription of one client in the room of a table: the client counts as connected, and gets the chat and the
// events.
import type { Client } from '@colyseus/core';
import type { ChatLine, PersonReaction } from '@undertow/shared/protocol/chat.ts';
import type { Notice } from '@undertow/shared/protocol/door.ts';
import type { Update } from '@undertow/shared/protocol/play.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { AppServices } from '../doors/app-services.ts';
import { ChatCatchUp } from '../doors/chat-catch-up.ts';
import type { ClientSession } from '../doors/client-session.ts';
import type { OutgoingMessage } from '../host/outgoing.ts';
import type { Follower } from '../lobby/followers.ts';
import { tell } from './messages.ts';
import { closeWith, type RoomSocket } from './room-socket.ts';

export class RoomSubscription {
  readonly client: Client;
  readonly session: ClientSession;
  /** The viewer that the client sees the match as; not yet decided at first. */
  viewer: Viewer | undefined;
  /** The client was sent away: the match may be shown here before its socket is closed, but not to it. */
  isAway = false;
  readonly #app: AppServices;
  readonly #table: string;
  readonly #wantsEvents: boolean;
  #follower: Follower | undefined;
  #isOver = false;
  readonly #chat = new ChatCatchUp(({ message }) => {
    if (message.type === 'chat') this.#said(message);
  });

  constructor(app: AppServices, table: string, client: Client, session: ClientSession, wantsEvents: boolean) {
    this.#app = app;
    this.#table = table;
    this.client = client;
    this.session = session;
    this.#wantsEvents = wantsEvents;
  }

  async begin(tableTold: (table: Table) => void): Promise<void> {
    const { lobby, chat } = this.#app;
    const { person, sender } = this.session;
    const hears = await this.session.hearing();
    const data = await lobby.mustFind(this.#table);
    if (this.#isOver) return;
    this.#follower = {
      person,
      place: sender.place,
      hears,
      told: (outgoing: OutgoingMessage) => {
        const { message } = outgoing;
        if (message.type === 'chat') this.#chat.said(outgoing);
        if (message.type === 'reaction') this.#reacted(message);
        if (message.type === 'notice') this.#noticed(message);
        if (message.type !== 'table') return;
        tell(this.client, 'table', message.table);
        tableTold(message.table);
      },
    };
    lobby.follow(this.#table, this.#follower);
    const table = lobby.shown(person, data);
    tell(this.client, 'table', table);
    tableTold(table);
    await this.#chat.begin(chat, this.#follower, data);
  }

  happened({ version, turn, answered, events }: Update): void {
    if (!this.#wantsEvents) return;
    tell(this.client, 'events', { version, turn, ...(answered ? { answered } : {}), events });
  }

  /** The client sees the match in another room now. Its open requests are still answered. A new client is not let in. */
  sendAway(): void {
    if (this.viewer === undefined || this.isAway) return;
    this.isAway = true;
    void this.session.finish().then(() => setImmediate(() => closeWith(this.client.ref as RoomSocket, 4012)));
  }

  end(): void {
    this.#isOver = true;
    if (this.#follower) this.#app.lobby.unfollow(this.#table, this.#follower);
  }

  #noticed({ text, table }: Notice): void {
    tell(this.client, 'notice', table === undefined ? { text } : { text, table });
  }

  #reacted({ table, channel, person, reaction, time }: PersonReaction): void {
    tell(this.client, 'reaction', { table, channel, person, reaction, time });
  }

  #said({ table, channel, person, text, time }: ChatLine): void {
    tell(this.client, 'chat', { table, channel, person, text, time });
  }
}
