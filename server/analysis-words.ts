// Says answers in words for the terminal: by the sentences of the game, as far as the seat could foresee them, or else by
// what was chosen.
import type { JudgedAnswer } from '@undertow/shared/protocol/analysis.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay } from '@undertow/shared/replay.ts';
import type { AnyMatch, KnownGame } from '@undertow/shared/table/any-game.ts';
import { foreseen } from '@undertow/shared/table/foreseeing.ts';
import type { Answer } from '@undertow/shared/table/game.ts';

/** Answers to the same question in words of their own. */
export type Telling = (asked: Pick<JudgedAnswer, 'move' | 'seat' | 'prompt'>, answers: readonly Answer[]) => string[];

/** Makes the function that says answers in words. It must be called in the order of the match. */
export function tellingOf({ game, narrate, sayAnswer }: KnownGame, replay: Replay): Telling {
  const journaled = beginReplay(game, replay);
  return ({ move, seat, prompt }, answers) => {
    for (const before of replay.moves.slice(journaled.made, move)) journaled.make(before);
    const told = answers.map((answer) => narrated(journaled.match, seat, answer));
    // What is sealed is told of later, and two answers can begin alike.
    const isTold = new Set(told).size === new Set(answers.map(written)).size;
    return answers.map((answer, i) => (isTold && told[i]) || chosen({ prompt, seat }, answer));
  };

  function narrated(match: AnyMatch, seat: number, answer: Answer): string | undefined {
    const lines = narrate?.(foreseen(match, seat, answer), replay.seats, replay.options) ?? [];
    const who = replay.seats[seat] ?? '';
    const others = replay.seats.filter((name) => name !== who);
    // What others do whose turn then comes is told as well.
    return lines.find(
      (line) => line.startsWith(who) || (line.includes(who) && !others.some((name) => line.includes(name))),
    );
  }

  function chosen(asked: Pick<JudgedAnswer, 'seat' | 'prompt'>, answer: Answer): string {
    const { seats, options } = replay;
    return sayAnswer?.(asked, answer, seats, options) ?? `${spaced(asked.prompt)}: ${written(answer)}`;
  }
}

/** `battlePlan`: battle plan. */
function spaced(prompt: string): string {
  return prompt.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** `["dig-tunnels","mine-gold"]`: dig tunnels, mine gold. */
function written(answer: Answer): string {
  if (typeof answer === 'string') return answer.replaceAll('-', ' ').replaceAll(':', ' ') || 'nothing';
  if (Array.isArray(answer)) return answer.length === 0 ? 'nothing' : answer.map(part).join(', ');
  if (typeof answer !== 'object' || answer === null) return String(answer);
  return Object.entries(answer)
    .map(([name, value]) => `${name} ${written(value as Answer)}`)
    .join('; ');
}

function part(item: Answer): string {
  return Array.isArray(item) ? `(${item.join('/')})` : written(item);
}
