// Somebody in the room of a table: counts as being there, and hears what is said.
import type { Client } from '@colyseus/core';
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import type { Notice } from '@undertow/shared/protocol/door.ts';
import type { GameEvent } from '@undertow/shared/protocol/play.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { House } from '../doors/attendance.ts';
import type { Telling } from '../host/telling.ts';
import { sayingOf } from '../lobby/chat.ts';
import type { Follower } from '../lobby/followers.ts';
import type { Guest } from './guest.ts';
import { tell } from './messages.ts';
import { closeWith, type Wire } from './wire.ts';

const NOBODY: ReadonlySet<string> = new Set();

export class Visit {
  readonly client: Client;
  readonly guest: Guest;
  /** As whom they see the match; not yet decided at first. */
  viewer: Viewer | undefined;
  /** They were sent away: the match may be shown here before their socket is closed, but not to them. */
  isAway = false;
  readonly #house: House;
  readonly #table: string;
  readonly #wantsEvents: boolean;
  #follower: Follower | undefined;
  #isOver = false;
  /** What is said while they are told what was said before. */
  #meanwhile: ChatLine[] | undefined = [];

  constructor(house: House, table: string, client: Client, guest: Guest, wantsEvents: boolean) {
    this.#house = house;
    this.#table = table;
    this.client = client;
    this.guest = guest;
    this.#wantsEvents = wantsEvents;
  }

  async begin(tableTold: (table: Table) => void): Promise<void> {
    const { lobby, mutes, chat } = this.#house;
    const { person } = this.guest;
    const muted = person ? await mutes.of(person.id) : NOBODY;
    const data = await lobby.mustFind(this.#table);
    if (this.#isOver) return;
    this.#follower = {
      person,
      hears: (other) => !muted.has(other),
      told: ({ message }: Telling) => {
        if (message.type === 'chat') this.#hear(message);
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
    const before = (await chat.before(person, data)).filter((line) => !muted.has(line.person.id));
    const meanwhile = this.#meanwhile ?? [];
    this.#meanwhile = undefined;
    // What was said at this very moment has come both ways.
    const known = new Set(before.map(sayingOf));
    for (const line of before) this.#hear(line);
    for (const line of meanwhile) if (!known.has(sayingOf(line))) this.#hear(line);
  }

  happened(version: number, events: GameEvent[]): void {
    if (this.#wantsEvents) tell(this.client, 'events', { version, events });
  }

  /** They see the match from elsewhere now. What they have asked they are still told. Newcomers are not let in at all. */
  sendAway(): void {
    if (this.viewer === undefined || this.isAway) return;
    this.isAway = true;
    void this.guest.finish().then(() => setImmediate(() => closeWith(this.client.ref as Wire, 4012)));
  }

  end(): void {
    this.#isOver = true;
    if (this.#follower) this.#house.lobby.unfollow(this.#table, this.#follower);
  }

  #noticed({ text, table }: Notice): void {
    tell(this.client, 'notice', table === undefined ? { text } : { text, table });
  }

  #hear({ table, channel, person, text, time }: ChatLine): void {
    const line = { table, channel, person, text, time };
    if (this.#meanwhile) this.#meanwhile.push(line);
    else tell(this.client, 'chat', line);
  }
}
