// The ground on which the page stands: the sea of the house, the shore where its games meet, or the ground of a game (a
// word, and perhaps one for what lies above it). Its colours stand in a style sheet under `:root[data-ground]`.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { entryOf, PLAIN } from './games.ts';
import { gates } from './gates.ts';
import { offered } from './offered-games.svelte.ts';
import { router } from './router.svelte.ts';
import { subject } from './subject.svelte.ts';

const SEA = 'sea';
const SHORE = 'shore';

class GroundState {
  /** Grounds that parts of the page show instead of the page's own, the latest last. */
  #taken = $state.raw<readonly string[]>([]);
  /** The ground to be shown; `undefined` while it is not known, so that the last one stays. */
  readonly current: string | undefined = $derived(this.#taken.at(-1) ?? ownGround());

  /** Shows this ground until the returned function is called. */
  take(ground: string): () => void {
    this.#taken = [...untrack(() => this.#taken), ground];
    return () => {
      const taken = untrack(() => this.#taken);
      this.#taken = taken.toSpliced(taken.lastIndexOf(ground), 1);
    };
  }
}

/** For a board: it stands on this ground, unless it stands within a page as a picture, which leaves the page its own. */
export function standingOn(taken: string): Attachment<HTMLElement> {
  return (board) => (board.closest('[inert]') ? undefined : ground.take(taken));
}

/** The ground of the page at this address. */
function ownGround(): string | undefined {
  const { worlds } = offered;
  if (router.place.query.table === PLAIN) return SHORE;
  if (router.place.page === 'lobby') return worlds.length > 1 ? SHORE : groundOf(worlds[0] ?? null);
  return groundOf(subject.game);
}

function groundOf(game: string | null | undefined): string | undefined {
  if (game === undefined) return undefined;
  const entry = game === null ? undefined : entryOf(game);
  if (entry?.isPlain) return SHORE;
  // Of a game that is not shown here, and of one without a world, the ground is that of the house.
  if (game === null || !entry?.gate) return SEA;
  const gate = gates.of(game);
  return gate && (gate.world ?? SEA);
}

export const ground = new GroundState();
