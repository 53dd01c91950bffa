// The model of a table of Dungeon Lords for its page: the position, the players, the seat from which one looks, and the
// question.
import type { Asked, Decision } from '@undertow/client-sdk/index.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import type { LogEntry, LogLine } from '@undertow/web/src/match/log.ts';
import type { TableSession } from '@undertow/web/src/match/table-session.svelte.ts';
import { derivedSharing } from '@undertow/web/src/table/kit/derived-sharing.ts';
import { type HintTalk, hintTalkOf } from '@undertow/web/src/table/kit/hint-line.ts';
import { layout } from '@undertow/web/src/table/kit/layout.svelte.ts';
import { digitIn } from '@undertow/web/src/table/kit/numbering.ts';
import { Since } from '@undertow/web/src/table/kit/since.svelte.ts';
import { type Prompt, TableModel, tableHere } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { TableOptions } from '@undertow/web/src/table/kit/table-options.ts';
import { UntilAsked } from '@undertow/web/src/table/kit/until-asked.svelte.ts';
import type { DungeonLords, Event } from '../../client.ts';
import type { OrderId, RoomId } from '../../rules/state.ts';
import { dungeonLords } from '../words/words.svelte.ts';
import { type Act, actsOf } from './answering/acts.ts';
import { Asker } from './answering/asker.svelte.ts';
import { costOf } from './answering/costs.ts';
import { Sight } from './battle/sight.svelte.ts';
import { Eye } from './eye.svelte.ts';
import type { Height } from './heights.ts';
import LogSign from './LogSign.svelte';
import { eventsOfRound, type Round, roundOf } from './lane/guests.ts';
import { type Comer, type Comers, comersOf } from './lane/lords-who-may-come.ts';
import type { Refusal } from './mine/why-not.ts';
import type { Forecast } from './planning/forecast.ts';
import { forecastOf, planOf } from './planning/plan.ts';
import { Pointed } from './pointed.svelte.ts';
import type { SeatView } from './seat-view.ts';
import ChipPicture from './since/ChipPicture.svelte';
import { chipsOf, type DungeonChip, toldSince } from './since/chips.ts';
import { teller } from './story-lines.ts';
import { SHOWN } from './subject.ts';
import type { Tab } from './tabs.ts';

/** What is made of several presses, and what leaves that. */
export const DOING = 'do';
export const LEAVING = 'leave';

export class DungeonTable extends TableModel<DungeonLords, Asker> {
  /** How wide these parts were when they were last there: nothing in them is drawn a second time when they come again. */
  readonly widths = $state({ scale: 806, lane: 806, roofs: 806 });
  /** The seat whose dungeon a player looks at, until something else is asked. */
  readonly #visit: UntilAsked<number>;
  /** The seat whose battle stands on the stage, where that is not the one that is fought now. */
  #door = $state.raw<number | null>(null);
  /** Why what was pressed may not be chosen, after so many picks. */
  readonly #refused: UntilAsked<{ readonly why: Refusal; readonly picks: number }>;

  /** The choice that is pointed at: the heroes show what it would do to them, a house what it would bring. */
  readonly pointed = new Pointed<string>();
  /** The place on the scale to which a price leads that is pointed at. */
  readonly pointedEvil = new Pointed<number>();
  /** The room that is pointed at while one chooses what to build: it hangs over the cells where it may stand. */
  readonly pointedRoom = new Pointed<RoomId>();
  /** The battle that stands on the stage. */
  readonly sight: Sight = new Sight(this);

  constructor(session: TableSession<DungeonLords>, options?: TableOptions) {
    super(session, options, new Asker(session, options));
    this.#visit = new UntilAsked(session);
    this.#refused = new UntilAsked(session);
  }

  /** What is asked of the seat whose dungeon lies below: while others dig in theirs, the lane stays in sight. */
  readonly promptBelow: string | undefined = $derived.by(() => {
    const { decision } = this.asker;
    if (decision || this.isOwn) return decision?.prompt;
    return this.session.asked.find(({ seat }) => seat === this.shown)?.prompt;
  });

