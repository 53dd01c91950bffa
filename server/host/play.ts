// The only writer of a match: it makes each entry, stores it in the journal, and then tells it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { JournaledMatch, Move, Step } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { JournalEntry, MatchRecord, Outlook, Rest, StoredMatch } from './archive.ts';
import { BROKEN, broken, reportBroken } from './breaking-off.ts';
import { DelayedProjection } from './delayed-projection.ts';
import { DelayedSummary } from './delayed-summary.ts';
import { isOfMatch, OutsideBroken, RuleBroken } from './failures.ts';
import type { HostContext } from './host-context.ts';
import type { HostedGame } from './hosted-game.ts';
import type { MatchStatus } from './hosted-match.ts';
import { Lease } from './lease.ts';
import { Players } from './players.ts';
import { Projection } from './projection.ts';
import { isBeyond, isRerunnable, pinOf, type Rerun, restore } from './rerun.ts';
import type { SubstituteContext } from './substitute.ts';
import { Thoughts } from './thoughts.ts';

export class Play {
  readonly #context: HostContext;
  readonly #game: HostedGame;
  readonly #lease: Lease;
  readonly players: Players;
  readonly projection: Projection;
  /** The projection for spectators who see the match with a delay, once there are any. */
  late: DelayedProjection | undefined;
  /** When something was last done. */
  lastMove: number;
  #journaled: JournaledMatch;
  readonly #summary: DelayedSummary;
  /** Where a bot looks ahead. */
  readonly #thoughts: Thoughts | undefined;
  /** How many entries are told. */
  #told: number;
  #ranking: MatchRecord['ranking'] | undefined;
  #isBroken = false;

