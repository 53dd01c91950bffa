// The events of a match. A face that not everybody may see stands in `secret`, with the seats that may.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Race } from './races.ts';
import type { AllyId, CardId, LocationId, LordId, Score, TokenId } from './state.ts';

/** Lords that made this come about, or made it different. */
interface Because {
  readonly because?: readonly LordId[];
}

/** What the expansions tell; each declares its own events into it, under its own name. */
export interface ExpansionEvents {}

export type AbyssEvent = BaseEvent | (Because & ExpansionEvents[keyof ExpansionEvents]);

export type BaseEvent = Because &
  (
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly extra: boolean }
    | { readonly type: 'pearlsGained'; readonly seat: Seat; readonly pearls: number }
    | { readonly type: 'pearlsLost'; readonly seat: Seat; readonly pearls: number }
    | { readonly type: 'keysGained'; readonly seat: Seat; readonly keys: number }
    | Secret<
        { readonly type: 'tokensDrawn'; readonly seat: Seat; readonly supply: string; readonly count: number },
        TokenId
      >
    | Secret<
        { readonly type: 'tokenStolen'; readonly seat: Seat; readonly from: Seat; readonly supply: string },
        TokenId
      >
    // Plotting and the Court
    | { readonly type: 'plotted'; readonly seat: Seat }
    | { readonly type: 'lordTurnedUp'; readonly lord: LordId; readonly space: number }
    | { readonly type: 'lordReplaced'; readonly old: LordId; readonly lord: LordId; readonly space: number }
    | { readonly type: 'actionPassed'; readonly seat: Seat }
    // Exploring
    | { readonly type: 'cardRevealed'; readonly card: CardId; readonly space: number }
    | { readonly type: 'deckReshuffled'; readonly cards: number }
    | { readonly type: 'allyOffered'; readonly ally: AllyId; readonly price: number; readonly to: readonly Seat[] }
    | { readonly type: 'offerDeclined'; readonly seats: readonly Seat[] }
    | {
        readonly type: 'allyBought';
        readonly seat: Seat;
        readonly from: Seat;
        readonly ally: AllyId;
        readonly price: number;
      }
    | { readonly type: 'allyTaken'; readonly seat: Seat; readonly ally: AllyId }
    | { readonly type: 'monsterLeft'; readonly seat: Seat }
    | { readonly type: 'monsterDiscarded'; readonly seat: Seat }
    | { readonly type: 'monsterFought'; readonly seat: Seat; readonly space: number }
    | { readonly type: 'threatMoved'; readonly space: number }
    | { readonly type: 'trackCleared'; readonly allies: readonly AllyId[]; readonly monsters: number }
    // The Council
    | Secret<{ readonly type: 'stackTaken'; readonly seat: Seat; readonly race: Race; readonly count: number }, AllyId>
    | { readonly type: 'stackDiscarded'; readonly seat: Seat; readonly race: Race; readonly count: number }
    // Recruiting
    | {
        readonly type: 'alliesPlayed';
        readonly seat: Seat;
        readonly lord: LordId;
        readonly allies: readonly AllyId[];
        readonly cost: number;
        readonly pearls: number;
      }
    | { readonly type: 'allyAffiliated'; readonly seat: Seat; readonly ally: AllyId }
    | { readonly type: 'alliesDiscarded'; readonly seat: Seat; readonly allies: readonly AllyId[] }
    | { readonly type: 'lordEntered'; readonly seat: Seat; readonly lord: LordId; readonly from: 'court' | 'deck' }
    | { readonly type: 'courtRefilled'; readonly lords: readonly LordId[] }
    // Powers
    | { readonly type: 'powerUsed'; readonly seat: Seat; readonly lord: LordId }
    | { readonly type: 'protected'; readonly seat: Seat; readonly from: LordId }
    | { readonly type: 'lordMarked'; readonly seat: Seat; readonly lord: LordId }
    | { readonly type: 'lordDisabled'; readonly seat: Seat; readonly lord: LordId }
    | { readonly type: 'lordDiscarded'; readonly seat: Seat; readonly lord: LordId }
    | { readonly type: 'extraTurnGained'; readonly seat: Seat }
    // Locations
    | { readonly type: 'locationsDrawn'; readonly seat: Seat; readonly locations: readonly LocationId[] }
    | { readonly type: 'locationChosen'; readonly seat: Seat; readonly location: LocationId }
    | { readonly type: 'keysSpent'; readonly seat: Seat; readonly tokens: number; readonly lords: readonly LordId[] }
    | {
        readonly type: 'locationControlled';
        readonly seat: Seat;
        readonly location: LocationId;
        readonly lords: readonly LordId[];
      }
    | { readonly type: 'locationsMadeAvailable'; readonly locations: readonly LocationId[] }
    | { readonly type: 'locationSwapped'; readonly seat: Seat; readonly own: LocationId; readonly other: LocationId }
    | {
        readonly type: 'locationExchanged';
        readonly seat: Seat;
        readonly old: LocationId;
        readonly location: LocationId;
      }
    | { readonly type: 'locationDeckSearched'; readonly seat: Seat }
    // The end
    | { readonly type: 'endTriggered'; readonly seat: Seat }
    | { readonly type: 'gameScored'; readonly scores: readonly Score[] }
  );

/** An event with faces that only some seats may see. */
type Secret<Public, Face> = Public & {
  readonly secret?: { readonly seats: readonly Seat[]; readonly faces: readonly Face[] };
};

/** What this viewer is told: the public part, and the faces if it is among those who may see them. */
export function redact(event: AbyssEvent, viewer: Viewer): AbyssEvent {
  if (!('secret' in event)) return event;
  const { secret, ...known } = event;
  return secret?.seats.some((seat) => seat === viewer) ? event : known;
}
