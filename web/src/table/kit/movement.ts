// Movements as data: which pieces move, from where to where. A game makes them from its events.

/** A place on the page, by a name that the game finds it by. */
export type Anchor = string;

export type Length = 'drift' | 'swim' | 'dive' | 'journey';

/**
 * What flies: a copy of the piece as it lay before, the cards of a stack, the piece as it lies now, the same while it is
 * turned over; or so many small things, by the name of their drawing.
 */
export type Flyer = 'before' | 'fan' | 'now' | 'turned' | SmallThing;

/** A drawing by its name, and what it was when it set out, if it turns into this. */
export interface SmallThing {
  readonly small: string;
  readonly was?: string;
}

export interface Flight {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly flyer: Flyer;
  readonly count: number;
  readonly length: Length;
  /** Where it goes when `to` is not in sight. */
  readonly or?: Anchor;
  /** What it becomes lies at its end already, and is seen only when it has come. */
  readonly lands?: boolean;
  /** It still lies where it comes from, until all has been seen; but it is not seen there any more. */
  readonly leaves?: boolean;
  /** How many pixels it is lifted half way. */
  readonly arc?: number;
  /** How many times as large it is half way. */
  readonly grow?: number;
  /** It runs along the upper edge of this for most of its way. */
  readonly along?: Anchor;
}

/** What moves at the same time. */
export interface Movement<Moment = unknown> {
  readonly flights: readonly Flight[];
  /** A place that is shaken once. */
  readonly shaken?: Anchor;
  /** After how many milliseconds it is shaken. */
  readonly shakenAfter?: number;
  /** Dice that are rolled. */
  readonly dice?: readonly number[];
  /** A great moment, played over the board when all that flew has landed. */
  readonly moment?: Moment;
  /** The moment is played while things fly. */
  readonly isBeside?: boolean;
  /** The moment has words in it that are to be read also where nothing moves. */
  readonly hasWords?: boolean;
  /** The moment is seen also where nothing moves, one step after the other, unless all is to be there at once. */
  readonly hasSteps?: boolean;
  /** It ends with what could not be known before, as dice do: nothing tells of it earlier. */
  readonly isSuspense?: boolean;
}

/** What a seat has gained, shown beside the number that has grown. */
export interface Rise {
  readonly anchor: Anchor;
  readonly by: number;
  /** The drawing beside it, if there is one. */
  readonly sign: string | null;
}
