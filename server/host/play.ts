// The one writer of a match: every entry is made, kept in the journal, and told, in this order.
import type { AnyEvent, AnyGame, AnyMatch } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Entry, EntryKind, Held, MatchRecord, Rest } from './archive.ts';
import { Claim } from './claim.ts';
import { isBeyond, isRerunnable, type Move, perform, type Rerun, standAgain } from './course.ts';
import type { Standing } from './hosted-match.ts';
import { LateStage } from './late-stage.ts';
import { Players } from './players.ts';
import { Stage } from './stage.ts';
import type { Situation } from './substitute.ts';
import type { Surroundings } from './surroundings.ts';

/** What is to come when the match is laid to sleep. */
interface Outlook {
  /** When somebody must look at it. */
  readonly due: number;
  /** For how long nobody has been there but bots. */
  readonly silentFor: number | undefined;
}

export class Play {
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly #claim: Claim;
  readonly players: Players;
  readonly stage: Stage;
  /** The same for spectators who are behind, once there are any. */
  late: LateStage | undefined;
  match: AnyMatch;
  /** When something was last done. */
  lastMove: number;
  /** How many entries are told. */
  #told: number;
  #ranking: MatchRecord['ranking'] | undefined;

  /** The match stands where its entries have led. */
  constructor(held: Held, rerun: Rerun, game: AnyGame, around: Surroundings) {
    const { record, entries } = held;
    this.#claim = new Claim(held, around);
    this.#game = game;
    this.#around = around;
    const { match } = rerun;
    this.match = match;
    this.#told = entries.length;
    this.lastMove = entries.at(-1)?.time ?? record.started;
    this.players = new Players(held, game, rerun, around.timers.now());
    const { clocks } = this.players;
    this.stage = new Stage(record.id, match, {
      now: () => around.timers.now(),
      clocks: () => clocks.shown(),
      until: (seat) => clocks.shownDeadline(seat),
      orders: (seat) => this.players.of(seat).orders,
      ending: () => this.ending,
      failed: (failure) => around.report('somebody could not be told', record.id, { failure }),
    });
  }

  get record(): MatchRecord {
    return this.#claim.record;
  }

  get rest(): Rest | null {
    return this.#claim.rest;
  }

  /** Somebody else plays the match now. */
  get isLost(): boolean {
    return this.#claim.isLost;
  }

  get isInDoubt(): boolean {
    return this.#claim.isInDoubt;
  }

  lose(): void {
    this.#claim.lose();
  }

  get hasEnded(): boolean {
    return this.#ranking !== undefined;
  }

  get isBotAsked(): boolean {
    return !this.hasEnded && this.match.pending.some(({ seat }) => this.players.seats[seat]?.isAutomatic);
  }

  get ending() {
    const { seed } = this.record;
    return this.#ranking === undefined ? null : { ranking: this.#ranking as Seat[][] | null, seed };
  }

  /** Where the match is, and whom it waits for. */
  get standing(): Standing {
    const { match, players } = this;
    const asked = match.asked('spectator').map(({ seat }) => seat);
    return { version: match.version, turn: match.turn, asked, since: players.askedAt };
  }

  /** What a refusal tells the seat. */
  whatIsAsked(seat: Seat) {
    return { decision: this.stage.decisionOf(seat) ?? null };
  }

  /** What decides who answers when the player does not. */
  get situation(): Situation {
    const { match, players, record } = this;
    const { botPace, autopilot, report } = this.#around;
    return {
      match,
      players,
      botPace,
      autopilot: (bot) => autopilot(record.game, bot),
      report: (problem, details) => report(problem, record.id, details),
    };
  }

  /** How many entries lead to where this stage stands. */
  shownOn(stage: Stage): number {
    return stage === this.stage ? this.#told : (this.late?.shown ?? 0);
  }

  /** The seat is played by this bot for good. */
  async replace(seat: Seat, bot: string): Promise<void> {
    const { settings } = this.record;
    await this.#claim.resettle({ ...settings, bots: settings.bots.with(seat, bot) });
    const player = this.players.of(seat);
    player.bot = bot;
    player.orders = [];
  }

  async order(seat: Seat, orders: readonly Json[]): Promise<void> {
    await this.#claim.keepOrders(seat, { turn: this.match.turn, orders });
    this.players.of(seat).orders = orders;
    this.stage.tellDecision(seat);
  }

  async look(): Promise<Standing> {
    await this.steady();
    return this.standing;
  }

