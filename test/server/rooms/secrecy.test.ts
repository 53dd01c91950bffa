// What a seat alone may know does not touch a single byte that another client of its room is sent.
import { Metadata, type Schema } from '@colyseus/schema';
import type { Update } from '@undertow/shared/protocol/play.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { expect, test } from 'vitest';
import { overGames } from '../../games/random-games.ts';
import { MemoryRoom } from '../../support/clients/memory-room.ts';
import {
  MIRRORED,
  mirrorOf,
  playThrough,
  type ShownMatch,
  showMatch,
  tableClasses,
} from '../../support/host/mirrored-match.ts';

type Class = new () => Schema;
type Type = string | Class | { readonly array: Type } | { readonly map: Type };

function fieldsOf(type: Type | undefined): Readonly<Record<string, Type>> {
  return typeof type === 'function' ? (Metadata.getFields(type) as Readonly<Record<string, Type>>) : {};
}

/** What is declared of a seat of this game for its owner alone. */
function ownFieldsOf(game: string): Readonly<Record<string, Type>> {
  const { seats } = fieldsOf(fieldsOf(tableClasses.get(game)).view);
  const seat = typeof seats === 'object' && 'array' in seats ? seats.array : undefined;
  return fieldsOf(fieldsOf(seat).own);
}

/** What is declared so, as no seat has it. */
function forged(type: Type, name: string): Json {
  if (type === 'string') return `secret-${name}`;
  if (type === 'boolean') return true;
  if (typeof type === 'string') return 42;
  if (typeof type === 'function') return forgedFields(fieldsOf(type));
  if ('map' in type) return { [`secret-${name}`]: forged(type.map, name) };
  return [forged(type.array, name), forged(type.array, name)];
}

function forgedFields(fields: Readonly<Record<string, Type>>): { readonly [name: string]: Json } {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, forged(type, name)]));
}

/** The words that are forged: sent to a client, they are found in the bytes. */
function wordsIn(json: Json): string[] {
  return [...new Set(JSON.stringify(json).match(/secret-\w+/g))];
}

/** What a forged seat is asked; now and then nothing. */
function forgedDecision(version: number): Pick<Update, 'decision' | 'undo' | 'sealed'> {
  if (version % 5 === 0) return {};
  const choice = { type: 'one' as const, options: ['secret-option', `secret-${version}`] };
  const sealed = [{ prompt: 'secret-asked', answer: `secret-answer-${version}` }];
  return { decision: { number: 4242 + version, prompt: 'secret-prompt', choice, until: null }, undo: true, sealed };
}

/** A room in which all seats but this one hold, are asked and have ordered what they really have not. */
class ForgedRoom extends MemoryRoom {
  readonly viewer: Viewer;
  readonly #others: readonly Seat[];
  readonly #forged: Json;

  constructor(game: string, viewer: Viewer, seats: number) {
    super(mirrorOf(game, seats));
    this.viewer = viewer;
    this.#others = [...Array(seats).keys()].filter((seat) => seat !== viewer);
    this.#forged = { seats: Array.from({ length: seats }, () => forgedFields(ownFieldsOf(game))) };
    for (const one of [...this.#others, viewer]) this.join(one);
  }

  show(match: ShownMatch): void {
    showMatch(this.mirror, match, this.viewer === 'spectator' ? [] : [this.viewer]);
    for (const seat of this.#others) {
      this.mirror.showOwn(seat, this.#forged);
      this.mirror.ask(seat, forgedDecision(match.version));
      this.mirror.order(seat, [`secret-order-${match.version}`]);
    }
  }
}

/** All that was ever sent to this viewer, frame by frame. */
function sentTo(room: MemoryRoom, viewer: Viewer): string[] {
  const client = room.clients.find((one) => one.viewer === viewer);
  return client?.received.map((bytes) => Buffer.from(bytes).toString('latin1')) ?? [];
}

test.for(MIRRORED)('no byte for a viewer depends on the secrets of others, of $name', ({ under, setting }) => {
  const { seats } = setting;
  const { id } = under.game;
  const secrets = ['secret-option', 'secret-order', 'secret-answer', ...wordsIn(forgedFields(ownFieldsOf(id)))];
  overGames(under, setting, 1, (game) => {
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    const real = new MemoryRoom(mirrorOf(id, seats));
    for (const viewer of viewers) real.join(viewer);
    const rooms = viewers.map((viewer) => new ForgedRoom(id, viewer, seats));
    for (const _ of playThrough(game)) {
      showMatch(real.mirror, game.match, [...Array(seats).keys()]);
      real.patch();
      for (const room of rooms) {
        room.show(game.match);
        room.patch();
      }
    }
    for (const room of rooms) {
      expect(sentTo(room, room.viewer)).toEqual(sentTo(real, room.viewer));
      // This would prove nothing if the secrets had gone to no client at all.
      const other = sentTo(room, room.viewer === 0 ? 1 : 0).join();
      for (const secret of secrets) expect(other).toContain(secret);
    }
  });
});
