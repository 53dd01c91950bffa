// The state of a match's analysis: requested, in progress on the server, and ready.
import type { Analysis, AnalysisState, Client } from '@undertow/client-sdk/index.ts';
import { later } from '../../browser/after.ts';
import { askedWith } from '../../sharing/replay-access.ts';

/** So often one looks how far it is. */
const LOOK_AGAIN = 1500;

type Asks = Pick<Client, 'ask'>;

export class Analysing {
  readonly #client: Asks;
  readonly #path: string;
  /** A visitor without a name becomes a guest before anything is asked for. */
  readonly #comeIn: () => Promise<unknown>;
  #stop = (): void => {};
  #isOver = false;
  state = $state.raw<AnalysisState>();
  failure = $state.raw<unknown>();

  constructor(client: Asks, id: string, comeIn: () => Promise<unknown>, invitation?: string) {
    this.#client = client;
    this.#path = askedWith(`/api/matches/${encodeURIComponent(id)}/analysis`, invitation);
    this.#comeIn = comeIn;
  }

  /** All of it, or what was found so far. */
  get analysis(): Analysis | undefined {
    return this.state?.analysis ?? this.state?.found;
  }

  get isWhole(): boolean {
    return this.state?.state === 'done';
  }

  /** Asks for it unless it is there already, and looks until it is. */
  async begin(): Promise<void> {
    this.failure = undefined;
    try {
      let state = await this.#client.ask<AnalysisState>({ method: 'GET', path: this.#path });
      if (state.state === 'none') {
        await this.#comeIn();
        state = await this.#client.ask<AnalysisState>({ method: 'POST', path: this.#path });
      }
      this.#take(state);
    } catch (failure) {
      this.failure = failure;
    }
  }

  close(): void {
    this.#isOver = true;
    this.#stop();
  }

  #take(state: AnalysisState): void {
    this.state = state;
    if (state.state === 'done' || this.#isOver) return;
    this.#stop = later(LOOK_AGAIN, () => void this.begin());
  }
}
