// A rule case from where a match stands: its last rest, what was answered since, and what is asked there. Its author writes on.
import type { Decision } from '@undertow/shared/table/game.ts';
import type { Workshop } from './workshop.ts';

export async function scenarioAt(workshop: Workshop, at: number): Promise<string> {
  const { game, course } = workshop.state;
  const turn = await workshop.turn(at);
  if ('sentence' in turn) throw new Error(turn.sentence);
  const { rest, answers, pending } = turn;
  const scenario = {
    ...{ id: `${game?.id}-from-answer-${at}`, title: '', game: game?.id, seats: course.seats, options: course.options },
    rest,
    play: [
      ...answers,
      { pending: pending.map(({ seat, prompt }) => ({ seat, prompt })) },
      ...pending.flatMap(offeredIn),
    ],
  };
  return `${laidOut([scenario])}\n`;
}

const LONGEST_LINE = 120;

/** A part of it that fits into a line has one, so that it can be read and written on. */
function laidOut(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LONGEST_LINE) return line;
  const within = `${indent}  `;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    if (part === undefined) return [];
    return `${within}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${laidOut(part, within)}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function offeredIn({ seat, prompt, choice }: Decision) {
  return 'options' in choice ? [{ offered: { seat, prompt, options: choice.options } }] : [];
}
