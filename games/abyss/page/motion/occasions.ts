// The great moments beside fights: a Lord recruited, a Location taken, an offer snatched away, the last turns.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Flight, Movement } from '@undertow/web/src/table/kit/movement.ts';
import type { Order, View } from '../../client.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { fits } from '../../rules/orders.ts';
import { RACES, type Race } from '../../rules/races.ts';
import { type EndCause, endCause } from '../../words/end-cause.ts';
import { lordFace } from '../art/cards.ts';
import { type Place, place } from '../board/places.ts';

export type Occasion =
  | WokenMoment
  | SettledMoment
  | StruckMoment
  | GlowMoment
  | RemarkMoment
  | ChangeMoment
  | DecreeMoment;

/** A Lord belongs to a seat from now on. */
export interface WokenMoment {
  readonly kind: 'woken';
  readonly lord: string;
  readonly points: number;
  readonly keys: number;
  /** Before it comes home to the viewer who has paid for it. */
  readonly isOwn: boolean;
}

/** A Location that did not lie open is taken. */
export interface SettledMoment {
  readonly kind: 'settled';
  readonly location: string;
}

/** A Monster of the Dive is fought. */
export interface StruckMoment {
  readonly kind: 'struck';
  readonly at: Place;
  /** Which of its pictures it has. */
  readonly look: number;
}

/** Things light up, one after the other. */
export interface GlowMoment {
  readonly kind: 'glow';
  readonly at: readonly string[];
  readonly tone: 'lure' | 'threat' | 'cold';
}

/** The Court or the Council is another than before: what has changed lights up, and it is said to those who wait. */
export interface ChangeMoment {
  readonly kind: 'change';
  readonly about: 'courtRefilled' | 'councilEmptied';
  readonly at: readonly string[];
  readonly isSaid: boolean;
}

/** What became of an offer for the viewer, said where it was asked. */
export interface RemarkMoment {
  readonly kind: 'remark';
  readonly about: 'offerSnatched' | 'boughtByOrder';
  readonly seat: Seat;
  readonly ally: string;
  readonly price: number;
}

export interface DecreeMoment {
  readonly kind: 'decree';
  readonly seat: Seat;
  readonly cause: EndCause;
}

/** From where the events are seen. */
export interface Onlooker {
  readonly seat: Seat | null;
  /** The viewer was asked to buy what is offered, and has not answered. */
  readonly isDeciding: boolean;
  readonly orders: readonly Order[];
}

type Seen = Movement<Occasion>;
type Told<Type extends AbyssEvent['type']> = Extract<AbyssEvent, { readonly type: Type }>;

export const NOBODY: Onlooker = { seat: null, isDeciding: false, orders: [] };

export function lordEntered({ seat, lord, from }: Told<'lordEntered'>, viewer: Onlooker): Seen[] {
  const { influence, keys } = lordFace(lord);
  const isOwn = from === 'court' && seat === viewer.seat;
  const moment = { kind: 'woken', lord, points: influence, keys, isOwn } as const;
  const way: Flight = {
    from: from === 'court' ? place('court', lord) : place('deck', 'lord'),
    to: place('lord', lord),
    or: `hand:of:${seat}`,
    flyer: from === 'court' ? 'before' : 'now',
    count: 1,
    length: 'dive',
    lands: true,
  };
  // To its player, too, the rest is told only when it has come home.
  if (isOwn) return [{ flights: [], moment, isSuspense: true }, { flights: [way] }];
  return [{ flights: [way], moment }];
}

/** New Lords stand in a light when they have come to the Court. */
export function lordsCame(lords: readonly string[]): Seen {
  const at = lords.map((lord) => place('court', lord));
  const from = place('deck', 'lord');
  return {
    flights: at.map((to): Flight => ({ from, to, flyer: 'turned', count: 1, length: 'swim' })),
    moment: { kind: 'glow', at, tone: 'cold' },
  };
}

export function courtRefilled({ lords }: Told<'courtRefilled'>, before: View, viewer: Onlooker): Seen[] {
  const { flights } = lordsCame(lords);
  const at = lords.map((lord) => place('court', lord));
  return [{ flights, moment: { kind: 'change', about: 'courtRefilled', at, isSaid: before.active !== viewer.seat } }];
}

/** With its last stack the Council is empty, and is seen to be. */
export function councilEmptied(race: Race, before: View, viewer: Onlooker): ChangeMoment | undefined {
  const isLast = RACES.every((one) => one === race || before.councilCounts[one] === 0);
  if (!isLast) return undefined;
  const at = RACES.map((one) => place('council', one));
  return { kind: 'change', about: 'councilEmptied', at, isSaid: before.active !== viewer.seat };
}

