// The functions by which a rule asks. A question with exactly one legal answer is answered here without asking, unless
// the decision says that it is always asked.
import { onlyAnswer } from './choice.ts';
import type { Answer, Answers, Choice, Decision, Flow, Seat } from './game.ts';
import type { Json } from './json.ts';
import { Known, Question } from './small-flows.ts';

/** Asks one seat for one of the options. */
export function choose<Option extends string>(seat: Seat, prompt: string, options: readonly Option[]): Flow<Option> {
  return decide(seat, prompt, { type: 'one', options }) as Flow<Option>;
}

/** As `choose`, where the seat may come back to the same question by calling off what it began. */
export function chooseWithReturn<Option extends string>(
  seat: Seat,
  prompt: string,
  options: readonly Option[],
): Flow<Option> {
  return ask({ seat, prompt, choice: { type: 'one', options } }, true) as Flow<Option>;
}

/** Asks one seat for exactly `count` of the options, which may hold equal ones. */
export function pick<Option extends string>(
  seat: Seat,
  prompt: string,
  options: readonly Option[],
  count: number,
): Flow<readonly Option[]> {
  return ask(some(seat, prompt, options, count)) as Flow<readonly Option[]>;
}

export function some(seat: Seat, prompt: string, options: readonly string[], count: number): Decision {
  return { seat, prompt, choice: { type: 'some', options, min: count, max: count } };
}

/** Asks one seat for exactly `count` of the options, which may hold equal ones, in an order of its choosing. */
export function arrange<Option extends string>(
  seat: Seat,
  prompt: string,
  options: readonly Option[],
  count = options.length,
): Flow<readonly Option[]> {
  return ask({ seat, prompt, choice: { type: 'sequence', options, min: count, max: count } }) as Flow<
    readonly Option[]
  >;
}

/** Asks one seat to fill in a form. A form is always asked. */
export function fill(seat: Seat, prompt: string, form: string, data: Json): Flow<Answer> {
  return decide(seat, prompt, { type: 'form', form, data });
}

/** Asks one seat for whatever choice this is. */
export function decide(seat: Seat, prompt: string, choice: Choice): Flow<Answer> {
  return ask({ seat, prompt, choice });
}

/** Asks one seat even if only one answer is legal: that it is asked must not depend on what it hides. */
export function askAlways(decision: Decision): Flow<Answer> {
  return ask({ ...decision, always: true });
}

/**
 * Asks all at the same time. No answer counts, or is shown, before all are given. A seat with several decisions is asked
 * them one after the other, as they stand here.
 */
export function* everyone(decisions: readonly Decision[]): Flow<readonly Answer[]> {
  const sealed = decisions.map(givenAnswer);
  const answers = sealed.includes(undefined) ? yield { decisions, sealed } : sealed;
  return answers as readonly Answer[];
}

/**
 * Offers the same thing to several, in order of precedence, at the same time. The answers are resolved as if each had
 * been asked in turn: the first that does not decline settles it, and what is behind it never counted.
 */
export function offer(decisions: readonly Decision[], decline: string): Flow<Answers> {
  return decisions.length > 0 ? new Question({ decisions, decline }, allOf) : new Known([]);
}

/** A rule that asks nothing and does nothing. */
export const nothing: Flow = new Known(undefined);

/** The answer that the rules give themselves; `undefined` if the seat has to be asked. */
function givenAnswer({ choice, always }: Decision): Answer | undefined {
  return always ? undefined : onlyAnswer(choice);
}

function ask(decision: Decision, returns?: true): Flow<Answer> {
  const only = givenAnswer(decision);
  if (only !== undefined) return new Known(only);
  return new Question(returns ? { decisions: [decision], returns } : { decisions: [decision] }, firstOf);
}

function firstOf(answers: Answers): Answer {
  return answers[0] as Answer;
}

function allOf(answers: Answers): Answers {
  return answers;
}
