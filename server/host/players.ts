// The state of the players in a match beside the rules: their clocks, their orders, and whether they are there.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { TIME_CONTROLS } from '@undertow/shared/protocol/time-controls.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { JournalEntry, KeptSeat, Orders, Rest, StoredMatch } from './archive.ts';
import { Clocks, freshClock } from './clocks.ts';
import type { Rerun } from './rerun.ts';
import { HostedSeat } from './seat.ts';

export class Players {
  readonly seats: readonly HostedSeat[];
  readonly clocks: Clocks;
  /** When the open decisions were asked. */
  askedAt: number;
  readonly #game: AnyGame;
  /** Entries that others may not know of yet. */
  readonly #sealed: JournalEntry[];
  /** How many answers deep the match has been in this turn. */
  #deepest: number;

  constructor(held: StoredMatch, game: AnyGame, { journaled, versions }: Rerun, now: number) {
    const { match, sealed } = journaled;
    const known = held.entries.length - sealed;
    this.#game = game;
    this.#deepest = match.depth;
    this.#sealed = held.entries.slice(known);
    this.askedAt = now;
    this.seats = seatsOf(held, known, versions, now);
    this.clocks = clocksOf(held, known, now);
    this.recallOrders(held, match);
    const running = this.clocks.running().join();
    if (running !== askedIn(match).join()) this.ask(match, now);
  }

  /** How many of the last entries others may not know of yet. */
  get sealed(): number {
    return this.#sealed.length;
  }

  /** Only bots are left: no player has done anything, not even a sealed answer. */
  get areSilent(): boolean {
    const isSign = ({ seat, kind }: JournalEntry) =>
      this.seats[seat]?.bot === null && (kind === 'answer' || kind === 'undo');
    return this.seats.every(({ isAutomatic }) => isAutomatic) && !this.#sealed.some(isSign);
  }

  /** No player can come back either. */
  get areBots(): boolean {
    return this.seats.every(({ bot }) => bot !== null);
  }

  /** All other seats are played by bots for good. */
  isAgainstBots(own: Seat): boolean {
    return this.seats.every(({ seat, bot }) => seat === own || bot !== null);
  }

  of(seat: Seat): HostedSeat {
    const found = this.seats[seat];
    if (!found) throw new Refusal('forbidden', 'You have no seat in this match.');
    return found;
  }

  /** This bot plays the seat for good. */
  replace(seat: Seat, bot: string): void {
    const player = this.of(seat);
    player.bot = bot;
    player.orders = [];
  }

  /** Takes over the stored orders, of players and of bots that play in their place. */
  recallOrders({ record, orders }: Pick<StoredMatch, 'record' | 'orders'>, match: AnyMatch): void {
    for (const player of this.seats) {
      const given = orders.get(player.seat);
      player.bot = record.settings.bots[player.seat] ?? null;
      player.orders = given && player.bot === null ? this.#standing(given, match.turn) : [];
    }
  }

  /** What the match asks now. Time to decide comes with it, unless it is not really new. */
  ask(match: AnyMatch, now: number, isNew = true): void {
    const open = match.pending.map(({ seat }) => seat);
    const asked = askedIn(match);
    this.askedAt = now;
    this.clocks.ask(asked, now, isNew);
    // No viewer is to know which seat has a sealed answer, or had nothing to choose.
    for (const seat of asked) {
      const bank = this.#sealed.findLast((entry) => entry.seat === seat)?.bank;
      if (!open.includes(seat)) this.clocks.answered(seat, now, bank);
    }
  }

  /** The entry was made, and the match stands behind it. True if it leads on, and not back or in a circle. */
  hear(entry: JournalEntry, match: AnyMatch, isNewTurn: boolean): boolean {
    const player = this.of(entry.seat);
    player.remember(entry.message);
    this.#sealed.push(entry);
    const leadsOn = isNewTurn || match.depth > this.#deepest;
    if (leadsOn) this.#deepest = match.depth;
    else player.circles++;
    return leadsOn;
  }

  /** What was sealed in this version is known now. Gives the seats whose players have come back, or are taken to be away. */
  unseal(version: number): Seat[] {
    const before = this.seats.map(({ isAutomatic }) => isAutomatic);
    for (const entry of this.#sealed.splice(0)) this.of(entry.seat).note(entry, version);
    return this.seats.flatMap(({ isAutomatic }, seat) => (isAutomatic === before[seat] ? [] : [seat]));
  }

  /** Gives the seats that have spent some of their orders. */
  endTurn(): Seat[] {
    return this.seats.flatMap((player) => {
      player.circles = 0;
      const left = player.orders.filter((order) => !this.#game.orders?.lastsForTurn(order));
      if (left.length === player.orders.length) return [];
      player.orders = left;
      return [player.seat];
    });
  }

  kept(now: number): KeptSeat[] {
    return this.clocks.kept(now).map((clock, seat) => {
      const { strikes, backSince } = this.of(seat);
      return { clock, strikes, backSince };
    });
  }

  #standing({ turn, orders }: Orders, now: number): readonly Json[] {
    return turn === now ? orders : orders.filter((order) => !this.#game.orders?.lastsForTurn(order));
  }
}

/** The seats that are asked, each once, in their order. */
function askedIn(match: AnyMatch): Seat[] {
  return [...new Set(match.asked('spectator').map(({ seat }) => seat))].sort();
}

function seatsOf(
  { record, rest, entries }: StoredMatch,
  known: number,
  versions: readonly number[],
  now: number,
): HostedSeat[] {
  const seats = record.settings.bots.map((bot, seat) => {
    const { strikes = 0, backSince = now } = rest?.seats[seat] ?? {};
    return new HostedSeat(seat, bot, strikes, backSince);
  });
  for (const { seat, message } of entries) seats[seat]?.remember(message);
  for (let i = rest ? rest.entries - rest.sealed : 0; i < known; i++) {
    const entry = entries[i] as JournalEntry;
    seats[entry.seat]?.note(entry, versions.at(i - entries.length) as number);
  }
  return seats;
}

/** When it came to rest, had the server been open ever since. */
export function restedAt({ ahead }: Rest, due: number | null, now: number): number {
  return due === null ? now : due - ahead;
}

/**
 * The clocks of a match that slept have run on. In one that was awake when the process died, they run from now on:
 * it is not known since when no player could answer.
 */
function clocksOf({ record, rest, due, entries }: StoredMatch, known: number, now: number): Clocks {
  const times = TIME_CONTROLS[record.settings.time];
  if (rest?.entries === entries.length) {
    const kept = rest.seats.map(({ clock }) => clock);
    return new Clocks(times, kept, restedAt(rest, due, now));
  }
  const kept = record.settings.bots.map((_, seat) => {
    const bank = entries.slice(0, known).findLast((entry) => entry.seat === seat)?.bank ?? undefined;
    return freshClock(times, bank, rest?.seats[seat]?.clock.away);
  });
  return new Clocks(times, kept, now);
}
