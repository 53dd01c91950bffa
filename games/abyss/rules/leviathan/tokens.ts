// The second kind of Monster tokens: taken as a reward, looked at, and revealed for what they bring (L37, L42-L44).
import { choose, decide, nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { faces, player, stacksFor, supplyOf } from '../queries.ts';
import type { Abyss, Position } from '../rules.ts';
import type { TokenId } from '../state.ts';
import { takeStack } from '../verbs/exploration.ts';
import { drawTokens, gainKeys, gainPearls } from '../verbs/pearls.ts';
import { revealToken } from './verbs.ts';

export const SUPPLY = 'leviathan';

const COPIES_PER_FACE = [
  ['pearls-2', 7],
  ['pearls-3', 4],
  ['key', 4],
  ['stack', 4],
] as const;

export const tokens: Readonly<Record<string, readonly TokenId[]>> = {
  [SUPPLY]: COPIES_PER_FACE.flatMap(([face, copies]) => Array<TokenId>(copies).fill(face)),
};

/** Takes so many tokens, from either supply as the seat likes; new ones may be revealed at once. */
export function* takeTokens(table: Abyss, seat: Seat, reward: number): Flow {
  const base = supplyLeft(table, 'base');
  const count = Math.min(reward, base + supplyLeft(table, SUPPLY));
  const choice = {
    type: 'amount',
    min: Math.max(0, count - supplyLeft(table, SUPPLY)),
    max: Math.min(count, base),
  } as const;
  const fromBase = Number(yield* decide(seat, 'rewardSplit', choice));
  drawTokens(table, seat, 'base', fromBase);
  const before = player(table, seat).tokens.length;
  drawTokens(table, seat, SUPPLY, count - fromBase);
  yield* revealSome(table, seat, 'revealDrawn', player(table, seat).tokens.slice(before));
}

/** At the start of the own turn, any of the new tokens may be revealed (L43). */
export function revealAtStart(table: Abyss, seat: Seat): Flow {
  const { tokens: all } = player(table, seat);
  if (all.length === 0) return nothing;
  const held = all.filter((token) => supplyOf(table, token) === SUPPLY);
  return held.length === 0 ? nothing : revealSome(table, seat, 'revealTokens', held);
}

/** Reveals tokens one after the other, as long as the seat likes and one of them can be applied. */
function* revealSome(table: Abyss, seat: Seat, prompt: string, held: readonly TokenId[]): Flow {
  const left = held.slice();
  for (;;) {
    const usable = faces(left).filter((token) => canApply(table, seat, token));
    if (usable.length === 0) return;
    const token = yield* choose(seat, prompt, [...usable, 'done']);
    if (token === 'done') return;
    left.splice(left.indexOf(token), 1);
    revealToken(table, seat, token);
    yield* apply(table, seat, token);
  }
}

/** A Council token needs a stack to take (L44). */
function canApply(position: Position, seat: Seat, token: TokenId): boolean {
  return token !== 'stack' || stacksFor(position, seat).length > 0;
}

function* apply(table: Abyss, seat: Seat, token: TokenId): Flow {
  const [kind, amount] = token.split('-');
  switch (kind) {
    case 'pearls':
      return gainPearls(table, seat, Number(amount));
    case 'key':
      return gainKeys(table, seat, 1);
    case 'stack':
      return takeStack(table, seat, yield* choose(seat, 'councilTokenStack', stacksFor(table, seat)));
  }
}

function supplyLeft({ state }: Position, supply: string): number {
  return state.tokenSupply[supply]?.length ?? 0;
}
