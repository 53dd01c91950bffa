// A match of any game in the hands of a scenario.
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Decision, Seat, Shown, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { Play, Reader } from './adapter.ts';

export class MatchPlay<State, Event, View extends Shown, Options> implements Play {
  #match: Match<State, Event, View, Options>;
  readonly #reader: Reader<State, Event, View, Options>;

  constructor(match: Match<State, Event, View, Options>, reader: Reader<State, Event, View, Options>) {
    this.#match = match;
    this.#reader = reader;
  }

  get pending(): readonly Decision[] {
    return this.#match.pending;
  }

  answer(seat: Seat, answer: Json): boolean {
    return this.#match.answer(seat, answer) !== undefined;
  }

  isLegal({ choice }: Decision, answer: Json): boolean {
    return isLegal(choice, answer, this.#match.game.forms);
  }

  timeout(decision: Decision): Json {
    return this.#match.game.timeout(this.#match.state, decision);
  }

  optionsOf({ choice }: Decision): readonly Json[] {
    switch (choice.type) {
      case 'one':
      case 'some':
      case 'sequence':
        return choice.options;
      case 'amount':
        return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => choice.min + i);
      case 'form':
        return this.#reader.formOptions(choice.form, choice.data);
    }
  }

  position(): Json {
    return this.#reader.position(this.#match);
  }

  view(viewer: Viewer): Json {
    return this.#reader.view(this.#match, viewer);
  }

  score(): boolean {
    if (this.#match.outcome) return true;
    const scored = this.#reader.scored?.(this.#match);
    if (scored) this.#match = scored;
    return scored !== undefined;
  }

  trace(): string {
    const { state, pending, outcome } = this.#match;
    return JSON.stringify([state, pending, outcome, this.#match.save()]);
  }
}
