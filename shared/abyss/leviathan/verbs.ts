// Every change that only Leviathan makes, and what is told of it.
import type { Seat } from '../../table/game.ts';
import { shuffle } from '../../table/random.ts';
import type { Abyss } from '../rules.ts';
import type { AllyId, LordId, TokenId } from '../state.ts';
import { tellBecause } from '../verbs/pearls.ts';
import { discard, replaced, takeToHand, topOf, without, write, writePlayer } from '../verbs/write.ts';
import { type LeviathanId, SPACES, type Space } from './leviathans.ts';
import type { LeviathanState } from './state.ts';

const DIE_FACES = 6;

function writeLeviathan(table: Abyss): LeviathanState {
  return write(table).expansions.leviathan as LeviathanState;
}

export function layOut(table: Abyss, deck: LeviathanId[]): void {
  const state = write(table);
  state.expansions.leviathan = {
    deck,
    border: Object.fromEntries(SPACES.map((space) => [space, null])) as LeviathanState['border'],
    arriving: null,
    fighting: null,
    attack: null,
    discarded: [],
    wounds: state.seats.map(() => 0),
    slain: state.seats.map(() => []),
    scourge: null,
    spentTokens: [],
    calm: false,
    dice: [],
  };
}

/** Deals this Ally to every seat out of the Exploration deck; the deck is shuffled when it is gone. */
export function dealToAll(table: Abyss, ally: AllyId): void {
  const state = write(table);
  for (const seat of state.seats.keys()) {
    state.explorationDeck = without(state.explorationDeck, ally);
    takeToHand(table, seat, [ally]);
  }
  state.explorationDeck = shuffle(table.random, state.explorationDeck.slice());
}

export function rollDice(table: Abyss, count: number): readonly number[] {
  const leviathans = writeLeviathan(table);
  const laid = leviathans.dice;
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(laid[i] ?? 1 + table.random.below(DIE_FACES));
  leviathans.dice = laid.slice(count);
  table.tell({ type: 'diceRolled', dice });
  return dice;
}

export function turnUpLeviathan(table: Abyss): LeviathanId {
  const leviathans = writeLeviathan(table);
  const [leviathan] = topOf(table, leviathans.deck, 1);
  if (leviathan === undefined) throw new Error('the Leviathan deck is empty');
  leviathans.deck = leviathans.deck.slice(1);
  leviathans.arriving = leviathan;
  table.tell({ type: 'leviathanTurnedUp', leviathan });
  return leviathan;
}

/** The Leviathan turned up comes to this space, with all its Health. */
export function placeLeviathan(table: Abyss, space: Space): void {
  const leviathans = writeLeviathan(table);
  const { arriving } = leviathans;
  if (arriving === null) throw new Error('no Leviathan was turned up');
  leviathans.border[space] = { id: arriving, beaten: 0 };
  leviathans.arriving = null;
  table.tell({ type: 'leviathanPlaced', leviathan: arriving, space });
}

export function discardLeviathan(table: Abyss, space: Space): void {
  const leviathans = writeLeviathan(table);
  const beast = leviathans.border[space];
  if (!beast) return;
  leviathans.border[space] = null;
  leviathans.discarded = [...leviathans.discarded, beast.id];
  table.tell({ type: 'leviathanDiscarded', leviathan: beast.id });
}

export function tellAttacked(table: Abyss, seat: Seat, leviathan: LeviathanId, space: Space): void {
  table.tell({ type: 'leviathanAttacked', seat, leviathan, space });
}

export function wound(table: Abyss, seat: Seat, wounds: number): void {
  const leviathans = writeLeviathan(table);
  leviathans.wounds = replaced(leviathans.wounds, seat, (leviathans.wounds[seat] ?? 0) + wounds);
  table.tell({ type: 'wounded', seat, wounds });
}

export function beginFight(table: Abyss, seat: Seat, leviathan: LeviathanId): void {
  writeLeviathan(table).fighting = leviathan;
  table.tell({ type: 'fightBegan', seat, leviathan });
}

export function endFight(table: Abyss, seat: Seat): void {
  writeLeviathan(table).fighting = null;
  table.tell({ type: 'fightEnded', seat });
}

/** The Ally is discarded for the attack. */
export function sendToAttack(table: Abyss, seat: Seat, ally: AllyId, space: Space, because: readonly LordId[]): void {
  const leviathans = writeLeviathan(table);
  const player = writePlayer(table, seat);
  player.hand = without(player.hand, ally);
  discard(table, [ally]);
  leviathans.attack = { space, ally, dice: [] };
  const leviathan = leviathans.border[space]?.id ?? '';
  tellBecause(table, { type: 'allySentToAttack', seat, ally, leviathan }, because);
}

export function showDice(table: Abyss, dice: readonly number[]): void {
  const leviathans = writeLeviathan(table);
  if (leviathans.attack) leviathans.attack = { ...leviathans.attack, dice };
}

export function endAttack(table: Abyss, seat: Seat, power: number, levels: number): void {
  writeLeviathan(table).attack = null;
  table.tell({ type: 'attackResolved', seat, power, levels });
}

export function beatLevels(table: Abyss, seat: Seat, space: Space, levels: number): void {
  const { border } = writeLeviathan(table);
  const beast = border[space];
  if (!beast) throw new Error(`there is no Leviathan on ${space}`);
  border[space] = { ...beast, beaten: beast.beaten + levels };
  table.tell({ type: 'levelsBeaten', seat, leviathan: beast.id, levels });
}

export function slay(table: Abyss, seat: Seat, space: Space): void {
  const leviathans = writeLeviathan(table);
  const { border, slain } = leviathans;
  const beast = border[space];
  if (!beast) throw new Error(`there is no Leviathan on ${space}`);
  border[space] = null;
  leviathans.slain = replaced(slain, seat, [...(slain[seat] ?? []), beast.id]);
  table.tell({ type: 'leviathanSlain', seat, leviathan: beast.id });
}

export function takeScourge(table: Abyss, seat: Seat): void {
  writeLeviathan(table).scourge = seat;
  table.tell({ type: 'scourgeTaken', seat });
}

/** A token is revealed, and leaves the game. */
export function revealToken(table: Abyss, seat: Seat, token: TokenId): void {
  const player = writePlayer(table, seat);
  const leviathans = writeLeviathan(table);
  player.tokens = without(player.tokens, token);
  leviathans.spentTokens = [...leviathans.spentTokens, token];
  table.reveal();
  table.tell({ type: 'tokenRevealed', seat, token });
}

export function becomeCalm(table: Abyss): void {
  writeLeviathan(table).calm = true;
}
