// What Dungeon Lords says of a hint.
import type { Decision } from '@undertow/client-sdk/index.ts';
import type { HintTalk } from '@undertow/web/src/table/kit/hint-line.ts';
import { dungeonLords } from './words.svelte.ts';

const REASONS = [
  ...(['points', 'rivals', 'monsters', 'prisoners', 'conquered', 'rooms', 'tunnels'] as const),
  ...(['imps', 'traps', 'gold', 'food', 'evil', 'redMarks', 'later'] as const),
] as const;

export function hintTalk(decision: Pick<Decision, 'prompt'> | null): HintTalk {
  const words = dungeonLords();
  return {
    answer: (answer) => (decision && typeof answer === 'string' ? words.option(decision, answer) : undefined),
    name: (what) => words.gauge(what),
    brings: (what) => words.text('hintBrings', { what }),
    why(what) {
      const reason = REASONS.find((one) => one === what);
      return reason && words.text(`hintWhy.${reason}`);
    },
    burdens: ['rivals', 'conquered', 'evil', 'redMarks'],
  };
}
