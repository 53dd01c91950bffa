// The question to this seat as reactive state, with the draft of its answer.
import type { Decision, Json } from '@undertow/client-sdk/index.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import { Answering } from '@undertow/web/src/table/kit/answering.svelte.ts';
import { type Composition, numbersFrom, without } from '@undertow/web/src/table/kit/composing.ts';
import type { DungeonLords } from '../../../client.ts';
import { cellName } from '../../../rules/geometry.ts';
import type { Cell } from '../../../rules/state.ts';
import { draftOf, picksOf } from './drafts.ts';

export class Asker extends Answering<DungeonLords> {
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
    return this.hinting.proposes(this.composition?.declined);
  }

  /** The place in the sequence of what was pressed, from 1. */
  placeOf(pick: string): number | undefined {
    const at = this.picks.indexOf(pick);
    return at < 0 ? undefined : at + 1;
  }

  /** Takes one back of what was sent. */
  layAside(pick: string): void {
    this.change({ picks: without(this.picks, pick) });
  }

  /** One place of several is chosen by one press, although it is a number. */
  protected override compose({ prompt, choice }: Decision): Composition | undefined {
    return prompt === 'spyCard' ? undefined : draftOf(choice);
  }

  protected override optionsOf(decision: Decision): readonly string[] {
    const { choice } = decision;
    if (choice.type === 'amount') return numbersFrom(choice.min, choice.max);
    if (choice.type !== 'form') return super.optionsOf(decision);
    // One cell, or one place of a party.
    const { cells = [], positions = [] } = choice.data as { cells?: readonly Cell[]; positions?: readonly number[] };
    if (choice.form === 'cell') return cells.map(cellName);
    return choice.form === 'position' ? positions.map(String) : [];
  }

  protected override answerOf(pick: string, { choice }: Decision): Json {
    if (choice.type === 'amount') return Number(pick);
    if (choice.type !== 'form') return pick;
    return choice.form === 'position' ? Number(pick) : pick.split(',').map(Number);
  }

  protected override picksOf(answer: Json, { choice }: Decision): Picks {
    return picksOf(choice, answer);
  }
}
