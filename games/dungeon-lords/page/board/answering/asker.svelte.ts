// The question that is put to this seat, and what was pressed for it so far.
import type { Decision, Json } from '@undertow/client-sdk/index.ts';
import type { TextStore } from '@undertow/web/src/browser/storage.ts';
import type { TableSession } from '@undertow/web/src/match/table-session.svelte.ts';
import { Answering } from '@undertow/web/src/table/kit/answering.svelte.ts';
import { StoredDraft } from '@undertow/web/src/table/kit/stored-draft.ts';
import type { DungeonLords } from '../../../client.ts';
import { cellName } from '../../../rules/geometry.ts';
import type { Cell } from '../../../rules/state.ts';
import { type Draft, draftOf, type Picks, picksOf, without } from './drafts.ts';

interface Manners {
  /** Where what is begun of an answer is kept. */
  readonly store?: TextStore | undefined;
  /** Whether an answer that one press would give waits for a second one. */
  readonly asksTwice?: (() => boolean) | undefined;
}

interface Begun {
  readonly decision: Decision['number'] | null;
  readonly picks: Picks;
  /** Was pressed once, and waits to be pressed once more. */
  readonly doubt?: string | undefined;
}

export class Asker extends Answering<DungeonLords> {
  readonly #kept: StoredDraft<Begun>;
  readonly #asksTwice: () => boolean;
  #begun = $state.raw<Begun>({ decision: null, picks: [] });

  constructor(session: TableSession<DungeonLords>, { store, asksTwice = () => false }: Manners = {}) {
    super(session, store);
    this.#asksTwice = asksTwice;
    this.#kept = new StoredDraft(session.visit.id, store, isBegun);
    this.#begun = this.#kept.read() ?? this.#begun;
  }

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

  readonly picks: Picks = $derived.by(() => {
    const number = this.decision?.number ?? null;
    return this.#begun.decision === number ? this.#begun.picks : (this.draft?.first ?? []);
  });
  /** What may be pressed now: options, cells, places of a party, or what goes on with what was begun. */
  readonly next: readonly string[] = $derived.by(() => {
    if (!this.decision || this.isSending) return [];
    return this.draft?.next(this.picks) ?? this.#options;
  });
  /** The option that waits to be pressed once more. */
  readonly inDoubt: string | undefined = $derived.by(() =>
    this.decision && this.#begun.decision === this.decision.number ? this.#begun.doubt : undefined,
  );
  readonly ready: Json | undefined = $derived.by(() => {
    const answer = this.draft?.answer(this.picks);
    return answer === undefined || this.session.isEnough?.(answer) === false ? undefined : answer;
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
    return this.draft !== undefined && this.picks.includes(pick);
  }

  /** The place in the sequence of what was pressed, from 1. */
  placeOf(pick: string): number | undefined {
    const at = this.draft ? this.picks.indexOf(pick) : -1;
    return at < 0 ? undefined : at + 1;
  }

  async press(pick: string): Promise<void> {
    const { draft } = this;
    if (this.isSending || !this.decision) return;
    if (draft) {
      if (this.hasPicked(pick) || this.may(pick)) this.#begin(draft.after(this.picks, pick));
      return;
    }
    if (!this.may(pick)) return;
    if (this.#asksTwice() && this.inDoubt !== pick) this.#begin(this.picks, pick);
    else await this.give(this.#answerOf(pick));
  }

  /** Takes one back of what was sent. */
  layAside(pick: string): void {
    this.#begin(without(this.picks, pick));
  }

  /** Lays back what was pressed last. True if there was something. */
  layBack(): boolean {
    if (this.inDoubt !== undefined) {
      this.#begin(this.picks);
      return true;
    }
    if (!this.draft || this.picks.length === 0 || this.decision?.choice.type === 'amount') return false;
    this.#begin(this.picks.slice(0, -1));
    return true;
  }

  async confirm(): Promise<void> {
    if (this.inDoubt !== undefined) await this.press(this.inDoubt);
    else if (this.ready !== undefined) await this.give(this.ready);
  }

  /** Gives the answer that does nothing. */
  async decline(): Promise<void> {
    const declined = this.draft?.declined;
    if (declined !== undefined) await this.give(declined);
  }

  protected override lay(answer: Json): void {
    if (this.draft && this.decision) this.#begin(picksOf(this.decision.choice, answer));
  }

  #answerOf(pick: string): Json {
    const choice = this.decision?.choice;
    if (choice?.type === 'amount') return Number(pick);
    if (choice?.type !== 'form') return pick;
    return choice.form === 'position' ? Number(pick) : pick.split(',').map(Number);
  }

  #begin(picks: Picks, doubt?: string): void {
    this.#begun = { decision: this.decision?.number ?? null, picks, doubt };
    this.#kept.write(this.#begun);
  }
}

function placesFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}

function isBegun(kept: unknown): kept is Begun {
  const { decision, picks } = (kept ?? {}) as Partial<Begun>;
  return typeof decision === 'number' && Array.isArray(picks);
}