  /** Makes sure that the match in memory is what is kept of it. What was kept after all is told now. */
  async steady(): Promise<void> {
    this.#claim.mustHold();
    if (!this.#claim.isInDoubt) return;
    const held = await this.#claim.renew((kept) => !isBeyond(this.#game, kept));
    if (!held) return this.#finish(this.record.ranking);
    const { entries } = held;
    this.match = standAgain(this.#game, { ...held, entries: entries.slice(0, this.#told) }).match;
    this.stage.recast(this.match);
    this.players.recallOrders(held, this.match);
    for (const entry of entries.slice(this.#told)) {
      const before = this.#place();
      this.#tell(entry, perform(this.match, entry) ?? [], before);
    }
    // Nobody could answer meanwhile, so nobody's time has run.
    this.players.ask(this.match, this.#around.timers.now());
    this.stage.tellClocks();
  }

  /** Makes the entry, keeps it, and tells of it. Nothing is told, and nothing acknowledged, that is not kept. */
  async keep(seat: Seat, kind: EntryKind, answer?: Answer, message?: string): Promise<void> {
    const before = this.#place();
    const move: Move = { seat, kind, ...(answer === undefined ? {} : { answer }) };
    const events = this.#perform(move);
    const time = this.#around.timers.now();
    const bank = this.players.clocks.bank(seat, time);
    const entry: Entry = { ...move, time, bank, ...(message === undefined ? {} : { message }) };
    await this.#claim.append(entry);
    this.#tell(entry, events, before);
  }

  /** Leaves memory: what the match needs to come back, and when it must, is kept. */
  async layDown(outlook: Outlook): Promise<void> {
    await this.steady();
    const { due, silentFor } = outlook;
    const now = this.#around.timers.now();
    const { sealed } = this.players;
    const seats = this.players.kept(now);
    const rest: Rest = { save: this.match.save(), entries: this.#told, sealed, seats, ahead: due - now };
    await this.#claim.sleep(due, silentFor === undefined ? rest : { ...rest, silentFor });
  }

  async end(ranking: MatchRecord['ranking']): Promise<void> {
    await this.#claim.end(this.#around.timers.now(), ranking);
    this.#finish(ranking);
  }

  /** The stage for those who must not see everything at once. It may have to catch up first. */
  behind(): LateStage {
    if (!isRerunnable(this, this.#game)) {
      throw new Refusal('conflict', 'This match goes on by new rules. It can be watched when it is over.');
    }
    this.late ??= this.#beginLate();
    return this.late;
  }

  entries(): Promise<readonly Entry[]> {
    return this.#around.archive.entries(this.record.id);
  }

  #beginLate(): LateStage {
    // What is told from here on is added to it as it comes.
    const told = this.#told;
    const late = new LateStage(this.#game, this.record, this.#around, async () =>
      (await this.entries()).slice(0, told),
    );
    late.caughtUp.catch(() => {
      this.late = undefined;
    });
    return late;
  }

  #perform(move: Move): readonly AnyEvent[] {
    let events: readonly AnyEvent[] | undefined;
    try {
      events = perform(this.match, move);
    } catch (bug) {
      // The match has gone back to where it was; what repeats the bug is its seed and its journal, and this entry.
      this.#around.report('a rule broke down', this.record.id, { bug, number: this.#told, move });
      throw new RuleBroken();
    }
    if (!events) {
      throw new Refusal('illegal', 'This is not among the answers that were offered.', this.whatIsAsked(move.seat));
    }
    return events;
  }

  #place() {
    const { version, turn } = this.match;
    return { version, turn };
  }

  #tell(entry: Entry, events: readonly AnyEvent[], before: { readonly version: number; readonly turn: number }): void {
    const { match, players } = this;
    const { seat, time } = entry;
    const isNewTurn = match.turn !== before.turn;
    const leadsOn = players.hear(entry, match, isNewTurn);
    this.#told++;
    this.lastMove = time;
    if (match.version === before.version) {
      if (!match.pending.some((open) => open.seat === seat)) players.clocks.answered(seat, time);
      this.stage.tellDecision(seat);
    } else {
      this.#unseal(before.version);
      players.ask(match, time, leadsOn);
      this.stage.publish(events);
      // What each decision gives comes back; only what was taken beyond it makes a difference.
      if (players.clocks.bankChanged()) this.stage.tellClocks();
    }
    if (isNewTurn) for (const spent of players.endTurn()) this.stage.tellDecision(spent);
    this.late?.add(entry, match.turn);
  }

  #unseal(version: number): void {
    for (const seat of this.players.unseal(version)) this.#around.seatChanged(this.record.id, seat);
  }

  #finish(ranking: MatchRecord['ranking']): void {
    this.#ranking = ranking;
    this.late?.end(this.ending);
    this.stage.tellEnding();
    this.#around.ended(this.record, ranking);
  }
}

/** An answer that cannot be given, because the rules have a bug. */
export class RuleBroken extends Refusal {
  constructor() {
    super('internal', 'The rules broke down over this answer. It was not counted.');
  }
}
