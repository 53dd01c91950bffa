// Says in words where the game is: the year, and the round of it or of its combat.
import type { View } from '../../client.ts';
import type { DungeonTalk } from '../words/words.svelte.ts';

type Then = Pick<View, 'phase' | 'year' | 'round' | 'combatRound'>;

export function roundWords({ phase, round, combatRound }: Then, { text }: Pick<DungeonTalk, 'text'>): string {
  const isCombat = phase === 'combat' && combatRound > 0;
  return isCombat ? text('board.roundOfCombat', { n: combatRound }) : text('board.round', { n: round });
}

export function whenWords(view: Then, talk: Pick<DungeonTalk, 'text'>): string {
  return [talk.text('board.year', { n: view.year }), roundWords(view, talk)].join(', ');
}
