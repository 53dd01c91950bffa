// The list of what each person is asked, over all their matches. Each process knows what the matches wait for that live
// there, and tells the others. Of secret answers no other client is told.
import type { AskedAt } from '@undertow/shared/protocol/people.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import { Ledger, type Told } from '../cluster/ledger.ts';
import type { OpenQuestion } from '../host/open-questions.ts';
import type { Timers } from '../scheduling/timers.ts';
import { seatOf, type TableData } from './table-data.ts';

export interface AskedParts {
  readonly bus: Bus;
  readonly timers: Timers;
  readonly tables: { all(): readonly TableData[]; inMemory(table: string): TableData | undefined };
}

/** The number of answers tells which is the newest, when a match has moved from one process to another. */
type Part = { readonly answers: number; readonly questions: OpenQuestion[] };

/** However much is answered, the others are told no more often than this. */
const TOLD_EVERY = 2000;

const PARTS: Topic<Told<Part>> = 'asked';

export class Asked {
  readonly #tables: AskedParts['tables'];
  readonly #ledger: Ledger<Part>;

  constructor({ bus, timers, tables }: AskedParts) {
    this.#tables = tables;
    this.#ledger = new Ledger<Part>({ bus, timers, topic: PARTS, pause: TOLD_EVERY });
  }

  /** The tables where this person has to answer. */
  of(person: string): AskedAt['tables'] {
    return this.#tables.all().flatMap((table) => {
      const own = table.status === 'playing' ? seatOf(table, person) : undefined;
      const question = this.#questions(table.id).find(({ seat }) => seat === own);
      return question ? { id: table.id, prompt: question.prompt, until: question.until } : [];
    });
  }

  /** After so many answers in a match that lives here. */
  put(table: string, answers: number, questions: readonly OpenQuestion[]): void {
    this.#ledger.put(table, { answers, questions: [...questions] });
  }

  /** No seat has to answer where no match runs. */
  tidy(table: string): void {
    if (this.#ledger.here(table) && this.#tables.inMemory(table)?.status !== 'playing') {
      this.#ledger.put(table, undefined);
    }
  }

  #questions(table: string): readonly OpenQuestion[] {
    const here = this.#ledger.here(table);
    const known = here ? [here, ...this.#ledger.elsewhere(table)] : this.#ledger.elsewhere(table);
    return known.sort((a, b) => b.answers - a.answers)[0]?.questions ?? [];
  }
}
