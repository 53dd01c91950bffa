// A match of a game from outside, which is played in a thread: here is how it stands, as the thread last told it.
import type { AnyEvent, AnyGame, AnyMatch, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Beginning } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Act, Acted, MatchInThread, Position, Saved } from './messages.ts';

/** How a match reaches its thread. */
export interface MatchLink {
  begin(match: number, beginning: Beginning): Position;
  act(place: MatchInThread, act: Act): Acted;
  save(place: MatchInThread): Saved;
  /** Who is told what of each event of this position. */
  note(position: Position): void;
}

/** What a host may do with a match: not what bots do with it that try things out. */
type Hosted = Omit<AnyMatch, 'fork' | 'suppose' | 'goOnFrom'>;

export class OutsideMatch implements Hosted {
  readonly game: AnyGame;
  readonly #number: number;
  readonly #link: MatchLink;
  readonly #beginning: Beginning;
  readonly #acts: Act[] = [];
  #position: Position;

  /** As a host takes it, which asks no match to be forked. */
  static begin(game: AnyGame, link: MatchLink, number: number, beginning: Beginning): AnyMatch {
    return new OutsideMatch(game, link, number, beginning) as Hosted as AnyMatch;
  }

  private constructor(game: AnyGame, link: MatchLink, number: number, beginning: Beginning) {
    this.game = game;
    this.#link = link;
    this.#number = number;
    this.#beginning = beginning;
    this.#position = link.begin(number, beginning);
    link.note(this.#position);
  }

  /** The rules have the true one. To them it stands for that: see `OutsideGame`. */
  get state(): Json {
    return this.#position as unknown as Json;
  }

  get rules(): number {
    return this.#position.rules;
  }

  get lost(): number {
    return this.#position.lost;
  }

  get version(): number {
    return this.#position.version;
  }

  get turn(): number {
    return this.#position.turn;
  }

  get depth(): number {
    return this.#position.depth;
  }

  get chance(): AnyMatch['chance'] {
    return this.#position.chance;
  }

  get outcome(): AnyMatch['outcome'] {
    return this.#position.outcome;
  }

  get answered(): AnyMatch['answered'] {
    return this.#position.answered;
  }

  get told(): readonly AnyEvent[] {
    return this.#position.told;
  }

  get pending(): AnyMatch['pending'] {
    return this.#position.pending;
  }

  open(seat: Seat): ReturnType<AnyMatch['open']> {
    return this.#position.open[seat];
  }

  sealed(seat: Seat): ReturnType<AnyMatch['sealed']> {
    return this.#position.sealed[seat] ?? [];
  }

  asked(viewer: Viewer): ReturnType<AnyMatch['asked']> {
    return this.#position.asked[placeOf(viewer)] ?? [];
  }

  view(viewer: Viewer): AnyView {
    const { openView, own } = this.#position;
    if (viewer === 'spectator') return openView;
    return { ...openView, seats: openView.seats.with(viewer, own[viewer] as AnyView['seats'][number]) };
  }

  canTakeBack(seat: Seat): boolean {
    return this.#position.canTakeBack[seat] ?? false;
  }

  answer(seat: Seat, answer: Answer): readonly AnyEvent[] | undefined {
    return this.#act({ seat, answer }) ? this.told : undefined;
  }

  takeBack(seat: Seat): boolean {
    return this.canTakeBack(seat) && this.#act({ seat });
  }

  save(): Saved {
    return this.#link.save(this.#place);
  }

  get #place(): MatchInThread {
    const { length } = this.#acts;
    return { match: this.#number, acts: length, record: { beginning: this.#beginning, acts: this.#acts } };
  }

  #act(act: Act): boolean {
    const position = this.#link.act(this.#place, act);
    if (!position) return false;
    this.#acts.push(act);
    this.#position = position;
    this.#link.note(position);
    return true;
  }
}

/** The place of a viewer where spectators come first. */
export function placeOf(viewer: Viewer): number {
  return viewer === 'spectator' ? 0 : viewer + 1;
}
