// Hints at the table: asks for one, and shows it until something else is asked.
import type { Decision, GameTypes, Hint } from '@undertow/client-sdk/index.ts';
import { Refused } from '@undertow/client-sdk/index.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import type { TableSession } from '../../match/table-session.svelte.ts';
import { sayProblem } from '../../words/problems.ts';

export class Hinting<Game extends GameTypes = GameTypes> {
  readonly #session: TableSession<Game>;
  readonly #decision: () => Decision | null;
  /** Lays the answer out where it is made of several presses. It is not given. */
  readonly #lay: (answer: Hint['answer']) => void;
  #found = $state.raw<{ readonly number: number; readonly hint: Hint } | undefined>();
  /** The server gives hints for this game. */
  isOffered = $state(false);
  /** A hint has been asked for, and has not come yet. */
  isComing = $state(false);
  /** Why there was none. */
  problem = $state<string | undefined>();

  constructor(session: TableSession<Game>, decision: () => Decision | null, lay: (answer: Hint['answer']) => void) {
    this.#session = session;
    this.#decision = decision;
    this.#lay = lay;
  }

  /** Whether one may have hints: in a lesson that has one, and against bots alone, where nothing is rated. */
  readonly isAllowed: boolean = $derived.by(() => {
    const { seat: own, table, proposal } = this.#session;
    if (proposal) return true;
    const isBot = (taken: (typeof table.seats)[number]) => taken?.person.kind === 'bot' || taken?.resigned === true;
    if (own === null || table.rated || !table.seats.every((taken, seat) => seat === own || isBot(taken))) return false;
    return this.isOffered;
  });

  /** The hint for the current question. */
  readonly now: Hint | undefined = $derived.by(() => {
    const found = this.#found;
    return found && found.number === this.#decision()?.number ? found.hint : undefined;
  });

  /** Whether it proposes this answer. */
  proposes(answer: unknown): boolean {
    return this.now !== undefined && isSame(this.now.answer, answer);
  }

  async ask(): Promise<void> {
    const decision = this.#decision();
    if (!decision || this.isComing || this.now || !this.isAllowed) return;
    this.isComing = true;
    this.problem = undefined;
    try {
      const { proposal, visit } = this.#session;
      const hint = proposal ? { answer: proposal.answer, reason: null } : await visit.hint(decision);
      if (this.#decision()?.number !== decision.number) return;
      this.#found = { number: decision.number, hint };
      this.#lay(hint.answer);
    } catch (error) {
      // Something else is asked by now.
      if (!(error instanceof Refused && error.code === 'stale')) this.problem = sayProblem(error);
    } finally {
      this.isComing = false;
    }
  }
}
