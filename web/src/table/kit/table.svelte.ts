// The model of a table for its page, whatever is played there: who sits where, from which seat one looks, what is asked, and
// how one answers.
import type { Asked, Decision, GameTypes, Hint, SeatClock } from '@undertow/client-sdk/index.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import { type Component, createContext } from 'svelte';
import {
  type AnsweredFor,
  type AnsweredForAt,
  answeredForIn,
  type Missed,
  missedBy,
} from '../../match/answered-for.ts';
import type { LogLine } from '../../match/log.ts';
import type { Player } from '../../match/players.ts';
import { playersOf } from '../../match/seated.ts';
import { type ToldTurn, type TurnOf, turnsSince } from '../../match/since.ts';
import type { TableSession } from '../../match/table-session.svelte.ts';
import { t } from '../../words/words.svelte.ts';
import { Answering } from './answering.svelte.ts';
import { type HintTalk, type HintWords, hintWords } from './hint-line.ts';
import { Since } from './since.svelte.ts';
import type { TableOptions } from './table-options.ts';
import { mayChoose, type Onlooker, seatShown } from './watching.ts';

/** What the seat is asked, in words. */
export interface Prompt {
  readonly title: string;
  readonly hint: string;
}

/** A game extends it by its own words, and by what else the parts of its board share. */
export class TableModel<Game extends GameTypes = GameTypes, Asker extends Answering<Game> = Answering<Game>> {
  readonly session: TableSession<Game>;
  readonly asker: Asker;
  readonly isAlone: boolean;
  readonly #onWatch: ((seat: number) => void) | undefined;
  /** Over whose shoulder one has chosen to look. */
  #watched = $state<number | null>(null);

  constructor(
    session: TableSession<Game>,
    options: TableOptions = {},
    asker: Answering<Game> = new Answering<Game>(session, options),
  ) {
    const { isAlone = false, onWatch } = options;
    this.session = session;
    this.isAlone = isAlone;
    this.#onWatch = onWatch;
    this.asker = asker as Asker;
  }

  /** A table is drawn only when there is a match. */
  get view(): Game['view'] {
    return this.session.view;
  }

  /** The view once what led there has been seen: for numbers. */
  get settled(): Game['view'] {
    return this.session.settled;
  }

  /** The view when the current question was asked: for the words of the question. */
  get askedOn(): Game['view'] {
    return this.session.askedOn;
  }

