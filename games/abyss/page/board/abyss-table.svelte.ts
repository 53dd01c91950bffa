// The model of a table of Abyss for its page: the position, the players, the seat from which one looks, and the question.
import type { Asked, Decision, Hint, Json } from '@undertow/client-sdk/index.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import type { LogEntry, LogLine } from '@undertow/web/src/match/log.ts';
import type { Player } from '@undertow/web/src/match/players.ts';
import type { TableSession } from '@undertow/web/src/match/table-session.svelte.ts';
import { type HintTalk, type HintWords, hintTalkOf } from '@undertow/web/src/table/kit/hint-line.ts';
import { layout } from '@undertow/web/src/table/kit/layout.svelte.ts';
import { digitIn } from '@undertow/web/src/table/kit/numbering.ts';
import { Since } from '@undertow/web/src/table/kit/since.svelte.ts';
import { type Prompt, TableModel, tableHere } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { TableOptions } from '@undertow/web/src/table/kit/table-options.ts';
import { UntilAsked } from '@undertow/web/src/table/kit/until-asked.svelte.ts';
import { t } from '@undertow/web/src/words/words.svelte.ts';
import type { Abyss, View } from '../../client.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import type { AbyssChip } from '../words/chip.ts';
import { abyss } from '../words/words.svelte.ts';
import { Asker } from './answering/asker.svelte.ts';
import { type Bundle, bundlesOf, emptyLine, type Line, lineOf, type Numbered } from './answering/line.ts';
import { nextPlaces } from './answering/picking.ts';
import LogSign from './LogSign.svelte';
import { type Place, place, type Zone } from './places.ts';
import ChipPicture from './since/ChipPicture.svelte';
import { chipsOf } from './since/chips.ts';
import { teller } from './story-lines.ts';
import { SHOWN } from './subject.ts';
import { type Tab, viewsOf } from './tabs.ts';
import { type Reason, whyNot } from './why-not.ts';

export class AbyssTable extends TableModel<Abyss, Asker> {
  /** Which part was chosen to be shown where there is room for one only. */
  readonly #tab: UntilAsked<Tab>;
  /** A place that was pressed although it may not be chosen. */
  readonly #refused: UntilAsked<Place>;
  /** Whose choices are unfolded above the line. */
  readonly #unfolded: UntilAsked<Zone>;
  /** A Leviathan whose end has been seen. */
  #gone = $state.raw<{ readonly leviathan: string; readonly told: View } | null>(null);

  constructor(session: TableSession<Abyss>, options?: TableOptions) {
    super(session, options, new Asker(session, options));
    this.#tab = new UntilAsked(session);
    this.#refused = new UntilAsked(session);
    this.#unfolded = new UntilAsked(session);
  }

  override readonly since: Since<AbyssChip> = new Since(
    {
      turns: () => this.turnsSince((event) => (event.type === 'turnBegan' ? event : undefined)),
      chipsOf: (turns) => chipsOf(turns, this.shown, (from, to) => this.#answersBetween(from, to)),
      isNarrow: () => layout.isTight,
      say: (chip) => abyss().chip(chip, this.names, this.mine),
    },
    ChipPicture,
  );
  override readonly LogSign = LogSign;
  override readonly subjects = SHOWN;

  #answersBetween(from: number, to: number): readonly string[] | undefined {
    const { acts } = this.asker;
    return acts.reach(from) ? acts.answers(from, to) : undefined;
  }

  readonly #teller = $derived.by(() => teller(abyss(), this.names, this.mine));

  override tell(last: number): readonly LogLine[] {
    return this.#teller(this.session.log as readonly LogEntry<AbyssEvent>[], last);
  }

  /** It is no longer at the Border, also before that is told. */
  get gone(): string | null {
    return this.#gone?.told === this.settled ? this.#gone.leviathan : null;
  }

  sink(leviathan: string): void {
    this.#gone = { leviathan, told: this.settled };
  }

  readonly #context = $derived.by(() => ({ view: this.askedOn, names: this.names, seat: this.mine }));

