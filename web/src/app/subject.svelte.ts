// The game that the page is about: by its address, or by the match that it shows.
import { gameAtHand } from './game-at-hand.ts';
import { shownGames } from './games.ts';
import { playedGames } from './played-games.svelte.ts';
import { router } from './router.svelte.ts';

class Subject {
  #ofMatch = $state<string | null>();

  /** `undefined` while the match that is to be shown is not known yet; `null` for a page that is about no game. */
  readonly game: string | null | undefined = $derived.by(() => {
    const { page, params } = router.place;
    const isOfMatch = page === 'table' || page === 'replay' || page === 'moment';
    return isOfMatch ? this.#ofMatch : (params.game ?? null);
  });
  /** The game to which links to other pages lead. */
  readonly gameAtHand: string = $derived(gameAtHand(shownGames(), this.game, playedGames.list));

  /** The page shows a match of this game, or none at all, until what comes back is called. */
  isMatchOf(game: string | null | undefined): () => void {
    this.#ofMatch = game;
    return () => {
      this.#ofMatch = undefined;
    };
  }
}

export const subject = new Subject();