  /** The seat from which one looks, as all see it and with what is its own. */
  readonly own: SeatView = $derived.by(() => this.view.seats[this.home] as SeatView);
  /** The seat whose dungeon lies below: one's own, or one that is visited. */
  readonly below: SeatView = $derived.by(() => this.view.seats[this.shown] as SeatView);
  /** The same, once what led there has been seen: for numbers. */
  readonly settledBelow: SeatView = $derived.by(() => this.settled.seats[this.shown] as SeatView);
  readonly year: number = $derived.by(() => this.view.year);
  readonly isCombat: boolean = $derived.by(() => this.view.phase === 'combat' && !this.view.ended);
  /** One's own seat lies below, and not one that is visited or looked at over a shoulder. */
  readonly isOwn: boolean = $derived(this.mine !== null && this.shown === this.mine);

  readonly #keptRound = derivedSharing<Round>();
  /** Who came to the houses in this round, and what they took. */
  readonly laneRound: Round = $derived.by(() =>
    this.#keptRound(roundOf(this.view, eventsOfRound(this.session.log as readonly LogEntry<Event>[]))),
  );

  /** The orders that are pressed together, or lie sealed. */
  readonly plan: readonly OrderId[] = $derived.by(() => planOf(this));
  readonly #keptForecast = derivedSharing<Forecast | undefined>();
  /** What is certain of the plan. */
  readonly ahead: Forecast | undefined = $derived.by(() => this.#keptForecast(forecastOf(this, this.plan)));

  readonly #keptComers = derivedSharing<Comers>();
  readonly #comers: Comers = $derived.by(() => this.#keptComers(comersOf(this)));

  /** Who may still come to this house. */
  comersTo(order: OrderId): readonly Comer[] {
    return this.#comers[order] ?? [];
  }

  override readonly since: Since<DungeonChip> = new Since(
    {
      turns: () => this.#toldSince(),
      chipsOf: (turns) => chipsOf(turns, this.home),
      isNarrow: () => layout.isTight,
      say: (chip) => this.#sayChip(chip),
    },
    ChipPicture,
  );
  override readonly LogSign = LogSign;
  override readonly subjects = SHOWN;

  #toldSince() {
    const { mine, session, asker } = this;
    if (mine === null || this.isAlone || this.hasEnded || this.isSilent || !asker.decision) return null;
    return toldSince(session.log as readonly LogEntry<Event>[], mine, asker.acts, this.view.round);
  }