  protected override promptOf(decision: Decision): Prompt {
    return abyss().prompt(decision, this.#context);
  }

  override waiting(asked: readonly Asked[]): readonly (readonly Part[])[] {
    return abyss().waiting(asked, this.#context);
  }

  protected override labelOf(option: string): string {
    return abyss().option({ prompt: this.asker.question?.prompt ?? '' }, option, { names: this.names });
  }

  protected override hintTalk(): HintTalk {
    const words = abyss();
    return hintTalkOf(words, {
      answer: (answer) => this.#sayAnswer(answer),
      opens: (what, id) => (what === 'lords' ? words.text('hintWhy.opens', { lord: words.lord(id).name }) : undefined),
      burdens: ['rivals'],
    });
  }

  /** What a hint proposes, where that is one of the choices, and why. */
  protected override hintOf(hint: Hint): HintWords {
    const { why, figures } = super.hintOf(hint);
    const what = this.#sayAnswer(hint.answer);
    return { why: what ? `${what}: ${why}` : why, figures };
  }

  #sayAnswer(answer: Json): string | undefined {
    return typeof answer === 'string' ? this.labelOf(answer) : undefined;
  }

  /** The buttons of the question. */
  readonly line: Line = $derived.by(() => {
    const { question, picks } = this.asker;
    return question ? lineOf(question, picks, (option) => this.labelOf(option)) : emptyLine;
  });
  /** That one's turn has come, in words, where the question does not say so itself, or not the whole of it. */
  readonly turnWord: string | undefined = $derived.by(() => {
    if (!this.since.isOwnTurn) return undefined;
    if (this.settled.ending !== null) return t('table.yourLastTurn');
    return this.asker.decision?.prompt === 'mainDecision' ? undefined : t('table.yourTurn');
  });

  override get call(): string {
    return this.turnWord && this.prompt ? `${this.turnWord}. ${this.prompt.title}` : super.call;
  }

  /** The choices that are unfolded above the line. */
  readonly unfolded: Bundle | undefined = $derived.by(() =>
    bundlesOf(this.line).find(({ zone }) => zone === this.#unfolded.value),
  );
  /** What digits pick: of what is unfolded, or else of the line. */
  readonly numbered: readonly (Numbered | undefined)[] = $derived.by(() => this.unfolded?.acts ?? this.line.numbered);
  readonly hasKraken: boolean = $derived.by(() => this.view.expansions.kraken !== undefined);
  readonly hasLeviathan: boolean = $derived.by(() => this.view.expansions.leviathan !== undefined);
  readonly #sentinels = $derived.by(() => this.view.expansions.kraken?.sentinels);

  /** The letter of the seat that reserves this place. */
  reservedBy(at: Place): Player | undefined {
    const sentinel = Object.values(this.#sentinels ?? {}).find(({ on }) => on === at);
    return sentinel && this.players[sentinel.seat];
  }

  /** The Sentinels that stand in front of this seat. */
  sentinelsOf(seat: number): string[] {
    return Object.entries(this.#sentinels ?? {}).flatMap(([lord, one]) =>
      one.seat === seat && one.on === null ? [lord] : [],
    );
  }

  readonly tab: Tab = $derived.by(() => {
    const { shown } = this.since;
    if (shown) return viewsOf([...shown.to, ...shown.from], (id) => this.#owns(id))[0] ?? 'players';
    return this.#tab.value ?? this.suggestedTabs[0] ?? this.#tab.last ?? 'dive';
  });

  /** A Location comes to the viewer, and is still on its way. */
  readonly isTaking: boolean = $derived.by(() => {
    const heldIn = (view: Abyss['view']) => (this.mine === null ? 0 : (view.seats[this.mine]?.locations.length ?? 0));
    return heldIn(this.view) > heldIn(this.settled);
  });

  /** The parts of the board in which the answer goes on. */
  readonly suggestedTabs: readonly Tab[] = $derived.by(() => {
    const { question, picks } = this.asker;
    return question ? viewsOf(nextPlaces(question, picks), (id) => this.#owns(id)) : [];
  });

  #owns(lord: string): boolean {
    return this.view.seats[this.shown]?.lords.some(({ id }) => id === lord) ?? false;
  }

  /** What stands on its button. */
  nameOf(one: Numbered): string {
    return 'acts' in one ? abyss().bundle({ prompt: this.asker.question?.prompt ?? '' }, one.zone) : one.label;
  }

  /** The digit that picks this; `undefined` where there is none. */
  digitOf(one: Numbered): number | undefined {
    return digitIn(this.numbered, one);
  }

  override pick(digit: number): void {
    const one = this.numbered[digit - 1];
    // A number that is asked for is said as such.
    if (this.asker.question?.kind === 'amount') this.asker.count(digit);
    else if (one && 'acts' in one) this.unfold(one.zone);
    else if (one) void this.asker.act(one);
  }

  /** A payment is called off as a whole. */
  override layBack(): boolean {
    const isPaying = this.asker.question?.kind === 'payment';
    if (isPaying) void this.asker.give('cancel');
    return isPaying || super.layBack();
  }

  unfold(zone: Zone | null): void {
    this.#unfolded.value = zone ?? undefined;
  }

  /** Says why this place may not be chosen, until something else is asked. */
  refuse(at: Place | null): void {
    this.#refused.value = at ?? undefined;
  }

  readonly refused: { readonly at: Place; readonly reasons: readonly Reason[] } | undefined = $derived.by(() => {
    const at = this.#refused.value;
    if (this.mine === null || this.hasEnded || at === undefined) return undefined;
    const reasons = whyNot(this.view, this.mine, this.session.decision?.prompt, at);
    return reasons.length > 0 ? { at, reasons } : undefined;
  });

  show(tab: Tab): void {
    this.#tab.value = tab;
  }

  /** The place of the next empty space of the track, or the pile itself when there is none. */
  readonly nextSpace: number = $derived.by(() => {
    const { track } = this.view;
    const empty = track.indexOf(null);
    return empty < 0 ? track.length : empty;
  });

  protected override isOver(): boolean {
    return this.settled.ended;
  }
}

export const abyssTable = tableHere<AbyssTable>;

export const EXPLORATION: Place = place('deck', 'exploration');
export const LORDS: Place = place('deck', 'lord');
export const LOCATIONS: Place = place('deck', 'location');