/** The Keys light up and leave. */
export function keysSpent({ seat, tokens, lords }: Told<'keysSpent'>): Seen[] {
  const key = { to: 'treasury', flyer: { small: 'key' }, length: 'swim' } as const;
  const holders = lords.map((lord) => place('lord', lord));
  return [
    { flights: [], moment: { kind: 'glow', at: holders, tone: 'lure' } },
    {
      flights: [
        ...holders.map((from): Flight => ({ ...key, from, count: 1 })),
        ...(tokens > 0 ? [{ ...key, from: `purse:${seat}`, count: tokens }] : []),
      ],
    },
  ];
}

/** The vault sinks, and then the Lords whose Keys hold it go under it. */
export function locationControlled(
  { seat, location, lords }: Told<'locationControlled'>,
  before: View,
  viewer: Onlooker,
): Seen[] {
  const lay = before.available.includes(location);
  const vault: Flight = {
    from: lay ? place('location', location) : 'treasury',
    to: place('held', location),
    or: `hand:of:${seat}`,
    flyer: lay ? 'before' : 'now',
    count: 1,
    length: 'swim',
    lands: true,
  };
  const under = lords.map(
    (lord, i): Flight => ({
      from: place('lord', lord),
      to: `head:${location}:${i}`,
      flyer: 'before',
      count: 1,
      length: 'swim',
      lands: true,
      arc: 26,
    }),
  );
  const isSuspense = seat === viewer.seat;
  const shown: Seen[] = lay || !isSuspense ? [] : [{ flights: [], moment: { kind: 'settled', location }, isSuspense }];
  const sinking = { flights: [vault], isSuspense };
  return [...shown, sinking, ...(under.length > 0 ? [{ flights: under }] : [])];
}

/** A purchase as it is seen by a viewer who wanted the card, or whose order bought it. */
export function purchase(event: Told<'allyBought'>, at: Place, flights: readonly Flight[], viewer: Onlooker): Seen[] {
  const { seat, from, ally, price } = event;
  const remark = { kind: 'remark', seat, ally, price } as const;
  if (viewer.isDeciding && seat !== viewer.seat && from !== viewer.seat) {
    const glow = { kind: 'glow', at: [at], tone: 'threat' } as const;
    return [
      { flights: [], moment: glow },
      { flights, moment: { ...remark, about: 'offerSnatched' }, isBeside: true, hasWords: true },
    ];
  }
  if (seat === viewer.seat && viewer.orders.find((order) => fits(order, { ally, price }))?.type.startsWith('buy'))
    return [{ flights, moment: { ...remark, about: 'boughtByOrder' }, isBeside: true, hasWords: true }];
  return [{ flights }];
}

/** The Kraken goes from one seat to another, or comes from beside the board. */
export function figureMoved({ holder }: Told<'figureMoved'>, before: View): Seen[] {
  if (holder === null) return [];
  const isHeld = typeof before.expansions.kraken?.figure === 'number';
  const moves = figureTo(holder, 'figure', isHeld, 3);
  return isHeld ? [{ flights: [], moment: { kind: 'glow', at: ['figure'], tone: 'threat' } }, ...moves] : moves;
}

export function scourgeTaken({ seat }: Told<'scourgeTaken'>, before: View): Seen[] {
  return figureTo(seat, 'scourge', typeof before.expansions.leviathan?.scourge === 'number');
}

/** `grow` is how many times as large it is on its way. */
function figureTo(holder: Seat, figure: 'figure' | 'scourge', wasHeld: boolean, grow = 1): Seen[] {
  const way = { to: figure, or: `purse:${holder}`, count: 1, length: 'journey', lands: true, arc: 70, grow } as const;
  return [{ flights: [{ ...way, from: wasHeld ? figure : 'treasury', flyer: wasHeld ? 'before' : 'now' }] }];
}

export function endTriggered({ seat }: Told<'endTriggered'>, view: View): Seen[] {
  const cause = endCause(view, seat);
  const decree = {
    ...{ flights: [], hasWords: true, isSuspense: true },
    moment: { kind: 'decree', seat, cause },
  } as const;
  if (cause !== 'lords') return [decree];
  const at = view.seats[seat]?.lords.map(({ id }) => place('lord', id)) ?? [];
  return [{ flights: [], moment: { kind: 'glow', at, tone: 'lure' }, isSuspense: true }, decree];
}
