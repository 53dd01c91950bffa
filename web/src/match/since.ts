// The strip of the others' turns since the own last one: which turns are told, in which order, and what is folded.
import { type LogEntry, tellingIn } from './log.ts';

/** The turn that begins with an event, if one does. */
export type TurnOf<Event> = (event: Event) => { readonly seat: number; readonly round: number } | undefined;

export interface ToldEvent<Event> {
  readonly version: number;
  /** Which of those that were told with it. */
  readonly index: number;
  readonly event: Event;
}

/** What was told in one turn, without the event with which it began. */
export interface ToldTurn<Event> {
  readonly seat: number;
  readonly round: number;
  readonly told: readonly ToldEvent<Event>[];
}

/** What the person has answered themselves, as far as it is known here. */
export interface Acts {
  /** Whether it is known from this version on. */
  reach(version: number): boolean;
  /** Whether anything was answered from the one version until the other. */
  between(from: number, to: number): boolean;
}

/** What one chip tells. */
export interface Chip<Picture = unknown, Event = unknown> {
  /** Tells it from all others of the match. */
  readonly key: string;
  /** Whose doing it was. */
  readonly seat: number;
  readonly round: number;
  /** What it was to the viewer: nothing, something for them, or something that hit them. */
  readonly concern: 'none' | 'yours' | 'hit';
  /** It stands before all others. */
  readonly isFirst?: boolean;
  readonly picture: Picture;
  /** What it stands for. */
  readonly told: readonly ToldEvent<Event>[];
  /** Where on the board its cause is, and its effect: the first of each that is there. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A chip, or what one seat did that does not concern the viewer, as one. */
export type Item<One extends Chip> =
  | { readonly key: string; readonly chip: One }
  | { readonly key: string; readonly seat: number; readonly folded: readonly One[] };

/** How many chips stand beside each other before any are folded. */
const MOST_CHIPS = 6;

interface Turn<Event> extends ToldTurn<Event> {
  readonly version: number;
}

/** The turns since the last one that the viewer has played; `null` while no turn of theirs waits to be begun. */
export function turnsSince<Event>(
  log: readonly LogEntry<Event>[],
  mine: number,
  turnOf: TurnOf<Event>,
  acts: Acts,
): readonly ToldTurn<Event>[] | null {
  const turns = turnsFromTheEnd(log, turnOf);
  const { value: now } = turns.next();
  if (now?.seat !== mine || hasActed(now, log, acts)) return null;
  const since: Turn<Event>[] = [];
  for (let next = now, turn = turns.next(); !turn.done; next = turn.value, turn = turns.next()) {
    const { value } = turn;
    const isPlayedByHand = !acts.reach(value.version) || acts.between(value.version, next.version);
    if (value.seat === mine && isPlayedByHand) break;
    since.unshift(value);
  }
  return since;
}

/** Where it is not known, whatever was told since is taken for theirs. */
function hasActed<Event>({ version }: Turn<Event>, log: readonly LogEntry<Event>[], acts: Acts): boolean {
  return acts.reach(version)
    ? acts.between(version, Number.POSITIVE_INFINITY)
    : tellingIn(log).at(-1)?.version !== version;
}

/** What came before the first turn belongs to none. */
function* turnsFromTheEnd<Event>(
  log: readonly LogEntry<Event>[],
  turnOf: TurnOf<Event>,
): Generator<Turn<Event>, undefined> {
  let told: ToldEvent<Event>[] = [];
  for (const { version, events } of log.toReversed()) {
    for (const [index, event] of [...events.entries()].reverse()) {
      const turn = turnOf(event);
      if (turn) {
        yield { ...turn, version, told: told.reverse() };
        told = [];
      } else told.push({ version, index, event });
    }
  }
}

/** Oldest first; but what is to be known before all else, and where one sees few at a time, what has hit the viewer. */
export function inOrder<One extends Chip>(chips: readonly One[], isNarrow: boolean): readonly One[] {
  const rank = ({ isFirst, concern }: One) => (isFirst ? 0 : isNarrow && concern === 'hit' ? 1 : 2);
  return chips.toSorted((one, other) => rank(one) - rank(other));
}

/** Where they are too many, those of a seat that do not concern the viewer stand as one, unless that was opened. */
export function folded<One extends Chip>(chips: readonly One[], opened: ReadonlySet<string>): readonly Item<One>[] {
  let items: readonly Item<One>[] = chips.map((chip) => ({ key: chip.key, chip }));
  const foldable = chips.filter(({ concern, isFirst }) => concern === 'none' && !isFirst);
  for (const [seat, own] of Map.groupBy(foldable, (chip) => chip.seat)) {
    const [first] = own;
    if (items.length <= MOST_CHIPS) break;
    if (!first || own.length < 2 || opened.has(first.key)) continue;
    const keys = new Set(own.map(({ key }) => key));
    items = items.flatMap((item): Item<One>[] => {
      if (!keys.has(item.key)) return [item];
      return item.key === first.key ? [{ key: first.key, seat, folded: own }] : [];
    });
  }
  return items;
}
