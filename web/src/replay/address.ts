// The address of a moment of a replay: the position, whose view is shown, and whether the final scoring or the analysis is
// open.
import { pathTo } from '../app/routes.ts';

/** What all may see; what one seat sees; or all hands, since the match is over. */
export type Eyes = 'all' | 'open' | number;

/** What is seen of the match. */
export interface Seen {
  readonly position: number;
  readonly eyes: Eyes;
}

export interface ReplayAddress extends Seen {
  readonly isScoring: boolean;
  readonly isAnalysis?: boolean;
}

export interface AddressQuery {
  /** To a private match. */
  readonly invitation?: string | undefined;
  readonly move?: string | undefined;
  readonly seat?: string | undefined;
  readonly scoring?: string | undefined;
  readonly analysis?: string | undefined;
}

/** What a person wrote into an address may be anything: whatever makes no sense is left out. */
export function addressIn(
  { move, seat, scoring, analysis }: AddressQuery,
  { last, seats }: { last: number; seats: number },
): ReplayAddress {
  const wanted = numberIn(move);
  const position = wanted === undefined ? 0 : Math.min(last, wanted);
  const more = analysis === undefined ? {} : { isAnalysis: true };
  return { position, eyes: eyesOf(seat, seats), isScoring: scoring !== undefined, ...more };
}

function queryOf({ position, eyes, isScoring, isAnalysis = false }: ReplayAddress, invitation?: string): string {
  const query = new URLSearchParams();
  if (invitation !== undefined) query.set('invitation', invitation);
  if (position > 0) query.set('move', `${position}`);
  if (eyes !== 'all') query.set('seat', eyes === 'open' ? 'open' : `${eyes + 1}`);
  // An address without a value, as people would write it.
  const moment = query.toString();
  const open = [...(isScoring ? ['scoring'] : []), ...(isAnalysis ? ['analysis'] : [])];
  return [...(moment === '' ? [] : [moment]), ...open].join('&');
}

export function pathOf(id: string, address: ReplayAddress, invitation?: string): string {
  const query = queryOf(address, invitation);
  return pathTo('replay', { id }) + (query === '' ? '' : `?${query}`);
}

/** Seats are counted from 1 where people read them. */
function eyesOf(seat: string | undefined, seats: number): Eyes {
  if (seat === 'open') return 'open';
  const number = numberIn(seat);
  return number !== undefined && number >= 1 && number <= seats ? number - 1 : 'all';
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
