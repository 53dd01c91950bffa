// The words for why a match ended before its game did: who left or gave up.
import type { Player } from '../match/players.ts';
import { t } from '../words/words.svelte.ts';
import { say } from './words.ts';

interface EndedEarly {
  readonly names: readonly string[];
  readonly winners: readonly number[];
  /** Who sat there, where it is known how they went. */
  readonly players: readonly Player[] | undefined;
  /** Whose table it is: `null` for a visitor, and absent in a replay, which does not tell how the other went. */
  readonly mine: number | null | undefined;
}

export function whyEndedEarly({ names, winners, players, mine }: EndedEarly): string {
  const loser = names.findIndex((_, seat) => !winners.includes(seat));
  if (names.length !== 2 || winners.length !== 1) return t('scoring.othersGaveUp');
  const who = names[loser] ?? '';
  if (mine === undefined) return say('leftEarly', { who });
  const hasGivenUp = players?.[loser]?.presence === 'resigned';
  if (loser === mine) return say(hasGivenUp ? 'ownGaveUp' : 'ownLeft');
  return say(hasGivenUp ? 'gaveUp' : 'left', { who });
}
