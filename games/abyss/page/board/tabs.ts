// The tabs of the board on a phone; the part that the question is about opens by itself.
import { idAt, type Place, zoneOf } from './places.ts';

export const TABS = ['dive', 'court', 'council', 'mine', 'players'] as const;
export type Tab = (typeof TABS)[number];

/** The views in which these places are, the most telling first: a deck tells nothing that its button does not. */
export function viewsOf(places: readonly Place[], isOwn: (lord: string) => boolean): Tab[] {
  const { decks = [], others = [] } = Object.groupBy(places, (at) => (zoneOf(at) === 'deck' ? 'decks' : 'others'));
  const found = [others, decks].map((some) => new Set(some.flatMap((at) => viewOf(at, isOwn) ?? [])));
  return [...new Set(found.flatMap((some) => TABS.filter((tab) => some.has(tab))))];
}

/** The view that this place is in; `undefined` for what is in sight in all of them. */
function viewOf(at: Place, isOwn: (lord: string) => boolean): Tab | undefined {
  switch (zoneOf(at)) {
    case 'track':
    case 'beast':
    case 'berth':
      return 'dive';
    case 'court':
      return 'court';
    case 'council':
    case 'location':
      return 'council';
    case 'deck':
      return DECKS[at];
    case 'affiliated':
    case 'held':
    case 'key':
    case 'sentinel':
    case 'token':
      return 'mine';
    case 'lord':
      return isOwn(idAt(at)) ? 'mine' : 'players';
    case 'seat':
      return 'players';
    case 'hand':
    case 'offBoard':
      return undefined;
  }
}

const DECKS: Readonly<Record<Place, Tab>> = {
  'deck:exploration': 'dive',
  'deck:lord': 'court',
  'deck:location': 'council',
};

export function isTab(part: string | undefined): part is Tab {
  return TABS.some((tab) => tab === part);
}
