// The router: the current page as reactive state. The truth is the history of the browser.
import { gameAtHand } from './game-at-hand.ts';
import { shownGames } from './games.ts';
import { playedGames } from './played-games.svelte.ts';
import { movedTo, type Place, placeAt } from './routes.ts';

class Router {
  place = $state.raw<Place>(placeAt(location));
  /** What is shown in place of the page itself, by a name that the page knows. The history has it, also after a reload. */
  within = $state<string | undefined>(history.state?.within);
  /** Whether one has come from another page: then a screen reader must be told which page it is. */
  hasMoved = false;

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  /** Puts the address right at which one has come, once the games are known. */
  begin(): void {
    this.place = placeHere();
  }

  /** Goes to an address; with `replace`, the one before cannot be gone back to. One that `stays` is not led to the top. */
  go(path: string, { replace = false, stays = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#look();
    if (!replace && !stays) scrollTo(0, 0);
  }

  /** Shows something in place of the page, from which Back leads to the page again. */
  enter(within: string, path: string = location.href): void {
    history.pushState({ within }, '', path);
    this.within = within;
    scrollTo(0, 0);
  }

  /** Goes back to the page, as Back does; at once, so that two calls go back once. */
  leave(): void {
    if (this.within === undefined) return;
    this.within = undefined;
    history.back();
  }

  /** Links to pages of the client are followed without loading anything anew. To be told of each click on the page. */
  readonly follow = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || placeAt(link).page === 'nowhere') return;
    const isHere = link.pathname === location.pathname && link.search === location.search;
    if (isHere && link.hash !== '') return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.pathname + link.search + link.hash);
  };

  #look(): void {
    this.hasMoved = true;
    this.place = placeHere();
    this.within = history.state?.within;
  }
}

/** Where the browser is; an address that has moved is put right on the way. */
function placeHere(): Place {
  const moved = movedTo(location.pathname, gameAtHand(shownGames(), undefined, playedGames.list));
  if (moved !== undefined) history.replaceState(history.state, '', moved + location.search + location.hash);
  return placeAt(location);
}

export const router = new Router();
