// The lines of a transcript: a decision, an event, a position.
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Choice, Decision, Game, Shown, Viewer } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import { viewOf } from '@undertow/shared/table/view.ts';
import { beyond, isEmpty, NAMES, show, showFields } from './show.ts';

const ANSWERS_COUNTED = 500;

/** What is asked now, each with its text as long as it is open. */
export function openDecisions<S, E, V extends Shown, O>(match: Match<S, E, V, O>): Map<Decision, string> {
  const asked = match.asked('spectator');
  return new Map(
    match.pending.map((decision) => {
      const { seat, prompt, choice } = decision;
      const shown = asked.find((other) => other.seat === seat && other.prompt === prompt)?.choice;
      return [decision, `${NAMES[seat]} ${prompt}: ${optionsText(match.game, choice, shown)}`];
    }),
  );
}

/** The options, in brackets those that no other viewer is shown. */
function optionsText<S, E, V extends Shown, O>(
  { forms }: Game<S, E, V, O>,
  choice: Choice,
  shown: Choice | undefined,
): string {
  if (choice.type === 'one') {
    const known = shown?.type === 'one' ? shown.options : [];
    return choice.options.map((option) => (known.includes(option) ? option : `[${option}]`)).join(', ');
  }
  const { type, ...details } = choice;
  const count = enumerate(choice, ANSWERS_COUNTED, forms).length;
  const what = choice.type === 'form' ? `${choice.form} ${show(sized(choice.data))}` : `${type} ${show(details)}`;
  const text = `${what}, ${count === ANSWERS_COUNTED ? 'many' : count} answers`;
  return shown ? text : `[${text}]`;
}

/** Long lists, such as a hand, only by their sizes. */
function sized(data: unknown): unknown {
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? value.length : value]),
  );
}

/** What all viewers are told, and below it what single seats are told besides. */
export function eventLines<S, E, V extends Shown, O>(game: Game<S, E, V, O>, event: E, seats: number): string[] {
  const known = game.redact(event, 'spectator');
  // An event is an object with a type, or a word alone.
  const { type, ...fields } = {
    type: '(not told to everybody)',
    ...(typeof known === 'string' ? { type: known } : known),
  };
  return [
    `      . ${type}: ${showFields(fields)}`,
    ...besides(seats, (viewer) => game.redact(event, viewer)).map((line) => `      ${line}`),
  ];
}

/** What all viewers see, and what single seats see besides: one line for each thing. */
export function positionLines<S, E, V extends Shown, O>(game: Game<S, E, V, O>, state: S, seats: number): string[] {
  const { seats: owned, ...middle } = viewOf(game, state, 'spectator');
  const entries = Object.entries(middle);
  const [figures, piles] = [false, true].map((isPile) =>
    entries.filter(([, value]) => (typeof value === 'object' && value !== null) === isPile),
  );
  return [
    `  | ${showFields(Object.fromEntries(figures ?? []))}`,
    ...(piles ?? []).map(([key, value]) => `  | ${key}: ${isEmpty(value, key) ? 'nothing' : show(value, key)}`),
    ...owned.map((fields, seat) => `  | ${NAMES[seat]}: ${showFields(fields as object)}`),
    ...besides(seats, (viewer) => viewOf(game, state, viewer)).map((line) => `  ${line}`),
  ];
}

/** What each seat is shown that the spectator is not; of what is its own, without saying so. */
function besides(seats: number, shown: (viewer: Viewer) => unknown): string[] {
  const known = shown('spectator');
  return Array.from({ length: seats }, (_, seat) => {
    const more = beyond(shown(seat), known);
    if (!isObject(more)) return [];
    const { seats: owned, ...rest } = more;
    const { [seat]: own, ...others } = isObject(owned) ? owned : {};
    const fields = showFields({ ...rest, others, ...(own as object | undefined) });
    return [`> ${NAMES[seat]}: ${fields || 'nothing'}`];
  }).flat();
}