  #sayChip({ told }: DungeonChip): readonly Part[] {
    const events = told.map(({ event }) => event);
    return dungeonLords()
      .story(events, this.names, this.mine)
      .flatMap((parts, i) => [...(i > 0 ? [' '] : []), ...parts]);
  }

  readonly #teller = $derived.by(() => teller(dungeonLords(), this.names, this.mine));

  override tell(last: number): readonly LogLine[] {
    return this.#teller(this.session.log as readonly LogEntry<Event>[], last);
  }

  protected override promptOf(decision: Decision): Prompt {
    return dungeonLords().prompt(decision, { view: this.askedOn, names: this.names });
  }

  override waiting(asked: readonly Asked[]): readonly (readonly Part[])[] {
    return dungeonLords().waiting(asked, { view: this.askedOn, names: this.names });
  }

  protected override labelOf(option: string): string {
    return dungeonLords().option({ prompt: this.asker.decision?.prompt ?? '' }, option);
  }

  protected override hintTalk(): HintTalk {
    const { decision } = this.asker;
    return hintTalkOf(dungeonLords(), {
      answer: (answer) => (decision && typeof answer === 'string' ? this.labelOf(answer) : undefined),
      burdens: ['rivals', 'conquered', 'evil', 'redMarks'],
    });
  }

  readonly #numberedActs: readonly (Act | undefined)[] = $derived.by(() => {
    const { decision } = this.asker;
    if (!decision) return [];
    const { prompt } = decision;
    return actsOf(
      decision,
      (option) => this.labelOf(option),
      (option) => costOf(prompt, option, this.askedOn, this.shown),
    );
  });
  /** The buttons of the question. What leaves it stands last, whatever its digit. */
  readonly acts: readonly Act[] = $derived.by(() => {
    const acts = this.#numberedActs.filter((act) => act !== undefined);
    return acts.toSorted((one, other) => Number(one.tone === 'no') - Number(other.tone === 'no'));
  });

  /** What digits pick: the buttons, the orders in hand, or whether what was begun is done. */
  readonly #digits: readonly (string | undefined)[] = $derived.by(() => {
    if (this.acts.length > 0) return this.#numberedActs.map((act) => act?.option);
    const { decision, composition, next } = this.asker;
    if (decision?.prompt === 'spyCard') return next;
    if (composition?.declined !== undefined) return [DOING, LEAVING];
    return decision?.choice.type === 'sequence' ? this.own.hand : [];
  });

  /** The digit that picks this; `undefined` where there is none. */
  digitOf(option: string): number | undefined {
    return digitIn(this.#digits, option);
  }

  override pick(digit: number): void {
    const option = this.#digits[digit - 1];
    if (option === DOING) void this.asker.confirm();
    else if (option === LEAVING) void this.asker.decline();
    else if (option !== undefined) void this.asker.press(option);
  }

  readonly #eye = new Eye(this);

  override whileDrawn(): void {
    this.#eye.rest();
  }

  get height(): Height {
    return this.#eye.height;
  }

  get tab(): Tab {
    return this.isVisiting ? 'mine' : this.#eye.tab;
  }

  /** The seat whose battle stands on the stage: one's own while one plans, and then the one that is fought. */
  readonly door: number = $derived.by(() => {
    const { toFight } = this.view;
    if (this.#door !== null && this.isCombat) return this.#door;
    // A lesson speaks of the learner's battle, also when another is fought.
    if (this.asker.decision || this.isAlone) return this.mine ?? this.home;
    return toFight[0] ?? this.home;
  });

  /** Shows the battle of this seat; `null` follows the one that is fought. */
  openDoor(seat: number | null): void {
    this.#door = seat;
  }

  /** Says why what was pressed may not be chosen, until something else is. */
  refuse(why: Refusal | undefined): void {
    this.#refused.value = why && { why, picks: this.asker.picks.length };
  }

  readonly refusal: Refusal | undefined = $derived.by(() => {
    const refused = this.#refused.value;
    return refused?.picks === this.asker.picks.length ? refused.why : undefined;
  });

  /** Up is the lane, or the battle while one is fought. */
  lookUp(): void {
    this.#eye.look(this.isCombat ? 'stage' : 'lane');
  }

  lookDown(): void {
    this.#eye.look('dungeon');
  }

  show(tab: Tab): void {
    this.#visit.value = undefined;
    this.#eye.show(tab);
  }

  readonly isVisiting: boolean = $derived(this.shown !== this.home);

  /** Shows the dungeon of this seat in the place of one's own; one's own again leads back. */
  visit(seat: number): void {
    if (this.mayWatch) this.watch(seat);
    else this.#visit.value = seat;
  }

  override layBack(): boolean {
    return this.comeHome() || super.layBack();
  }

  /** Whether there was a visit to come back from. */
  comeHome(): boolean {
    const { isVisiting } = this;
    this.#visit.value = undefined;
    return isVisiting;
  }

  override watchNext(): void {
    this.visit((this.shown + 1) % this.players.length);
  }

  protected override visited(): number | null {
    return (this.mayWatch ? undefined : this.#visit.value) ?? null;
  }

  protected override isOver(): boolean {
    return this.settled.ended;
  }
}

export const dungeonTable = tableHere<DungeonTable>;
