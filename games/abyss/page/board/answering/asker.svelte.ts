// The question to this seat as reactive state, with the draft of its answer.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { AnswerDraft } from '@undertow/web/src/table/kit/answer-draft.ts';
import { Answering } from '@undertow/web/src/table/kit/answering.svelte.ts';
import { untrack } from 'svelte';
import type { Abyss } from '../../../client.ts';
import { kindOf, type Place } from '../places.ts';
import type { Act } from './line.ts';
import { type Bill, billOf, type Draft, draftOf, nothing, proposals } from './payment.ts';
import { answerBy, answerOf, isConfirmed, mayPick, picked, picksOf } from './picking.ts';
import { offBoardPieces, placesOfAnswer, type Question, questionOf } from './question.ts';

interface Begun extends AnswerDraft {
  readonly payment?: Draft;
  readonly amount?: number;
}

export class Asker extends Answering<Abyss, Begun> {
  readonly question: Question | null = $derived.by(() => {
    const { decision } = this;
    const view = untrack(() => this.session.view);
    return decision && view ? questionOf(decision, view) : null;
  });

  /** What is laid down of a payment. */
  readonly draft: Draft = $derived.by(() => this.begun?.payment ?? likelyPayment(this.question));
  readonly amount: number = $derived.by(() => this.begun?.amount ?? likelyAmount(this.question));
  /** The pieces that are laid out with the question. */
  readonly offBoard: readonly string[] = $derived(this.question ? offBoardPieces(this.question) : []);
  readonly bill: Bill | null = $derived(
    this.question?.kind === 'payment' ? billOf(this.question.data, this.draft) : null,
  );

  /** The kinds of places at which what a hint proposes is pressed. */
  readonly #hinted: readonly Place[] = $derived.by(() => {
    const { question, hinting } = this;
    return question && hinting.now ? placesOfAnswer(question, hinting.now.answer) : [];
  });

  override may(at: Place): boolean {
    return this.canAnswer && this.question !== null && mayPick(this.question, this.picks, at);
  }

  override hasPicked(at: Place): boolean {
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
  override async press(at: Place): Promise<void> {
    if (!this.question || !this.may(at)) return;
    const picks = picked(this.question, this.picks, at);
    const answer = answerBy(this.question, picks);
    if (answer === undefined) this.change({ picks });
    else await this.give(answer, picks);
  }

  draw(payment: Draft): void {
    this.change({ payment });
  }

  count(amount: number): void {
    const { question } = this;
    if (question?.kind !== 'amount') return;
    this.change({ amount: Math.min(question.max, Math.max(question.min, amount)) });
  }

  async order(orders: readonly Abyss['order'][]): Promise<void> {
    await this.send(() => this.session.visit.order(orders));
  }

  /** What is pressed are places of the board. */
  protected override compose(): undefined {}

  protected override composed(): Json | undefined {
    const { question } = this;
    if (question?.kind === 'amount') return this.amount;
    return this.bill ? this.bill.answer : question ? answerOf(question, this.picks) : undefined;
  }

  protected override isOnePress(): boolean {
    const { question } = this;
    return question?.kind === 'one' || (question?.kind === 'some' && !isConfirmed(question));
  }

  protected override lay(answer: Json): void {
    const { question } = this;
    if (question?.kind === 'amount') this.count(Number(answer));
    else if (isConfirmed(question)) this.change({ picks: picksOf(question, answer as readonly Json[]) });
    else if (question?.kind === 'payment') this.draw(draftOf(question.data, answer) ?? this.draft);
  }
}

function likelyPayment(question: Question | null): Draft {
  return question?.kind === 'payment' ? (proposals(question.data)[0] ?? nothing) : nothing;
}

/** Pearls are not spent by mistake; of tokens, the first kind is as good as any. */
function likelyAmount(question: Question | null): number {
  if (question?.kind !== 'amount') return 0;
  return question.prompt === 'pearlBoost' ? question.min : question.max;
}
