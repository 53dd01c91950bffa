// The outcome of a match: the winner, the margin, and the tie-break that decided.
import { type Placing as Placed, placingsOf } from '@undertow/web/src/scoring/placings.ts';
import type { View } from '../../client.ts';
import type { Score } from '../../rules/state.ts';
import { lordFace } from '../art/cards.ts';

/** What points come from, in the order in which they are counted: what only expansions have comes last. */
const OWN = ['locations', 'lords', 'allies', 'tokens'] as const;
const KINDS = [...OWN, 'scourge', 'wound', 'nebulis', 'figure'] as const;
export type Kind = (typeof KINDS)[number];

export interface Placing extends Placed<Score> {
  /** The strongest single Lord, whose portrait stands for the seat. */
  readonly strongest: string | undefined;
}

const SCOURGE = 5;
const FIGURE = -5;

/** What decided: more points, at equal points the Pearls, at equal Pearls the strongest Lord; or nothing did. */
export type Decider = 'points' | 'pearls' | 'lord' | 'shared';

export interface Verdict {
  readonly winners: readonly number[];
  readonly by: Decider;
  /** How many points, Pearls or points of a Lord more than the second; 0 for a shared victory or a single player. */
  readonly margin: number;
}

export function placingsIn({ seats }: View, ranking: readonly (readonly number[])[] | null): readonly Placing[] {
  const scores = seats.map(({ score }) => score);
  return placingsOf(scores, ranking).map((placing) => ({
    ...placing,
    strongest: strongestOf(seats[placing.seat]?.lords ?? []),
  }));
}

export function verdictOf(view: View, placings: readonly Placing[]): Verdict {
  const winners = placings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const [first] = placings;
  const second = placings.find(({ place }) => place > 1);
  if (winners.length > 1) return { winners, by: 'shared', margin: 0 };
  if (!first || !second) return { winners, by: 'points', margin: 0 };
  const pearls = (placing: Placing) => view.seats[placing.seat]?.pearls ?? 0;
  const lord = ({ strongest }: Placing) => (strongest === undefined ? 0 : lordFace(strongest).influence);
  const lead = {
    points: first.score.total - second.score.total,
    pearls: pearls(first) - pearls(second),
    lord: lord(first) - lord(second),
  };
  const by = (['points', 'pearls', 'lord'] as const).find((what) => lead[what] !== 0) ?? 'points';
  return { winners, by, margin: lead[by] };
}

/** What each kind has brought the seat, or has cost it. */
export function pointsOf({ seats, expansions: { kraken, leviathan } }: View, seat: number): Record<Kind, number> {
  const { locations = 0, lords = 0, allies = 0, tokens = 0 } = seats[seat]?.score ?? {};
  return {
    locations,
    lords,
    allies,
    tokens,
    scourge: leviathan?.scourge === seat ? SCOURGE : 0,
    wound: 0 - (leviathan?.wounds[seat] ?? 0),
    nebulis: 0 - (kraken?.nebulis[seat] ?? 0),
    figure: kraken?.figure === seat ? FIGURE : 0,
  };
}

/** The points of a seat that all viewers know: until the end, its Monster tokens are known to that seat alone. */
export function openTotalOf({ seats, ended }: Pick<View, 'seats' | 'ended'>, seat: number): number {
  const { total = 0, tokens = 0 } = seats[seat]?.score ?? {};
  return ended ? total : total - tokens;
}

/** Those that any seat has won or lost points by; for a table, those that everybody can win points by as well. */
export function kindsIn(view: View, { isTable = false } = {}): readonly Kind[] {
  const points = view.seats.map((_, seat) => pointsOf(view, seat));
  return KINDS.filter((kind) => (isTable && isOwn(kind)) || points.some((won) => won[kind] !== 0));
}

function isOwn(kind: Kind): boolean {
  return OWN.some((own) => own === kind);
}

function strongestOf(lords: readonly { readonly id: string }[]): string | undefined {
  return lords.toSorted((a, b) => lordFace(b.id).influence - lordFace(a.id).influence)[0]?.id;
}
