// The question that is put to this seat, and what was pressed for it so far.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import { Answering } from '@undertow/web/src/table/kit/answering.svelte.ts';
import type { DungeonLords } from '../../../client.ts';
import { cellName } from '../../../rules/geometry.ts';
import type { Cell } from '../../../rules/state.ts';
import { type Draft, draftOf, picksOf, without } from './drafts.ts';

export class Asker extends Answering<DungeonLords> {
  /** One place of several is chosen by one press, although it is a number. */
  readonly #isPlace = $derived(this.decision?.prompt === 'spyCard');
  readonly draft: Draft | undefined = $derived(
    this.decision && !this.#isPlace ? draftOf(this.decision.choice) : undefined,
  );
  readonly #options: readonly string[] = $derived.by(() => {
    const choice = this.decision?.choice;
    if (choice?.type === 'one') return [...new Set(choice.options)];
    if (choice?.type === 'amount') return placesFrom(choice.min, choice.max);
    if (choice?.type !== 'form') return [];
    // One cell, or one place of a party.
    const { cells = [], positions = [] } = choice.data as { cells?: readonly Cell[]; positions?: readonly number[] };
    if (choice.form === 'cell') return cells.map(cellName);
    return choice.form === 'position' ? positions.map(String) : [];
  });

  /** What may be pressed now: options, cells, places of a party, or what goes on with what was begun. */
  readonly next: readonly string[] = $derived.by(() => {
    if (!this.decision || this.isSending) return [];
    return this.draft?.next(this.picks) ?? this.#options;
  });

  readonly #hinted: Picks = $derived.by(() => {
    const { decision, hinting } = this;
    return decision && hinting.now ? picksOf(decision.choice, hinting.now.answer) : [];
  });

  /** Whether a hint proposes to press this. */
  isHinted(pick: string): boolean {
    return this.#hinted.includes(pick);
  }

  /** Whether a hint proposes to do nothing. */
  get isHintedToDecline(): boolean {
    return this.hinting.proposes(this.draft?.declined);
  }

  may(pick: string): boolean {
    return this.next.includes(pick);
  }

  hasPicked(pick: string): boolean {
    return this.picks.includes(pick);
  }

  /** The place in the sequence of what was pressed, from 1. */
  placeOf(pick: string): number | undefined {
    const at = this.picks.indexOf(pick);
    return at < 0 ? undefined : at + 1;
  }

  async press(pick: string): Promise<void> {
    const { draft } = this;
    if (!this.canAnswer) return;
    if (!draft) {
      if (this.may(pick)) await this.give(this.#answerOf(pick), [pick]);
    } else if (this.hasPicked(pick) || this.may(pick)) this.change({ picks: draft.after(this.picks, pick) });
  }

  /** Takes one back of what was sent. */
  layAside(pick: string): void {
    this.change({ picks: without(this.picks, pick) });
  }

  /** An amount is changed, and never laid back. */
  override layBack(): boolean {
    return !(this.draft && this.decision?.choice.type === 'amount') && super.layBack();
  }

  /** Gives the answer that does nothing. */
  async decline(): Promise<void> {
    const declined = this.draft?.declined;
    if (declined !== undefined) await this.give(declined);
  }

  protected override lay(answer: Json): void {
    if (this.draft && this.decision) this.change({ picks: picksOf(this.decision.choice, answer) });
  }

  protected override firstPicks(): Picks {
    return this.draft?.first ?? [];
  }

  protected override composed(): Json | undefined {
    return this.draft?.answer(this.picks);
  }

  protected override isOnePress(): boolean {
    return !this.draft;
  }

  #answerOf(pick: string): Json {
    const choice = this.decision?.choice;
    if (choice?.type === 'amount') return Number(pick);
    if (choice?.type !== 'form') return pick;
    return choice.form === 'position' ? Number(pick) : pick.split(',').map(Number);
  }
}

function placesFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}
