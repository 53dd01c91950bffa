// What the parts of the board share: the position, who sits where, from which seat one looks, and the question.
import type { DungeonLords, View } from '@undertow/client-sdk/dungeon-lords.ts';
import { createContext } from 'svelte';
import { layout } from '../../table/kit/layout.svelte.ts';
import { type Company, provideTable, TableModel } from '../../table/kit/table.svelte.ts';
import type { TableSession } from '../../table/table-session.svelte.ts';
import { Asker } from '../asking/asker.svelte.ts';
import { eyeFor, type Height } from './eye.ts';
import { type Tab, tabFor } from './tabs.ts';

type SeatView = View['seats'][number];

export class Hill extends TableModel<DungeonLords, Asker> {
  /** Where the eye was moved by hand, until the next question. */
  #height = $state.raw<{ readonly height: Height; readonly decision: number | null } | null>(null);
  #tab = $state.raw<{ readonly tab: Tab; readonly decision: number | null } | null>(null);

  constructor(session: TableSession<DungeonLords>, company: Company = {}) {
    super(session, company, new Asker(session));
  }

  readonly #number: number | null = $derived.by(() => this.session.decision?.number ?? null);

  /** The seat from which one looks, as all see it and with what is its own. */
  readonly own: SeatView = $derived.by(() => this.view.seats[this.shown] as SeatView);
  readonly isCombat: boolean = $derived.by(() => this.view.phase === 'combat' && !this.view.ended);

  /** What is in sight: the lane above, one's dungeon below, or the stage of the battle. */
  readonly height: Height = $derived.by(() => {
    if (this.#height && this.#height.decision === this.#number) return this.#height.height;
    return eyeFor(this.view, this.asker.decision?.prompt ?? this.session.asked[0]?.prompt);
  });

  readonly tab: Tab = $derived.by(() => {
    if (this.#tab && this.#tab.decision === this.#number) return this.#tab.tab;
    return tabFor(this.view, this.asker.decision?.prompt);
  });

  look(height: Height): void {
    this.#height = { height, decision: this.#number };
  }

  show(tab: Tab): void {
    this.#tab = { tab, decision: this.#number };
  }

  readonly isPhone: boolean = $derived(layout.isPhone);

  protected override isOver(): boolean {
    return this.settled.ended;
  }
}

const [hill, provide] = createContext<Hill>();

export { hill };

export function provideHill(model: Hill): void {
  provide(model);
  provideTable(model);
}
