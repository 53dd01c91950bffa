// What the parts of the board share: the position, who sits where, from which seat one looks, and the question.
import type { Abyss, View } from '@undertow/client-sdk/abyss.ts';
import { createContext } from 'svelte';
import { connection } from '../../app/connection.svelte.ts';
import type { TextStore } from '../../app/storage.ts';
import { type Player, playersAt } from '../../table/players.ts';
import type { TableVisit } from '../../table/visit.svelte.ts';
import { t } from '../../words/words.svelte.ts';
import { Asker } from '../asking/asker.svelte.ts';
import { type Bundle, emptyLine, type Line, lineOf } from '../asking/line.ts';
import { nextPlaces } from '../asking/picking.ts';
import { type Place, place, type Zone } from '../asking/places.ts';
import { abyss } from '../words/words.svelte.ts';
import { type Tab, viewsOf } from './tabs.ts';
import { mayChoose, type Onlooker, seatShown } from './watching.ts';

export interface Company {
  /** Nobody else is at the table: a lesson, or a match that is looked back at. */
  readonly isAlone?: boolean;
  /** Is told over whose shoulder one looks from now on. */
  readonly onWatch?: (seat: number) => void;
  /** Where what is begun of an answer is kept. */
  readonly store?: TextStore;
  readonly asksTwice?: () => boolean;
}

export class Board {
  readonly visit: TableVisit<Abyss>;
  readonly asker: Asker;
  readonly isAlone: boolean;
  readonly #onWatch: ((seat: number) => void) | undefined;
  /** Which part is shown where there is room for one only; `null` follows the question. */
  #tab = $state.raw<{ readonly tab: Tab; readonly decision: number | null } | null>(null);
  /** Whose choices are unfolded above the line. */
  #unfolded = $state.raw<{ readonly zone: Zone; readonly decision: number | null } | null>(null);
  /** Over whose shoulder one has chosen to look. */
  #watched = $state<number | null>(null);

  constructor(visit: TableVisit<Abyss>, { isAlone = false, onWatch, store, asksTwice }: Company = {}) {
    this.visit = visit;
    this.isAlone = isAlone;
    this.#onWatch = onWatch;
    this.asker = new Asker(visit, { store, asksTwice });
  }

  /** The board is drawn only when there is a match. */
  get view(): View {
    return this.visit.view as View;
  }

  readonly players: readonly Player[] = $derived.by(() => playersAt(this.visit.table));
  readonly names: readonly string[] = $derived(this.players.map(({ name }) => name));
  readonly #labelOf = (option: string): string =>
    abyss().option({ prompt: this.asker.question?.prompt ?? '' }, option, { names: this.names });

  /** The buttons of the question. */
  readonly line: Line = $derived.by(() => {
    const { question, picks } = this.asker;
    return question ? lineOf(question, picks, this.#labelOf) : emptyLine;
  });
  /** What waits to be pressed once more, in words. */
  readonly doubted: string | undefined = $derived.by(() => {
    const option = this.asker.inDoubt;
    return option && t('table.sure', { what: this.#labelOf(option) });
  });
  /** The choices that are unfolded above the line. */
  readonly unfolded: Bundle | undefined = $derived.by(() => {
    const decision = this.visit.decision?.number ?? null;
    if (this.#unfolded?.decision !== decision) return undefined;
    return this.line.bundles.find(({ zone }) => zone === this.#unfolded?.zone);
  });
  readonly mine: number | null = $derived.by(() => this.visit.seat);
  readonly isWatching: boolean = $derived(this.mine === null);
  readonly #onlooker: Onlooker = $derived.by(() => ({
    mine: this.mine,
    chosen: this.#watched,
    hasEnded: this.hasEnded,
  }));
  /** Whether one may choose whose water lies at the bottom. */
  readonly mayWatch: boolean = $derived(mayChoose(this.#onlooker));
  readonly shown: number = $derived(seatShown(this.#onlooker));
  /** The others, clockwise. */
  readonly others: readonly number[] = $derived(
    this.players.slice(1).map((_, step) => (this.shown + step + 1) % this.players.length),
  );
  readonly hasKraken: boolean = $derived.by(() => this.view.expansions.kraken !== undefined);
  readonly hasLeviathan: boolean = $derived.by(() => this.view.expansions.leviathan !== undefined);
  readonly isLost: boolean = $derived.by(() => connection.isLost);
  readonly hasEnded: boolean = $derived.by(() => this.visit.ending !== null || this.view.ended);

  /** A bot plays one's own seat. */
  readonly isSilent: boolean = $derived.by(() => this.asker.isSilent && !this.hasEnded);
  /** Nobody is left but bots, and so the match stands still. */
  readonly isDeserted: boolean = $derived(
    this.players.every(({ presence }) => presence !== 'here' && presence !== 'away'),
  );

  readonly #sentinels = $derived.by(() => this.view.expansions.kraken?.sentinels);
  readonly #asked = $derived.by(() => this.visit.asked);

  /** The letter of whoever keeps this place for themselves. */
  reservedBy(at: Place): Player | undefined {
    const sentinel = Object.values(this.#sentinels ?? {}).find(({ on }) => on === at);
    return sentinel && this.players[sentinel.seat];
  }

  /** The Sentinels that stand in front of this seat. */
  sentinelsOf(seat: number): string[] {
    return Object.entries(this.#sentinels ?? {}).flatMap(([lord, one]) =>
      one.seat === seat && one.on === null ? [lord] : [],
    );
  }

  isAsked(seat: number): boolean {
    return this.#asked.some((one) => one.seat === seat);
  }

  readonly tab: Tab = $derived.by(() => {
    const decision = this.visit.decision?.number ?? null;
    if (this.#tab && this.#tab.decision === decision) return this.#tab.tab;
    return this.suggestedTabs[0] ?? this.#tab?.tab ?? 'dive';
  });

  /** The parts of the board in which the answer goes on. */
  readonly suggestedTabs: readonly Tab[] = $derived.by(() => {
    const own = this.view.seats[this.shown]?.lords ?? [];
    const { question, picks } = this.asker;
    return question ? viewsOf(nextPlaces(question, picks), (id) => own.some((lord) => lord.id === id)) : [];
  });

  unfold(zone: Zone | null): void {
    this.#unfolded = zone && { zone, decision: this.visit.decision?.number ?? null };
  }

  show(tab: Tab): void {
    this.#tab = { tab, decision: this.visit.decision?.number ?? null };
  }

  watch(seat: number): void {
    this.#watched = seat;
    this.#onWatch?.(seat);
  }

  /** To the next seat clockwise. */
  watchNext(): void {
    if (this.mayWatch) this.watch((this.shown + 1) % this.players.length);
  }

  /** The place of the next empty space of the track, or the pile itself when there is none. */
  readonly nextSpace: number = $derived.by(() => {
    const { track } = this.view;
    const empty = track.indexOf(null);
    return empty < 0 ? track.length : empty;
  });
}

export const [board, provideBoard] = createContext<Board>();

export const EXPLORATION: Place = place('deck', 'exploration');
export const LORDS: Place = place('deck', 'lord');
export const LOCATIONS: Place = place('deck', 'location');
