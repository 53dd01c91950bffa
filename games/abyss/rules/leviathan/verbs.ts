// The changes of state that only Leviathan makes, with their events.
import type { Seat } from '@undertow/shared/table/game.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import type { Abyss } from '../rules.ts';
import type { AllyId, LordId, TokenId } from '../state.ts';
import { tellBecause } from '../verbs/pearls.ts';
import { checked, discard, replaced, takeToHand, topOf, without, write, writePlayer } from '../verbs/write.ts';
import { type LeviathanId, leviathanOf, SPACES, type Space } from './leviathans.ts';
import { type Attack, type Beast, type LeviathanState, leviathanStateOf } from './state.ts';

const DIE_FACES = 6;

function writeLeviathan(table: Abyss): LeviathanState {
  return leviathanStateOf(table) as LeviathanState;
}

function beastAt({ border }: LeviathanState, space: Space): Beast {
  const beast = border[space];
  if (!beast) throw new Error(`there is no Leviathan on ${space}`);
  return beast;
}

function attackIn({ attack }: LeviathanState): Attack {
  if (!attack) throw new Error('no attack is under way');
  return attack;
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
  if (leviathans.arriving !== null) throw new Error(`${leviathans.arriving} has no space yet`);
  const leviathan = topOf(table, leviathans.deck, 1, 'Leviathans to draw')[0] as LeviathanId;
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
  if (leviathans.border[space]) throw new Error(`there is a Leviathan on ${space} already`);
  leviathans.border[space] = { id: arriving, beaten: 0 };
  leviathans.arriving = null;
  table.tell({ type: 'leviathanPlaced', leviathan: arriving, space });
}

export function discardLeviathan(table: Abyss, space: Space): void {
  const leviathans = writeLeviathan(table);
  const beast = beastAt(leviathans, space);
  leviathans.border[space] = null;
  leviathans.discarded = [...leviathans.discarded, beast.id];
  table.tell({ type: 'leviathanDiscarded', leviathan: beast.id });
}

export function tellAttacked(table: Abyss, seat: Seat, leviathan: LeviathanId, space: Space): void {
  table.tell({ type: 'leviathanAttacked', seat, leviathan, space });
}

export function wound(table: Abyss, seat: Seat, wounds: number): void {
  const leviathans = writeLeviathan(table);
  leviathans.wounds = replaced(leviathans.wounds, seat, (leviathans.wounds[seat] as number) + wounds);
  table.tell({ type: 'wounded', seat, wounds });
}

export function beginFight(table: Abyss, seat: Seat, leviathan: LeviathanId): void {
  const leviathans = writeLeviathan(table);
  if (leviathans.fighting !== null) throw new Error(`${leviathans.fighting} is being fought already`);
  leviathans.fighting = leviathan;
  table.tell({ type: 'fightBegan', seat, leviathan });
}

export function endFight(table: Abyss, seat: Seat): void {
  const leviathans = writeLeviathan(table);
  if (leviathans.fighting === null) throw new Error('no fight is under way');
  leviathans.fighting = null;
  table.tell({ type: 'fightEnded', seat });
}

/** The Ally is discarded for the attack. */
export function sendToAttack(table: Abyss, seat: Seat, ally: AllyId, space: Space, because: readonly LordId[]): void {
  const leviathans = writeLeviathan(table);
  if (leviathans.attack) throw new Error('an attack is under way already');
  const { id: leviathan } = beastAt(leviathans, space);
  const player = writePlayer(table, seat);
  player.hand = without(player.hand, ally);
  discard(table, [ally]);
  leviathans.attack = { space, ally, dice: [] };
  tellBecause(table, { type: 'allySentToAttack', seat, ally, leviathan }, because);
}

export function showDice(table: Abyss, dice: readonly number[]): void {
  const leviathans = writeLeviathan(table);
  leviathans.attack = { ...attackIn(leviathans), dice };
}

export function endAttack(table: Abyss, seat: Seat, power: number, levels: number): void {
  const leviathans = writeLeviathan(table);
  attackIn(leviathans);
  leviathans.attack = null;
  table.tell({ type: 'attackResolved', seat, power, levels });
}

export function beatLevels(table: Abyss, seat: Seat, space: Space, levels: number): void {
  const leviathans = writeLeviathan(table);
  const beast = beastAt(leviathans, space);
  const left = leviathanOf(beast.id).levels.length - beast.beaten;
  const beaten = beast.beaten + checked(levels, left, `levels of ${beast.id} to beat`);
  leviathans.border[space] = { ...beast, beaten };
  table.tell({ type: 'levelsBeaten', seat, leviathan: beast.id, levels });
}

export function slay(table: Abyss, seat: Seat, space: Space): void {
  const leviathans = writeLeviathan(table);
  const { border, slain } = leviathans;
  const beast = beastAt(leviathans, space);
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
