// Answers the questions of a plain table: a piece is picked first and then given, a form of the game is written.
import type { Decision, GameTypes, Json } from '@undertow/client-sdk/index.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import { laidOut } from '@undertow/shared/table/laid-out.ts';
import type { TableSession } from '../../match/table-session.svelte.ts';
import { Answering } from '../kit/answering.svelte.ts';
import type { Composition } from '../kit/composing.ts';
import type { TableOptions } from '../kit/table-options.ts';
import type { PlainSource } from './source.ts';

type Rules = Pick<PlainSource, 'game' | 'pieces'>;

export class PlainAnswering extends Answering {
  readonly #rules: Rules;

  constructor(session: TableSession<GameTypes>, options: TableOptions, rules: Rules) {
    super(session, options);
    this.#rules = rules;
  }

  /** Presses a piece, or gives at once what stands on a button. */
  async choose(option: string): Promise<void> {
    const { decision } = this;
    const isAtOnce = decision?.choice.type === 'one' && !isPiece(option, this.#rules);
    if (isAtOnce && this.may(option)) await this.give(option, [option]);
    else await this.press(option);
  }

  /** Takes back all that was picked. */
  clear(): void {
    this.change({ picks: this.composition?.first ?? [] });
  }

  /** Goes on with what was written, or with this amount. */
  set(text: string): void {
    this.change({ picks: [text] });
  }

  /** What was written stays; it is changed where it stands. */
  override layBack(): boolean {
    return this.decision?.choice.type === 'form' && !this.doubt ? false : super.layBack();
  }

  protected override compose(decision: Decision): Composition | undefined {
    const { choice } = decision;
    if (choice.type === 'form') return writtenOf(choice, this.#rules.game);
    if (choice.type === 'one' && choice.options.some((option) => isPiece(option, this.#rules))) {
      return oneOf(choice.options);
    }
    return super.compose(decision);
  }

  protected override lay(answer: Json): void {
    if (this.decision?.choice.type === 'form') this.set(textOfAnswer(answer));
    else super.lay(answer);
  }
}

/** Whether what was written is no JSON, or not what the rules take; `undefined` where it is. */
export function objectionToText(
  text: string,
  choice: Extract<Choice, { type: 'form' }>,
  game: Pick<AnyGame, 'forms'>,
): 'formBroken' | 'formWrong' | undefined {
  const read = parsed(text);
  if (!read) return 'formBroken';
  return formIn(game, choice.form)?.isLegal(choice.data, read.value) === false ? 'formWrong' : undefined;
}

function oneOf(options: readonly string[]): Composition {
  const all = [...new Set(options)];
  return {
    first: [],
    next: () => all,
    after: ([picked], pick) => (picked === pick ? [] : [pick]),
    answer: ([picked]) => picked,
  };
}

/** It begins with an answer that would do. */
function writtenOf(choice: Extract<Choice, { type: 'form' }>, game: AnyGame): Composition {
  const [example = null] = formIn(game, choice.form)?.enumerate(choice.data, 1) ?? [];
  return {
    first: [textOfAnswer(example)],
    next: () => [],
    after: (_, pick) => [pick],
    answer: ([text = '']) =>
      objectionToText(text, choice, game) === undefined ? (parsed(text)?.value ?? null) : undefined,
  };
}

function formIn({ forms }: Pick<AnyGame, 'forms'>, name: string) {
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

function textOfAnswer(answer: Json): string {
  return laidOut(answer, 60);
}

export function parsed(text: string): { readonly value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}

function isPiece(option: string, { pieces }: Rules): boolean {
  return Object.hasOwn(pieces, option);
}
