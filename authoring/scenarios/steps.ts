// Carries out the steps of a scenario, up to the first that fails.
import type { Decision } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Play } from './adapter.ts';
import { mismatches } from './matching.ts';
import { offeredDifferently } from './offered.ts';
import type { Ready } from './read.ts';
import type { Asked, Step } from './scenario.ts';
import { type Shape, show } from './shape.ts';

/** Why the scenario fails; `undefined` if it passes. */
export function failureOf({ scenario, table }: Ready): string | undefined {
  let place = 'given';
  try {
    const { given, rest } = scenario;
    const play = rest ? table.goOn(rest) : table.begin(given);
    for (const [i, step] of scenario.play.entries()) {
      place = `step ${i + 1}`;
      const failure = carryOut(play, step, table.position);
      if (failure !== undefined) return `${place}: ${failure}`;
    }
    return undefined;
  } catch (bug) {
    // The rules broke down: that is this scenario's failure, and the others still run.
    return `${place}: the rules broke down: ${bug instanceof Error ? bug.message : String(bug)}`;
  }
}

function carryOut(play: Play, step: Step, shape: Shape): string | undefined {
  switch (step.type) {
    case 'answer':
      return step.refused ? refuse(play, step.asked, step.answer) : answer(play, step.asked, step.answer);
    case 'default':
      return answerForSeat(play, step.asked);
    case 'expect':
      return listed(mismatches(step.position, play.position(), shape, ''));
    case 'view':
      return listed(
        mismatches(step.position, play.view(step.viewer), shape, ''),
        `${step.viewer === 'spectator' ? 'a spectator' : `seat ${step.viewer}`} sees: `,
      );
    case 'offered': {
      const decision = find(play, step.asked);
      return decision ? offeredDifferently(play, decision, step.options) : notAsked(play, step.asked);
    }
    case 'pending':
      return waitsFor(play, step.asked);
    case 'score':
      return play.score() ? undefined : 'this game cannot be ended before its end';
  }
}

function listed(failures: readonly string[], prefix = ''): string | undefined {
  return failures.length > 0 ? `${prefix}${failures.join('; ')}` : undefined;
}

function answer(play: Play, asked: Asked, given: Json): string | undefined {
  const decision = find(play, asked);
  if (!decision) return notAsked(play, asked);
  if (play.answer(asked.seat, given)) return undefined;
  return `${show(given)} is not legal for ${name(asked)}, which offers ${showChoice(decision)}`;
}

/** The time is up: the answer of the game for a player who gives none must be legal. */
function answerForSeat(play: Play, asked: Asked): string | undefined {
  const decision = find(play, asked);
  return decision ? answer(play, asked, play.timeout(decision)) : notAsked(play, asked);
}

/** An answer to what this seat is not asked, or not any more, is refused like one that is not among the options. */
function refuse(play: Play, asked: Asked, given: Json): string | undefined {
  const before = play.trace();
  const other = play.pending.some(({ seat }) => seat === asked.seat) && !find(play, asked);
  if (!other && play.answer(asked.seat, given)) {
    return `${show(given)} is not refused for ${name(asked)}`;
  }
  return play.trace() === before ? undefined : `the position changed although ${show(given)} was refused`;
}

function waitsFor(play: Play, asked: readonly Asked[]): string | undefined {
  const expected = new Set(asked.map(name));
  const actual = new Set(play.pending.map(name));
  if (expected.symmetricDifference(actual).size === 0) return undefined;
  return `pending is ${list(actual)}, expected ${list(expected)}`;
}

function find(play: Play, { seat, prompt }: Asked): Decision | undefined {
  return play.pending.find((decision) => decision.seat === seat && decision.prompt === prompt);
}

function notAsked(play: Play, asked: Asked): string {
  const pending = play.pending.map((decision) => `${name(decision)} with ${showChoice(decision)}`);
  return `${name(asked)} is not pending; pending is ${list(pending)}`;
}

function name({ seat, prompt }: Asked): string {
  return `${prompt} for seat ${seat}`;
}

function list(names: Iterable<string>): string {
  return [...names].join(' and ') || 'nothing';
}

function showChoice(decision: Decision): string {
  const { choice } = decision;
  switch (choice.type) {
    case 'one':
      return show(choice.options);
    case 'some':
    case 'sequence': {
      const size = choice.min === choice.max ? `${choice.min}` : `${choice.min} to ${choice.max}`;
      return `${size} of ${show(choice.options)}${choice.type === 'sequence' ? ' in order' : ''}`;
    }
    case 'amount':
      return `${choice.min} to ${choice.max}`;
    case 'form':
      return show(choice.data);
  }
}
