// The state of the strip of what the others did: its chips, which of them are unfolded, and which is shown again.

import type { Part } from '@undertow/shared/words/parts.ts';
import type { Component } from 'svelte';
import { type Chip, folded, type Item, inOrder, type ToldTurn } from '../../match/since.ts';

type TurnOf<One extends Chip> = ToldTurn<One['told'][number]['event']>;

/** What a game gives the strip. */
export interface SinceSource<One extends Chip> {
  /** `null` while no turn of the viewer waits to be begun. */
  turns(): readonly TurnOf<One>[] | null;
  chipsOf(turns: readonly TurnOf<One>[]): readonly One[];
  /** Whether only few chips are seen at a time. */
  isNarrow(): boolean;
  /** What it tells, in a sentence or two. */
  say(chip: One): readonly Part[];
}

export class Since<One extends Chip = Chip> {
  readonly #source: SinceSource<One>;
  /** The thing that a chip tells of, as small as it can be told apart. */
  readonly Picture: Component<{ readonly picture: unknown }> | undefined;
  /** The first keys of what was folded. */
  #opened = $state.raw<ReadonlySet<string>>(new Set());
  #shown = $state.raw<string>();

  constructor(source: SinceSource<One>, Picture?: Component<{ readonly picture: One['picture'] }>) {
    this.#source = source;
    // It is given what the source has made.
    this.Picture = Picture as typeof this.Picture;
  }

  readonly #turns = $derived.by(() => this.#source.turns());
  /** The viewer's own turn has come, and nothing is done in it yet. */
  readonly isOwnTurn: boolean = $derived(this.#turns !== null);
  readonly chips: readonly One[] = $derived.by(() =>
    this.#turns ? inOrder(this.#source.chipsOf(this.#turns), this.#source.isNarrow()) : [],
  );
  readonly items: readonly Item<One>[] = $derived.by(() => folded(this.chips, this.#opened));
  /** What is seen again on the board. */
  readonly shown: One | undefined = $derived(this.chips.find(({ key }) => key === this.#shown));
  /** Which one that is, from 1. */
  readonly number: number = $derived(this.shown ? this.chips.indexOf(this.shown) + 1 : 0);

  say(chip: One): readonly Part[] {
    return this.#source.say(chip);
  }

  /** Shows it again; what is shown already is closed. */
  press(chip: One): void {
    this.#shown = this.shown?.key === chip.key ? undefined : chip.key;
  }

  open(item: Item<One>): void {
    this.#opened = new Set([...this.#opened, item.key]);
  }

  /** To the next one, or the one before. */
  step(by: 1 | -1): void {
    const next = this.chips.at((this.number - 1 + by) % this.chips.length);
    if (!this.shown || !next) return;
    const fold = this.items.find((item) => 'folded' in item && item.folded.includes(next));
    if (fold) this.open(fold);
    this.#shown = next.key;
  }

  /** Back to the question; false if nothing was shown. */
  close(): boolean {
    const wasShown = this.shown !== undefined;
    this.#shown = undefined;
    return wasShown;
  }
}
