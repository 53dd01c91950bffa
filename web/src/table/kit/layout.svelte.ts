// The layout of the page: the arrangement of the table, and the size of its pieces, for the room that there is. All
// lengths are in the measure of the table, which is zoomed as a whole in a very large window.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { notices } from '../../browser/notices.svelte.ts';
import {
  type Arrangement,
  arrangementFor,
  type Division,
  divisionOf,
  HEIGHT,
  scaleFor,
  WIDTH,
  zoomFor,
} from './arrangement.ts';

class Layout {
  /** How high stands what is shown above the table, in pixels of the window. */
  above = $state(0);
  readonly #taken: number = $derived(notices.height + this.above);
  readonly zoom: number = $derived(zoomFor(innerWidth.current ?? WIDTH, (innerHeight.current ?? HEIGHT) - this.#taken));
  readonly width: number = $derived((innerWidth.current ?? WIDTH) / this.zoom);
  /** The height of the window. Its upper part is taken while operators have something to say. */
  readonly height: number = $derived((innerHeight.current ?? HEIGHT) / this.zoom);
  /** Where the page begins. */
  readonly top: number = $derived(this.#taken / this.zoom);
  /** What the page has of the height. */
  readonly room: number = $derived(this.height - this.top);
  readonly arrangement: Arrangement = $derived(arrangementFor(this.width, this.room));
  readonly scale: number = $derived(scaleFor(this.width, this.room));
  /** What is left of the height beside what was drawn. */
  readonly spare: number = $derived(this.room - HEIGHT * this.scale);
  readonly isPhone: boolean = $derived(this.arrangement === 'phone');
  readonly isLow: boolean = $derived(this.arrangement === 'low');
  /** There is room for one part of the board at a time. */
  readonly isTight: boolean = $derived(this.isPhone || this.isLow);
  readonly division: Division = $derived(divisionOf(this.width, this.room));

  /** There are columns beside the middle of the board. */
  readonly isRoomy: boolean = $derived(this.arrangement === 'wide' || this.arrangement === 'medium');

  /** A size in the reference drawing, as it is here. */
  size(reference: number): number {
    return Math.round(reference * this.scale);
  }
}

export const layout = new Layout();
