// The scroll position in the picture of the hill (the eye), which goes to what the question needs.
import type { Decision } from '@undertow/client-sdk/index.ts';
import { layout } from '@undertow/web/src/table/kit/layout.svelte.ts';
import { UntilAsked } from '@undertow/web/src/table/kit/until-asked.svelte.ts';
import { untrack } from 'svelte';
import type { View } from '../../client.ts';
import { type Height, heightFor } from './heights.ts';
import { type Tab, tabFor, tabsOf } from './tabs.ts';

/** The position and the question by which the eye moves. */
interface Seen {
  readonly view: View;
  readonly asker: { readonly decision: Decision | null };
  /** What is asked of the seat whose dungeon lies below. */
  readonly promptBelow: string | undefined;
  readonly session: { readonly isMoving: boolean; readonly decision: { readonly number: number } | null };
}

/** What is in sight of the hill; where there is room for one part only, which one. */
export class Eye {
  readonly #seen: Seen;
  /** Where the player has moved the eye. */
  readonly #chosenHeight: UntilAsked<Height>;
  readonly #chosenTab: UntilAsked<Tab>;
  /** Where the eye was before: it stays there while something moves, for what one has done below is seen there. */
  #rested = $state.raw<{ readonly height: Height; readonly tab: Tab }>({ height: 'lane', tab: 'lane' });

  constructor(seen: Seen) {
    this.#seen = seen;
    this.#chosenHeight = new UntilAsked(seen.session);
    this.#chosenTab = new UntilAsked(seen.session);
  }

  readonly #nextHeight: Height = $derived.by(() => heightFor(this.#seen.view, this.#seen.promptBelow, layout.room));
  readonly #nextTab: Tab = $derived.by(() => tabFor(this.#seen.view, this.#seen.asker.decision));
  /** Something moves, and nothing is asked meanwhile. */
  readonly #isMoving: boolean = $derived.by(() => this.#seen.session.isMoving && !this.#seen.asker.decision);
  readonly #followed: { readonly height: Height; readonly tab: Tab } = $derived.by(() => {
    const [height, tab] = [this.#nextHeight, this.#nextTab];
    if (!this.#isMoving) return { height, tab };
    const rested = this.#rested;
    const staysHigh = rested.height !== 'stage' && height !== 'stage';
    const staysInTab = tab !== 'battle' && tabsOf(this.#seen.view).includes(rested.tab);
    return { height: staysHigh ? rested.height : height, tab: staysInTab ? rested.tab : tab };
  });

  /** To be called whenever what it reads has changed. */
  rest(): void {
    const { height, tab } = this.#followed;
    const rested = untrack(() => this.#rested);
    if (height !== rested.height || tab !== rested.tab) this.#rested = { height, tab };
  }

  /** The lane above, one's dungeon below, or the stage of the battle. */
  readonly height: Height = $derived.by(() => this.#chosenHeight.value ?? this.#followed.height);
  readonly tab: Tab = $derived.by(() => this.#chosenTab.value ?? this.#followed.tab);

  look(height: Height): void {
    this.#chosenHeight.value = height;
  }

  show(tab: Tab): void {
    this.#chosenTab.value = tab;
  }
}