  /** The match stands where its entries have led. */
  constructor(held: StoredMatch, rerun: Rerun, game: HostedGame, context: HostContext, comeBack: () => void) {
    const { record, entries } = held;
    this.#lease = new Lease(held, context);
    this.#game = game;
    this.#context = context;
    this.#summary = new DelayedSummary(record.settings.delay, game, (bug) =>
      context.report('a match could not be summarized', record.id, { bug }),
    );
    this.#journaled = rerun.journaled;
    this.#told = entries.length;
    this.lastMove = entries.at(-1)?.time ?? record.started;
    this.players = new Players(held, game, rerun, context.timers.now());
    const { clocks } = this.players;
    this.projection = new Projection(record.id, this.match, {
      now: () => context.timers.now(),
      clocks: () => clocks.shown(),
      until: (seat) => clocks.shownDeadline(seat),
      orders: (seat) => this.players.of(seat).orders,
      ending: () => this.ending,
      failed: (failure) => context.report('a subscriber could not be told', record.id, { failure }),
    });
    this.#thoughts = Thoughts.in(held, game, context, comeBack);
  }

  get record(): MatchRecord {
    return this.#lease.record;
  }

  get match(): AnyMatch {
    return this.#journaled.match;
  }

  get rest(): Rest | null {
    return this.#lease.rest;
  }

  /** Another process has the match now. */
  get isLost(): boolean {
    return this.#lease.isLost;
  }

  get isInDoubt(): boolean {
    return this.#lease.isInDoubt;
  }

  lose(): void {
    this.#lease.lose();
  }

  get hasEnded(): boolean {
    return this.#ranking !== undefined;
  }

  get isBotAsked(): boolean {
    return !this.hasEnded && this.match.pending.some(({ seat }) => this.players.seats[seat]?.isAutomatic);
  }

  get ending() {
    if (this.#ranking === undefined) return null;
    return { ranking: this.#ranking as Seat[][] | null, seed: this.record.seed, ...(this.#isBroken && BROKEN) };
  }

  /** Where the match stands, and which seats it waits for. */
  get status(): MatchStatus {
    const { match, players } = this;
    const asked = match.asked('spectator').map(({ seat }) => seat);
    return { version: match.version, turn: match.turn, asked, since: players.askedAt };
  }

  /** What a refusal tells the seat. */
  whatIsAsked(seat: Seat) {
    return { decision: this.projection.decisionOf(seat) ?? null };
  }

  /** What decides which bot, order or clock answers when the player does not. */
  get substituteContext(): SubstituteContext {
    const { match, players, record } = this;
    const { botPace, autopilot, report } = this.#context;
    return {
      ...{ match, players, botPace },
      autopilot: (bot) => autopilot(record.game, bot),
      thoughtOf: ({ seat }) => this.#thoughts?.of(match, seat, players.of(seat).bot),
      report: (problem, details) => report(problem, record.id, details),
    };
  }

  /** How many entries lead to where this projection stands. */
  shownOn(projection: Projection): number {
    return projection === this.projection ? this.#told : (this.late?.shown ?? 0);
  }

  /** The seat is played by this bot for good. */
  async replace(seat: Seat, bot: string): Promise<void> {
    const { settings } = this.record;
    await this.#lease.resettle({ ...settings, bots: settings.bots.with(seat, bot) });
    this.players.replace(seat, bot);
  }

  async order(seat: Seat, orders: readonly Json[]): Promise<void> {
    await this.#lease.keepOrders(seat, { turn: this.match.turn, orders });
    this.players.of(seat).orders = orders;
    this.projection.tellDecision(seat);
  }

  async look(): Promise<MatchStatus> {
    await this.steady();
    return this.status;
  }

  /** Makes sure that the match in memory is what is kept of it. What was kept after all is told now. */
  async steady(): Promise<void> {
    await this.#game.whenLoaded?.();
    this.#lease.mustHold();
    if (!this.#lease.isInDoubt) return;
    const held = await this.#lease.renew((kept) => !isBeyond(this.#game, kept));
    if (!held) return this.#finish(this.record.ranking);
    const { entries } = held;
    this.#journaled = restore(this.#game, { ...held, entries: entries.slice(0, this.#told) }).journaled;
    this.projection.recast(this.match);
    this.players.recallOrders(held, this.match);
    for (const entry of entries.slice(this.#told)) this.#tell(entry, this.#journaled.make(entry));
    // No seat could answer meanwhile, so no clock has run.
    this.players.ask(this.match, this.#context.timers.now());
    this.projection.tellClocks();
  }

  /** Makes the move, keeps it in the journal, and tells of it. Nothing is told or acknowledged that is not kept. */
  async commit(move: Move, message?: string): Promise<void> {
    const step = this.#make(move);
    const entry = this.#entryOf(move, message);
    await this.#lease.append(entry);
    this.#tell(entry, step);
  }

  /** Tells how the match stands now that a turn has ended, or that it is in memory. */
  summarize(): void {
    const { id } = this.record;
    this.#summary.take(this.match.turn, this.projection.open, (...now) => this.#context.summarized(id, ...now));
  }

  /** Leaves memory: what the match needs to come back, and when it must, is kept. */
  async layDown(outlook: Outlook): Promise<void> {
    await this.steady();
    const { due, silentFor } = outlook;
    const now = this.#context.timers.now();
    const { sealed } = this.players;
    const seats = this.players.kept(now);
    const rest: Rest = { save: this.match.save(), entries: this.#told, sealed, seats, ahead: due - now };
    const more = { ...pinOf(this.#game), ...(silentFor === undefined ? {} : { silentFor }) };
    await this.#lease.sleep(due, { ...rest, ...more });
  }

  async end(ranking: MatchRecord['ranking'], leftBy?: Seat): Promise<void> {
    const left = leftBy === undefined ? {} : { settings: { ...this.record.settings, leftBy } };
    const more = { summary: this.#summary.of(this.projection.open), ...left };
    await this.#lease.end(this.#context.timers.now(), ranking, more);
    this.#finish(ranking);
  }

  /** Ends the match if the rules of a game from outside have failed. Any other failure is thrown on. */
  async breakOff(failure: unknown): Promise<undefined> {
    if (!(failure instanceof OutsideBroken)) throw failure;
    if (this.hasEnded) return;
    this.#isBroken = true;
    await this.#lease.end(this.#context.timers.now(), null, { settings: broken(this.record) });
    reportBroken(this.#context, failure, this.record, await this.entries());
    this.#finish(null);
  }

  /** The projection for spectators who see the match with a delay. It may have to catch up first. */
  behind(): DelayedProjection {
    if (!isRerunnable(this, this.#game)) {
      throw new Refusal('conflict', 'This match goes on by new rules. It can be watched when it is over.');
    }
    this.late ??= this.#beginLate();
    return this.late;
  }

  entries(): Promise<readonly JournalEntry[]> {
    return this.#context.archive.entries(this.record.id);
  }

  #beginLate(): DelayedProjection {
    // What is told from here on is added to it as it comes.
    const told = this.#told;
    const late = new DelayedProjection(this.#game, this.record, this.#context, async () =>
      (await this.entries()).slice(0, told),
    );
    late.caughtUp.catch(() => {
      this.late = undefined;
    });
    return late;
  }

  #entryOf(move: Move, message: string | undefined): JournalEntry {
    const time = this.#context.timers.now();
    const bank = this.players.clocks.bank(move.seat, time);
    return { ...move, time, bank, ...(message === undefined ? {} : { message }) };
  }

  #make(move: Move): Step {
    let step: Step | undefined;
    try {
      step = this.#journaled.attempt(move);
    } catch (bug) {
      if (isOfMatch(bug)) throw bug;
      // The match has gone back to where it was; what repeats the bug is its seed and its journal, and this entry.
      this.#context.report('a rule broke down', this.record.id, { bug, number: this.#told, move });
      throw new RuleBroken();
    }
    if (!step) {
      throw new Refusal('illegal', 'This is not among the answers that were offered.', this.whatIsAsked(move.seat));
    }
    return step;
  }

  #tell(entry: JournalEntry, { before, isSealed, events, answered }: Step): void {
    const { match, players } = this;
    const { seat, time } = entry;
    const isNewTurn = match.turn !== before.turn;
    const leadsOn = players.hear(entry, match, isNewTurn);
    this.#thoughts?.add(entry);
    this.#told++;
    this.lastMove = time;
    if (isSealed) {
      if (!match.pending.some((open) => open.seat === seat)) players.clocks.answered(seat, time);
      this.projection.tellDecision(seat);
    } else {
      this.#unseal(before.version);
      players.ask(match, time, leadsOn);
      this.#thoughts?.keep(match.pending.map((open) => open.seat));
      this.projection.publish(events, answered);
      // What each decision gives comes back; only what was taken beyond it makes a difference.
      if (players.clocks.bankChanged()) this.projection.tellClocks();
    }
    if (isNewTurn) {
      for (const spent of players.endTurn()) this.projection.tellDecision(spent);
      this.summarize();
    }
    this.late?.add(entry, match.turn);
  }

  #unseal(version: number): void {
    for (const seat of this.players.unseal(version)) this.#context.seatChanged(this.record.id, seat);
  }

  #finish(ranking: MatchRecord['ranking']): void {
    this.#ranking = ranking;
    this.late?.end(this.ending);
    this.projection.tellEnding();
    this.#context.ended(this.record, ranking);
  }
}
