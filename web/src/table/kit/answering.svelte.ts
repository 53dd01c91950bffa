// Answers the question to the viewer: keeps what was pressed for it so far, sends one answer at a time, and has the reason why
// one was refused.
import type { Decision, GameTypes, Json } from '@undertow/client-sdk/index.ts';
import { Refused } from '@undertow/client-sdk/index.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { OwnActs } from '../../match/own-acts.svelte.ts';
import type { TableSession } from '../../match/table-session.svelte.ts';
import { sayProblem } from '../../words/problems.ts';
import { type AnswerDraft, type Doubt, type Picks, StoredDraft } from './answer-draft.ts';
import { type Composition, compositionOf } from './composing.ts';
import { Hinting } from './hinting.svelte.ts';
import type { TableOptions } from './table-options.ts';
import { UntilAsked } from './until-asked.svelte.ts';

/** A game whose choices have forms of its own, or are pressed in another way, extends it. */
export class Answering<Game extends GameTypes = GameTypes, Draft extends AnswerDraft = AnswerDraft> {
  readonly session: TableSession<Game>;
  /** The answers that were given at this page. */
  readonly acts: OwnActs;
  readonly hinting: Hinting<Game>;
  readonly #asksTwice: () => boolean;
  readonly #stored: StoredDraft<Draft>;
  readonly #begun: UntilAsked<Draft>;
  /** An answer is on its way. */
  isSending = $state(false);
  /** Why the last answer was not taken. */
  problem = $state<string | undefined>();

  constructor(session: TableSession<Game>, { store, asksTwice = () => false }: TableOptions = {}) {
    this.session = session;
    this.acts = new OwnActs(session.visit.id, store);
    this.#asksTwice = asksTwice;
    this.#stored = new StoredDraft(session.visit.id, store);
    this.#begun = new UntilAsked(this, this.#stored.read());
    this.hinting = new Hinting<Game>(
      session,
      () => this.decision,
      (answer) => this.lay(answer),
    );
  }