  readonly players: readonly Player[] = $derived.by(() => playersOf(this.session.table));
  readonly names: readonly string[] = $derived(this.players.map(({ name }) => name));
  readonly mine: number | null = $derived.by(() => this.session.seat);
  readonly isWatching: boolean = $derived(this.mine === null);
  readonly hasEnded: boolean = $derived.by(() => this.session.ending !== null || this.isOver());
  readonly #onlooker: Onlooker = $derived.by(() => ({
    mine: this.mine,
    chosen: this.#watched,
    hasEnded: this.hasEnded,
  }));
  /** Whether one may choose from whose seat one looks. */
  readonly mayWatch: boolean = $derived(mayChoose(this.#onlooker));
  /** The seat from which one looks. */
  readonly home: number = $derived(seatShown(this.#onlooker));
  /** The seat whose things lie in the place of one's own. */
  readonly shown: number = $derived.by(() => this.visited() ?? this.home);
  /** The others, clockwise. One who is visited has changed places with one's own, and all the rest stay where they are. */
  readonly others: readonly number[] = $derived.by(() =>
    this.players
      .slice(1)
      .map((_, step) => (this.home + step + 1) % this.players.length)
      .map((seat) => (seat === this.shown ? this.home : seat)),
  );
  /** A bot plays one's own seat. */
  readonly isSilent: boolean = $derived.by(() => this.asker.isSilent && !this.hasEnded);
  /** Only bots are left, and so the match stands still. */
  readonly isDeserted: boolean = $derived(
    this.players.every(({ presence }) => presence !== 'here' && presence !== 'away'),
  );
  /** The clock that runs for what is asked: of this seat, or else of the first that is asked. */
  readonly clock: SeatClock | undefined = $derived.by(() => {
    const { session, asker, mine } = this;
    const asked = asker.decision ? mine : session.asked[0]?.seat;
    return this.isSilent ? undefined : session.clocks.find(({ seat }) => seat === asked);
  });
  /** What the others did since one's last turn. A game that tells it puts its own in the place of this. */
  readonly since: Since = new Since({ turns: () => null, chipsOf: () => [], isNarrow: () => false, say: () => [] });
  /** The sign in front of a sentence of the log. */
  readonly LogSign: Component<{ readonly parts: readonly Part[] }> | undefined;
  /** The kinds of what a sentence can name, and that can be looked at closely. */
  readonly subjects: readonly string[] = [];
  readonly prompt: Prompt | undefined = $derived.by(() => {
    const { decision } = this.asker;
    return decision ? this.promptOf(decision) : undefined;
  });
  /** What waits to be pressed once more, in words. */
  readonly doubted: string | undefined = $derived.by(() => {
    const { doubt, inDoubt } = this.asker;
    if (!doubt) return undefined;
    return t('table.sure', { what: inDoubt === undefined ? (this.prompt?.title ?? '') : this.labelOf(inDoubt) });
  });
  /** Why a hint proposes its answer, in words. */
  readonly hint: HintWords | undefined = $derived.by(() => {
    const { now } = this.asker.hinting;
    return now && this.hintOf(now);
  });
  /** What a bot or the clock answered in the place of players, by version. */
  readonly answeredFor: AnsweredForAt = $derived.by(() => answeredForIn(this.session.log, this.session.table));
  /** What was answered for the viewer since they last answered themselves. */
  readonly missed: Missed | undefined = $derived.by(() => {
    const { session, asker, mine } = this;
    if (mine === null || this.isAlone || this.isSilent || this.hasEnded) return undefined;
    return missedBy(mine, session.log, asker.acts, session.orders.length > 0);
  });
  /** What of it is shown in the log. */
  sought: Missed | undefined = $state.raw();
  readonly #asked = $derived.by(() => this.session.asked);

  isAsked(seat: number): boolean {
    return this.#asked.some((one) => one.seat === seat);
  }

  /** What gave answers in the place of these seats on the way to these versions: of each seat the first. */
  answeredForAt(versions: readonly number[], seats: readonly number[]): readonly AnsweredFor[] {
    const all = versions.flatMap((version) => this.answeredFor.get(version) ?? []);
    return all.filter(({ seat }, at) => seats.includes(seat) && all.findIndex((one) => one.seat === seat) === at);
  }

  watch(seat: number): void {
    this.#watched = seat;
    this.#onWatch?.(seat);
  }

  /** To the next seat clockwise. */
  watchNext(): void {
    if (this.mayWatch) this.watch((this.home + 1) % this.players.length);
  }

  /** What the seat is told at once; empty while it is asked nothing. */
  get call(): string {
    return this.isSilent ? t('table.silent') : (this.prompt?.title ?? '');
  }

  /** Picks by a digit, from 1: what may be pressed, as it comes. */
  pick(digit: number): void {
    const pick = this.asker.next[digit - 1];
    if (pick !== undefined) void this.asker.press(pick);
  }

  /** Whether there was something to lay back. */
  layBack(): boolean {
    return this.asker.layBack();
  }

  /** The last lines of the log: at least those of so many entries. */
  tell(_last: number): readonly LogLine[] {
    return [];
  }

  /** For whom the table waits, a line for each question. */
  waiting(_asked: readonly Asked[]): readonly (readonly Part[])[] {
    return [];
  }

  /** Runs while the table is drawn, and again when what it reads has changed. */
  whileDrawn(): void {}

  protected promptOf(_decision: Decision): Prompt {
    return { title: '', hint: '' };
  }

  /** An option, as its button says it. */
  protected labelOf(option: string): string {
    return option;
  }

  /** What the game says of a hint. */
  protected hintTalk(): HintTalk | undefined {
    return undefined;
  }

  protected hintOf(hint: Hint): HintWords {
    const { proposal } = this.session;
    const talk = this.hintTalk();
    return proposal || !talk ? { why: proposal?.text ?? '', figures: '' } : hintWords(hint, talk, t);
  }

  /** The turns since the last one that the viewer has played; `null` while theirs is not to be begun. */
  protected turnsSince(turnOf: TurnOf<Game['event']>): readonly ToldTurn<Game['event']>[] | null {
    const { mine, session, asker } = this;
    if (mine === null || this.isAlone || this.hasEnded || this.isSilent || !asker.decision) return null;
    return turnsSince(session.log, mine, turnOf, asker.acts);
  }

  /** The seat that a player looks at meanwhile, in games in which one may. */
  protected visited(): number | null {
    return null;
  }

  /** Whether the view itself says that the game is over, which it may before the server does. */
  protected isOver(): boolean {
    return false;
  }
}

const [here, provide] = createContext<unknown>();

/** The table to which a component belongs. The parts of a game know which model their game has made. */
export function tableHere<Table = TableModel>(): Table {
  return here() as Table;
}

/** To be called by what draws a table: its parts then find it by `tableHere()`. */
export function provideTable<Game extends GameTypes, Asker extends Answering<Game>>(
  model: TableModel<Game, Asker>,
): void {
  $effect(() => model.whileDrawn());
  provide(model);
}
