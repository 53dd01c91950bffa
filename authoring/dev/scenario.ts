// A rule case from where a match stands: its last rest, what was answered since, and what is asked there. Its author writes on.
import type { Decision } from '@undertow/shared/table/game.ts';
import { laidOut } from '@undertow/shared/table/laid-out.ts';
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
  return `${laidOut([scenario], 120)}\n`;
}

function offeredIn({ seat, prompt, choice }: Decision) {
  return 'options' in choice ? [{ offered: { seat, prompt, options: choice.options } }] : [];
}
