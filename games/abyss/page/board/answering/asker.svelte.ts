// The question that is put to this seat, and what was picked and laid down for it so far.
import type { Decision, Json } from '@undertow/client-sdk/index.ts';
import type { TextStore } from '@undertow/web/src/browser/storage.ts';
import type { TableSession } from '@undertow/web/src/match/table-session.svelte.ts';
import { Answering } from '@undertow/web/src/table/kit/answering.svelte.ts';
import { StoredDraft } from '@undertow/web/src/table/kit/stored-draft.ts';
import { untrack } from 'svelte';
import type { Abyss } from '../../../client.ts';
import { kindOf, type Place } from '../places.ts';
import { type Beginning, type Doubt, isBeginning } from './beginning.ts';
import type { Act } from './line.ts';
import { type Bill, billOf, type Draft, draftOf, nothing, proposals } from './payment.ts';
import { answerBy, answerOf, isConfirmed, mayPick, type Picks, picked, picksOf } from './picking.ts';
import { offBoardPieces, placesOfAnswer, type Question, questionOf } from './question.ts';

interface Manners {
  /** Where what is begun of an answer is kept. */
  readonly store?: TextStore | undefined;
  /** Whether an answer that one press would give waits for a second one. */
  readonly asksTwice?: (() => boolean) | undefined;
}

export class Asker extends Answering<Abyss> {
  readonly #kept: StoredDraft<Beginning>;
  readonly #asksTwice: () => boolean;
  #begun = $state.raw<Beginning>({ decision: null, picks: [], draft: nothing, amount: 0 });

  constructor(session: TableSession<Abyss>, { store, asksTwice = () => false }: Manners = {}) {
    super(session, store);
    this.#asksTwice = asksTwice;
    this.#kept = new StoredDraft(session.visit.id, store, isBeginning);
    this.#begun = this.#kept.read() ?? this.#begun;
  }

  readonly question: Question | null = $derived.by(() => {
    const { decision } = this;
    const view = untrack(() => this.session.view);
    return decision && view ? questionOf(decision, view) : null;
  });

  readonly #beginning: Beginning = $derived.by(() => {
    const number = this.session.decision?.number ?? null;
    return this.#begun.decision === number ? this.#begun : beginningOf(number, this.question);
  });

  readonly picks: Picks = $derived(this.#beginning.picks);
  readonly draft: Draft = $derived(this.#beginning.draft);
  readonly amount: number = $derived(this.#beginning.amount);
  readonly doubt: Doubt | undefined = $derived(this.#beginning.doubt);
  /** The option that waits to be pressed once more. */
  readonly inDoubt: string | undefined = $derived([this.doubt?.answer].flat().find((one) => typeof one === 'string'));
  /** The pieces that are laid out with the question. */
  readonly offBoard: readonly string[] = $derived(this.question ? offBoardPieces(this.question) : []);
  readonly bill: Bill | null = $derived(
    this.question?.kind === 'payment' ? billOf(this.question.data, this.draft) : null,
  );
  /** What would be answered by confirming. */
  readonly ready: Json | undefined = $derived.by(() => {
    const { question, doubt } = this;
    if (doubt) return doubt.answer;
    if (question?.kind === 'amount') return this.amount;
    return this.bill ? this.bill.answer : question ? answerOf(question, this.picks) : undefined;
  });

  /** The kinds of places at which what a hint proposes is pressed. */
  readonly #hinted: readonly Place[] = $derived.by(() => {
    const { question, hinting } = this;
    return question && hinting.now ? placesOfAnswer(question, hinting.now.answer) : [];
  });

  readonly canAnswer: boolean = $derived(this.question !== null && !this.isSending);

  may(at: Place): boolean {
    return this.canAnswer && this.question !== null && mayPick(this.question, this.picks, at);
  }

  hasPicked(at: Place): boolean {
    return this.picks.includes(at) || this.doubt?.picks.includes(at) === true;
  }

  /** Whether a hint proposes what lies there, or what is pressed there. */
  isHinted(at: Place): boolean {
    return this.#hinted.includes(kindOf(at)) && this.may(at);
  }

  /** A click on a button of the line. */
  async act({ option, places, isPick }: Act): Promise<void> {
    const [at] = places;
    await (at && isPick ? this.press(at) : this.give(option, places));
  }

  /** A click on a place of the board. */
  async press(at: Place): Promise<void> {
    if (!this.question || !this.may(at)) return;
    const picks = picked(this.question, this.picks, at);
    const answer = answerBy(this.question, picks);
    if (answer === undefined) this.#begin({ picks });
    else await this.give(answer, picks);
  }

  /** Lays back what was picked last. True if there was something. */
  layBack(): boolean {
    if (this.doubt) {
      this.#begin({});
      return true;
    }
    if (this.picks.length === 0) return false;
    this.#begin({ picks: this.picks.slice(0, -1) });
    return true;
  }

  draw(draft: Draft): void {
    this.#begin({ draft });
  }

  count(amount: number): void {
    const { question } = this;
    if (question?.kind !== 'amount') return;
    this.#begin({ amount: Math.min(question.max, Math.max(question.min, amount)) });
  }

  async confirm(): Promise<void> {
    if (this.ready !== undefined) await this.give(this.ready);
  }

  /** Gives this answer, which was pressed at these places, or waits until it is pressed once more. */
  override async give(answer: Json, picks: Picks = []): Promise<void> {
    const { decision } = this;
    if (!decision || !this.canAnswer) return;
    if (this.#isInDoubt(answer)) this.#begin({ doubt: { answer, picks } });
    else await super.give(answer);
  }

  protected override lay(answer: Json): void {
    const { question } = this;
    if (question?.kind === 'amount') this.count(Number(answer));
    else if (isConfirmed(question)) this.#begin({ picks: picksOf(question, answer as readonly Json[]) });
    else if (question?.kind === 'payment') this.draw(draftOf(question.data, answer) ?? this.draft);
  }

  async order(orders: readonly Abyss['order'][]): Promise<void> {
    await this.send(() => this.session.visit.order(orders));
  }

  #isInDoubt(answer: Json): boolean {
    const { question, doubt } = this;
    const isOnePress = question?.kind === 'one' || (question?.kind === 'some' && !isConfirmed(question));
    return isOnePress && this.#asksTwice() && JSON.stringify(doubt?.answer) !== JSON.stringify(answer);
  }

  #begin(change: Partial<Omit<Beginning, 'decision'>>): void {
    this.#begun = { ...this.#beginning, doubt: undefined, ...change };
    this.#kept.write(this.#begun);
  }
}

function beginningOf(decision: Decision['number'] | null, question: Question | null): Beginning {
  const draft = question?.kind === 'payment' ? (proposals(question.data)[0] ?? nothing) : nothing;
  return { decision, picks: [], draft, amount: question?.kind === 'amount' ? likelyAmount(question) : 0 };
}

/** Pearls are not spent by mistake; of tokens, the first kind is as good as any. */
function likelyAmount({ prompt, min, max }: Extract<Question, { kind: 'amount' }>): number {
  return prompt === 'pearlBoost' ? min : max;
}
