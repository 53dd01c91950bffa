// A rule case from where a match stands: the position as it is given, and what is asked there. Its author writes on.
import type { Workshop } from './workshop.ts';

export async function scenarioAt(workshop: Workshop, at: number): Promise<string> {
  const { game, course } = workshop.state;
  const position = await workshop.position(at, 'spectator');
  if ('sentence' in position) throw new Error(position.sentence);
  const pending = position.pending.map(({ seat, prompt }) => ({ seat, prompt }));
  const scenario = {
    ...{ id: `${game?.id}-from-answer-${at}`, title: '', game: game?.id, seats: course.seats, options: course.options },
    given: position.state,
    play: [{ pending }],
  };
  return `${JSON.stringify([scenario], null, 2)}\n`;
}
