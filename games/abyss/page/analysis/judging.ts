// How Abyss speaks of answers that are looked back at.
import type { Answer } from '@undertow/shared/table/game.ts';
import type { AskedThen, GameJudging } from '@undertow/web/src/replay/analysis/judging.ts';
import { say } from '@undertow/web/src/replay/analysis/words.ts';
import { formatList } from '@undertow/web/src/words/words.svelte.ts';
import type { Event, View } from '../../client.ts';
import type { Payment } from '../../rules/payment.ts';
import { abyss } from '../words/words.svelte.ts';

export const judging: GameJudging = {
  sayQuestion: ({ decision, view, seat }, names) =>
    abyss().prompt(decision, { view: view as unknown as View, names, seat }).title,
  sayAnswer,
  gauge: (what) => abyss().gauge(what),
  story: (events, names) => abyss().story(events as unknown as Event[], names),
};

function sayAnswer({ decision }: AskedThen, answer: Answer, names: readonly string[]): string {
  const one = (option: string) => abyss().option(decision, option, { names });
  if (typeof answer === 'string') return one(answer);
  if (Array.isArray(answer)) return listed(answer.map((option) => one(String(option))));
  if (typeof answer === 'object' && answer !== null) return listed(alliesOf(answer as unknown as Payment));
  return String(answer);
}

/** One without a Race of its own has the Race that it is given behind a colon. */
function alliesOf({ allies }: Payment): string[] {
  return allies.map((id) => abyss().ally(id.split(':')[0] ?? id));
}

function listed(things: readonly string[]): string {
  return things.length === 0 ? say('none') : formatList(things);
}
