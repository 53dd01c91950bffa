// What a room of Colyseus costs beside its sockets: bytes of a patch, time from what the host tells to the frames, memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Client, ClientState } from '@colyseus/core';
import { views } from '@undertow/games/views.ts';
import { Projection, STILL } from '@undertow/server/host/projection.ts';
import { Mirror } from '@undertow/server/rooms/mirror.ts';
import { QuietSerializer } from '@undertow/server/rooms/quiet-serializer.ts';
import { tableClassesOf } from '@undertow/server/rooms/table-class.ts';
import type { Snapshot, Update } from '@undertow/shared/protocol/play.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { ALL, BASE, game, type Party } from './game.ts';
import { measure, type Report, seconds, summary } from './measure.ts';

const GAMES = 12;
const ROOMS = 300;
const EPOCH = 1_763_000_000_000;

const tableClasses = tableClassesOf(views);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What all viewers of one position are told; the spectator's comes first. */
type Told = readonly { readonly viewer: Viewer; readonly message: Snapshot | Update; readonly view: Json }[];

export function rooms(): Report {
  return { bench: 'rooms', metrics: { ...metrics(BASE, ''), ...metrics(ALL, 'All') } };
}

function metrics(party: Party, mark: string): Report['metrics'] {
  const courses = Array.from({ length: GAMES }, (_, seed) => courseOf(party, seed));
  const sizes = courses.flatMap((course) => new Room(party.seats).play(course)).toSorted((a, b) => a - b);
  const changes = courses.reduce((sum, course) => sum + course.length, 0);
  const found: Report['metrics'] = {
    patch: summary('bytes', sizes),
    patchOfNineInTen: summary('bytes', [sizes[Math.floor(sizes.length * 0.9)] ?? Number.NaN]),
    change: measure('µs', () => {
      const time = seconds(() => {
        for (const course of courses) new Room(party.seats).play(course);
      });
      return (time * 1e6) / changes;
    }),
    heapOfARoom: measure('KiB', () => heapOf(() => new Room(party.seats), courses[0] ?? []) / 1024),
  };
  return Object.fromEntries(Object.entries(found).map(([name, metric]) => [`${name}${mark}`, metric]));
}

/** All that the host tells in the course of a random game. */
function courseOf({ options, seats }: Party, seed: number): Told[] {
  const match = Match.start(game, options, seats, `fast:${seed}`);
  const random = openRandom({ seed: `fast:${seed + 1000}`, position: 0 });
  const viewers: Viewer[] = ['spectator', ...Array(seats).keys()];
  // Everybody answers in time, so that no bank is touched.
  const until = () => EPOCH + match.version * 2000 + 510_000;
  const stage = new Projection('abcdefghij', match, { ...STILL, until });
  const told = () => viewers.map((viewer) => tellingOf(stage, viewer));
  const course = [told()];
  while (!match.outcome) {
    const decision = match.pending[random.below(match.pending.length)];
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    match.answer(decision.seat, sample(decision.choice, random, game.forms));
    stage.publish([]);
    course.push(told());
  }
  return course;
}

function tellingOf(stage: Projection, viewer: Viewer): Told[number] {
  const { message, view } = stage.snapshot(viewer);
  if (message.type !== 'snapshot' || view === undefined) throw new Error('a snapshot has a view');
  return { viewer, message, view };
}

/** A room in which every seat has a client. */
class Room {
  readonly #mirror: Mirror;
  readonly #serializer = new QuietSerializer();
  readonly #clients: Client[];
  #sizes: number[] = [];

  constructor(seats: number) {
    const type = tableClasses.get(game.id);
    if (!type) throw new Error(`${game.id} has no rooms`);
    this.#mirror = new Mirror(type, 'abcdefghij', seats, EPOCH);
    this.#serializer.reset(this.#mirror.state);
    this.#clients = Array.from({ length: seats }, (_, seat) => {
      const raw = (frame: Uint8Array) => this.#sizes.push(frame.length);
      return { state: ClientState.JOINED, view: this.#mirror.viewFor(seat), raw } as Partial<Client> as Client;
    });
  }

  /** The sizes of all patches but the first, which brings the whole state; of those that are not sent, zero. */
  play(course: readonly Told[]): number[] {
    this.#sizes = [];
    let first = 0;
    for (const [i, told] of course.entries()) {
      const before = this.#sizes.length;
      this.show(told);
      if (i === 0) first = this.#sizes.length;
      else while (this.#sizes.length < before + this.#clients.length) this.#sizes.push(0);
    }
    return this.#sizes.slice(first);
  }

  show(told: Told): void {
    for (const { viewer, message, view } of told) {
      if (viewer === 'spectator') {
        this.#mirror.show(message, view);
      } else {
        this.#mirror.showOwn(viewer, view);
        this.#mirror.ask(viewer, message);
      }
    }
    this.#serializer.applyPatches(this.#clients);
  }
}

/** Bytes of the heap that one of these takes, in the middle of a game. */
function heapOf(open: () => Room, course: readonly Told[]): number {
  const told = course[Math.floor(course.length / 2)] ?? [];
  const opened = () => {
    const room = open();
    room.show(told);
    return room;
  };
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: ROOMS }, opened);
  collect();
  return (process.memoryUsage().heapUsed - before) / kept.length;
}
