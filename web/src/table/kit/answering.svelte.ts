// Answers the question to the viewer: one answer at a time, with the reason why one was refused.
import type { Decision, GameTypes, Json } from '@undertow/client-sdk/index.ts';
import { Refused } from '@undertow/client-sdk/index.ts';
import type { TextStore } from '../../browser/storage.ts';
import { OwnActs } from '../../match/own-acts.svelte.ts';
import type { TableSession } from '../../match/table-session.svelte.ts';
import { sayProblem } from '../../words/problems.ts';
import { Hinting } from './hinting.svelte.ts';

export class Answering<Game extends GameTypes = GameTypes> {
  readonly session: TableSession<Game>;
  /** The answers that were given at this page. */
  readonly acts: OwnActs;
  readonly hinting: Hinting<Game>;
  /** An answer is on its way. */
  isSending = $state(false);
  /** Why the last answer was not taken. */
  problem = $state<string | undefined>();

  constructor(session: TableSession<Game>, store?: TextStore) {
    this.session = session;
    this.acts = new OwnActs(session.visit.id, store);
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

  async give(answer: Json): Promise<void> {
    const { decision } = this;
    if (!decision || this.isSending) return;
    const { version = 0 } = this.session.visit;
    await this.send(async () => {
      await this.session.answer(answer, decision);
      this.acts.add(version, answer);
    });
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

  /** Lays out an answer that is made of several presses, as if it had been pressed so far. */
  protected lay(_answer: Json): void {}

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
