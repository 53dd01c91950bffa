// The state that Leviathan adds to the table, and the slots of the base that it fills.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import type { Position } from '../rules.ts';
import type { AllyId, TokenId } from '../state.ts';
import type { LeviathanId, Space } from './leviathans.ts';

/** A Leviathan at the Border, and how many of its levels are beaten. */
export interface Beast {
  readonly id: LeviathanId;
  readonly beaten: number;
}

/** An attack under way: what all see of it while the fighter decides. */
export interface Attack {
  readonly space: Space;
  readonly ally: AllyId;
  readonly dice: readonly number[];
}

export interface LeviathanState {
  deck: readonly LeviathanId[];
  readonly border: Record<Space, Beast | null>;
  /** A Leviathan that was turned up, and has no space yet. */
  arriving: LeviathanId | null;
  /** The Leviathan that is being fought, from attack to attack. */
  fighting: LeviathanId | null;
  attack: Attack | null;
  discarded: readonly LeviathanId[];
  /** By seat. */
  wounds: readonly number[];
  /** By seat. */
  slain: readonly (readonly LeviathanId[])[];
  /** The seat that holds the Scourge figure. */
  scourge: Seat | null;
  /** Tokens that were revealed, and left the game. */
  spentTokens: readonly TokenId[];
  /** The last turns were triggered by the Leviathans or the tokens: Monsters have no effect in them (L51). */
  calm: boolean;
  /** What the next dice show, for positions that are set up; dice are rolled when there are none. */
  dice: readonly number[];
}

export type LeviathanEvent =
  | { readonly type: 'leviathanTurnedUp'; readonly leviathan: LeviathanId }
  | { readonly type: 'diceRolled'; readonly dice: readonly number[] }
  | { readonly type: 'leviathanPlaced'; readonly leviathan: LeviathanId; readonly space: Space }
  | { readonly type: 'leviathanAttacked'; readonly seat: Seat; readonly leviathan: LeviathanId; readonly space: Space }
  | { readonly type: 'leviathanDiscarded'; readonly leviathan: LeviathanId }
  | { readonly type: 'wounded'; readonly seat: Seat; readonly wounds: number }
  | { readonly type: 'fightBegan'; readonly seat: Seat; readonly leviathan: LeviathanId }
  | { readonly type: 'fightEnded'; readonly seat: Seat }
  | { readonly type: 'allySentToAttack'; readonly seat: Seat; readonly ally: AllyId; readonly leviathan: LeviathanId }
  | { readonly type: 'attackResolved'; readonly seat: Seat; readonly power: number; readonly levels: number }
  | { readonly type: 'levelsBeaten'; readonly seat: Seat; readonly leviathan: LeviathanId; readonly levels: number }
  | { readonly type: 'leviathanSlain'; readonly seat: Seat; readonly leviathan: LeviathanId }
  | { readonly type: 'scourgeTaken'; readonly seat: Seat }
  | { readonly type: 'tokenRevealed'; readonly seat: Seat; readonly token: TokenId };

declare module '../state.ts' {
  interface ExpansionStates {
    leviathan?: LeviathanState;
  }
}

declare module '../events.ts' {
  interface ExpansionEvents {
    leviathan: LeviathanEvent;
  }
}

declare module '../cards/passive.ts' {
  interface Passive {
    /** After slaying a Leviathan in a fight, the owner may fight a second one. */
    readonly secondFight?: true;
    /** Pearls for each Health point that the owner removes. */
    readonly pearlsPerLevel?: number;
    /** Further Monster tokens for each Health point that the owner removes. */
    readonly tokensPerLevel?: number;
    /** Allies of any Race may fight any Leviathan. */
    readonly anyFighter?: true;
    /** A revealed Monster may be ignored. */
    readonly ignoresMonsters?: true;
  }
}

export function leviathanStateOf({ state }: Position): Frozen<LeviathanState> {
  const { leviathan } = state.expansions;
  if (!leviathan) throw new Error('Leviathan is not in this game');
  return leviathan;
}

export function copyLeviathan(leviathan: LeviathanState): LeviathanState {
  return { ...leviathan, border: { ...leviathan.border } };
}