  readonly #ownSeat = $derived.by(() => {
    const { seat, table } = this.session;
    return seat === null ? null : (table.seats[seat] ?? null);
  });
  readonly #isPlayedByBot = $derived(this.#ownSeat?.automatic === true);

  /** A bot answers in this seat, until its player says that they are there. */
  readonly isSilent: boolean = $derived.by(
    () => this.#isPlayedByBot && this.session.ending === null && this.#ownSeat?.resigned === false,
  );

  /** What is asked of the viewer: of one whose seat a bot plays, nothing. */
  readonly decision: Decision | null = $derived.by(() => (this.#isPlayedByBot ? null : this.session.decision));

  readonly canAnswer: boolean = $derived.by(() => this.decision !== null && !this.isSending);
  /** `undefined` while nothing is begun. */
  protected readonly begun: Draft | undefined = $derived.by(() => this.#begun.value);
  /** How presses make the answer; `undefined` where one press is the answer. */
  readonly composition: Composition | undefined = $derived.by(() =>
    this.decision ? this.compose(this.decision) : undefined,
  );
  readonly picks: Picks = $derived.by(() => this.begun?.picks ?? this.composition?.first ?? []);
  /** What may be pressed now: options, or what goes on with what was begun. */
  readonly next: readonly string[] = $derived.by(() => {
    if (!this.decision || !this.canAnswer) return [];
    return this.composition?.next(this.picks) ?? this.optionsOf(this.decision);
  });
  readonly doubt: Doubt | undefined = $derived(this.begun?.doubt);
  /** The option that waits to be pressed once more. */
  readonly inDoubt: string | undefined = $derived([this.doubt?.answer].flat().find((one) => typeof one === 'string'));
  /** What would be answered by confirming. */
  readonly ready: Json | undefined = $derived.by(() => {
    const answer = this.doubt ? this.doubt.answer : this.composed();
    return answer === undefined || this.session.isEnough?.(answer) === false ? undefined : answer;
  });

  may(pick: string): boolean {
    return this.next.includes(pick);
  }

  hasPicked(pick: string): boolean {
    return this.picks.includes(pick);
  }

  async press(pick: string): Promise<void> {
    const { decision, composition, picks } = this;
    if (!decision || !this.canAnswer) return;
    if (!composition) {
      if (this.may(pick)) await this.give(this.answerOf(pick, decision), [pick]);
    } else if (this.hasPicked(pick) || this.may(pick)) this.change({ picks: composition.after(picks, pick) });
  }

  /** Gives the answer that does nothing. */
  async decline(): Promise<void> {
    const declined = this.composition?.declined;
    if (declined !== undefined) await this.give(declined);
  }

  /** Gives this answer, which was pressed at these places, or waits until it is pressed once more. */
  async give(answer: Json, picks: Picks = []): Promise<void> {
    const { decision } = this;
    if (!decision || !this.canAnswer) return;
    if (this.isOnePress() && this.#asksTwice() && !isSame(this.doubt?.answer, answer)) {
      this.change({ doubt: { answer, picks } });
      return;
    }
    const { version = 0 } = this.session.visit;
    await this.send(async () => {
      await this.session.answer(answer, decision);
      this.acts.add(version, answer);
    });
  }

  async confirm(): Promise<void> {
    if (this.ready !== undefined) await this.give(this.ready);
  }

  /** Lays back what was pressed last. True if there was something. An amount is changed, and never laid back. */
  layBack(): boolean {
    const { doubt, picks } = this;
    if (!doubt && this.decision?.choice.type === 'amount') return false;
    if (doubt || picks.length > 0) this.change({ picks: doubt ? picks : picks.slice(0, -1) });
    return doubt !== undefined || picks.length > 0;
  }

  async undo(): Promise<void> {
    if (!this.session.canUndo) return;
    await this.send(async () => {
      await this.session.undo();
      this.acts.takeBack();
    });
  }

  /** Takes one's seat over from the bot that plays it. */
  async comeBack(): Promise<void> {
    await this.send(() => this.session.visit.comeBack());
  }

  /** Goes on with what was begun. A change ends a doubt. */
  protected change(change: Partial<AnswerDraft> | Partial<Draft>): void {
    // What a draft has besides is not needed to begin one.
    const value = { picks: this.picks, ...this.begun, doubt: undefined, ...change } as Draft;
    this.#begun.value = value;
    this.#stored.write({ question: this.decision?.number ?? null, value });
  }

  protected compose({ choice }: Decision): Composition | undefined {
    return compositionOf(choice);
  }

  /** What can be pressed where one press is the answer. */
  protected optionsOf({ choice }: Decision): readonly string[] {
    return choice.type === 'one' ? [...new Set(choice.options)] : [];
  }

  /** What such a press answers. */
  protected answerOf(pick: string, _decision: Decision): Json {
    return pick;
  }

  /** The answer that the presses make so far, where it is to be confirmed. */
  protected composed(): Json | undefined {
    return this.composition?.answer(this.picks);
  }

  /** Whether one press answers what is asked. */
  protected isOnePress(): boolean {
    return !this.composition;
  }

  /** The presses that make this answer. */
  protected picksOf(answer: Json, _decision: Decision): Picks {
    return (Array.isArray(answer) ? answer : [answer]).map(String);
  }

  /** Lays out an answer that is made of several presses, as if it had been pressed so far. */
  protected lay(answer: Json): void {
    if (this.composition && this.decision) this.change({ picks: this.picksOf(answer, this.decision) });
  }

  protected async send(ask: () => Promise<void>): Promise<void> {
    this.isSending = true;
    this.problem = undefined;
    try {
      await ask();
    } catch (error) {
      // Something else is asked by now, and that stands on the table already.
      if (!(error instanceof Refused && error.code === 'stale')) this.problem = sayProblem(error);
    } finally {
      this.isSending = false;
    }
  }
}
