// What Abyss says of a hint.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { HintTalk } from '@undertow/web/src/table/kit/hint-line.ts';
import { abyss } from './words.svelte.ts';

const REASONS = ['points', 'rivals', 'lords', 'locations', 'keys', 'monsters', 'pearls', 'allies', 'later'] as const;

export function hintTalk(answer: (answer: Json) => string | undefined): HintTalk {
  const words = abyss();
  return {
    answer,
    name: (what) => words.gauge(what),
    brings: (what) => words.text('hintBrings', { what }),
    why(what) {
      const reason = REASONS.find((one) => one === what);
      return reason && words.text(`hintWhy.${reason}`);
    },
    opens: (what, id) => (what === 'lords' ? words.text('hintWhy.opens', { lord: words.lord(id).name }) : undefined),
    burdens: ['rivals'],
  };
}
