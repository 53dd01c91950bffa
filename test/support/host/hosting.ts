// A host with everything around it in the hands of a test.
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import type { Archive, MatchRecord, MatchSettings } from '@undertow/server/host/archive.ts';
import { Host } from '@undertow/server/host/host.ts';
import type { HostParts } from '@undertow/server/host/host-context.ts';
import { LiveMatch } from '@undertow/server/host/live-match.ts';
import { Reruns } from '@undertow/server/host/reruns.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { FakeTime } from '../time/fake-time.ts';
import { MemoryArchive, type Mischief, troubled } from './memory-archive.ts';
import { Onlooker } from './onlooker.ts';

type Games = ReadonlyMap<string, KnownGame>;

interface Report {
  readonly problem: string;
  readonly match: string;
  readonly details: Record<string, unknown>;
}

interface Beginning extends Partial<MatchSettings> {
  readonly id?: string;
  readonly game?: string;
  readonly seats?: number;
  readonly options?: Json;
}

export class Hosting {
  readonly time: FakeTime;
  readonly archive: MemoryArchive;
  readonly host: Host;
  readonly reruns = new Reruns();
  /** What goes wrong with the archive from now on. */
  mischief: Mischief = () => undefined;
  readonly reports: Report[] = [];
  readonly ended: MatchRecord['ranking'][] = [];
  /** How many matches of a house that has died go on here, each time. */
  readonly takenOver: number[] = [];
  /** How many matches waited to be woken, each time that the operator was told of them. */
  readonly crowds: number[] = [];
  /** Seats that changed, as `match seat`. */
  readonly changed: string[] = [];

  constructor(games: Games, more: Partial<HostParts> = {}, archive = new MemoryArchive(), time = new FakeTime()) {
    this.time = time;
    this.archive = archive;
    this.host = new Host(games, {
      bus: loneBus(),
      archive: troubled<Archive>(archive, (call) => this.mischief(call)),
      timers: time,
      reruns: this.reruns,
      botPace: 500,
      newSeed: () => `fast:${archive.matches.size + 1}`,
      autopilot:
        () =>
        (_, { choice }) =>
          'options' in choice ? (choice.options[0] ?? null) : null,
      report: (problem, match, details) => this.reports.push({ problem, match, details: { ...details } }),
      crowded: (waiting) => this.crowds.push(waiting),
      tookOver: (matches) => this.takenOver.push(matches),
      summarized: () => {},
      waits: () => {},
      askersAt: () => [],
      seatChanged: (match, seat) => this.changed.push(`${match} ${seat}`),
      kept: () => {},
      ...more,
    });
    this.host.onEnded((_, ranking) => this.ended.push(ranking));
  }

  /** The house, opened. */
  async open(): Promise<this> {
    await this.host.prepare();
    await this.host.start();
    return this;
  }

  /** Another house on the same archive, not open yet. */
  next(games: Games, more: Partial<HostParts> = {}): Hosting {
    return new Hosting(games, more, this.archive, this.time);
  }

  /** The same, open, while this one goes on or not. */
  again(games: Games, more: Partial<HostParts> = {}): Promise<Hosting> {
    return this.next(games, more).open();
  }

  async begin({
    id = 'deep',
    game = 'toy',
    seats = 3,
    options = null,
    ...settings
  }: Beginning = {}): Promise<LiveMatch> {
    const { time = 'none', delay = 0, bots = Array<null>(seats).fill(null), ...more } = settings;
    await this.host.begin({ id, game, options, seats, settings: { time, delay, bots, ...more } });
    return this.match(id);
  }

  /** The match, woken if need be. */
  async match(id = 'deep'): Promise<LiveMatch> {
    const match = await this.host.open(id);
    if (!(match instanceof LiveMatch)) throw new Error(`the match ${id} is not running`);
    return match;
  }

  problems(): string[] {
    return this.reports.map(({ problem }) => problem);
  }
}

/** A host of these games, with the house open. */
export function hosting(games: Games, more: Partial<HostParts> = {}): Promise<Hosting> {
  return new Hosting(games, more).open();
}

export async function follow(match: LiveMatch, viewer: Viewer, since?: Onlooker): Promise<Onlooker> {
  const onlooker = since ? Onlooker.having(since) : new Onlooker();
  await match.attach(viewer, onlooker, since?.version);
  return onlooker;
}

/** All at the table, by their seats. */
export async function seated(match: LiveMatch): Promise<Onlooker[]> {
  const seats = [...match.record.settings.bots.keys()];
  return Promise.all(seats.map((seat) => follow(match, seat)));
}
