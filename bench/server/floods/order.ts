// What a flood is told, and what it tells afterwards.
export const FLOODS = [
  'resuming',
  'sockets',
  'messages',
  'repeating',
  'histories',
  'replays',
  'lists',
  'passwords',
  'connections',
] as const;

export type FloodName = (typeof FLOODS)[number];

export interface Preparation {
  readonly flood: FloodName;
  readonly url: string;
  /** A match that is being played. */
  readonly table: string;
}

export interface FloodSpell {
  readonly seconds: number;
  /** Which flood of this server it is: each comes from other addresses, which may do all that an address may. */
  readonly round: number;
}

export interface Flooded {
  /** How many requests, messages or sockets. */
  readonly sent: number;
  /** How many of them were not refused, where that is known. */
  readonly served?: number;
  /** The share of newcomers from other addresses who were let in meanwhile, where that is the question. */
  readonly newcomers?: number;
}

/** Runs until then, from the addresses of that round. */
export type Flood = (until: number, round: number) => Promise<Flooded>;
