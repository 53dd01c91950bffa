// The words for a reason why a place cannot be chosen.
import { abyss } from '../words/words.svelte.ts';
import type { Reason } from './why-not.ts';

/** `who` has the turn, or keeps the place. */
export function sayWhy(reason: Reason, who: string): string {
  const { text, race, lord } = abyss();
  switch (reason.why) {
    case 'required':
      return text('board.why.required', { race: race(reason.race) });
    case 'council': {
      const list = reason.stacks.map((stack) => `${race(stack.race)} ${stack.count}`).join(', ');
      return text('board.why.council', { list });
    }
    case 'races':
    case 'points':
      return text(`board.why.${reason.why}`, { n: reason.n });
    case 'keys':
    case 'price':
      return text(`board.why.${reason.why}`, { n: reason.n, of: reason.of });
    case 'dearer':
    case 'cheaper':
    case 'atMost':
      return text(`board.why.${reason.why}`, {
        n: reason.n,
        lords: reason.lords.map((id) => lord(id).name).join(', '),
      });
    case 'disabled':
      return text('board.why.disabled', { lords: reason.lords.map((id) => lord(id).name).join(', ') });
    case 'turn':
    case 'reserved':
      return text(`board.why.${reason.why}`, { who });
    default:
      return text(`board.why.${reason.why}`);
  }
}
