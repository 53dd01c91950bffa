// Pearls, Keys and Monster tokens come and go. An amount of zero makes no event.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { AbyssEvent } from '../events.ts';
import type { Abyss } from '../rules.ts';
import type { LordId, TokenId } from '../state.ts';
import { secret } from '../zones.ts';
import { checked, joined, topOf, without, write, writePlayer } from './write.ts';

export function gainPearls(table: Abyss, seat: Seat, pearls: number, ...because: LordId[]): void {
  if (pearls === 0) return;
  writePlayer(table, seat).pearls += checked(pearls, Number.POSITIVE_INFINITY, 'to gain');
  tellBecause(table, { type: 'pearlsGained', seat, pearls }, because);
  table.rules.moments.pearlsGained(table, seat, pearls);
}

export function losePearls(table: Abyss, seat: Seat, pearls: number, ...because: LordId[]): void {
  if (pearls === 0) return;
  const player = writePlayer(table, seat);
  player.pearls -= checked(pearls, player.pearls, 'Pearls to lose');
  tellBecause(table, { type: 'pearlsLost', seat, pearls }, because);
}

export function gainKeys(table: Abyss, seat: Seat, keys: number): void {
  if (keys === 0) return;
  writePlayer(table, seat).keys += checked(keys, Number.POSITIVE_INFINITY, 'to gain');
  table.tell({ type: 'keysGained', seat, keys });
}

/** Draws Monster tokens from a supply. Only the owner looks at them. */
export function drawTokens(table: Abyss, seat: Seat, supply: string, count: number): void {
  const { tokenSupply } = write(table);
  const pile = tokenSupply[supply];
  if (!pile) throw new Error(`there is no supply ${supply}`);
  if (count === 0) return;
  const drawn = topOf(table, pile, count, 'tokens to draw');
  const player = writePlayer(table, seat);
  tokenSupply[supply] = pile.slice(count);
  player.tokens = joined(player.tokens, drawn);
  table.tell({ type: 'tokensDrawn', seat, supply, count, secret: secret('tokens', [seat], drawn) });
}

/** Takes a Monster token from another seat. Only the two of them learn its face. */
export function stealToken(
  table: Abyss,
  seat: Seat,
  from: Seat,
  supply: string,
  token: TokenId,
  because: LordId,
): void {
  const victim = writePlayer(table, from);
  const thief = writePlayer(table, seat);
  victim.tokens = without(victim.tokens, token);
  thief.tokens = joined(thief.tokens, [token]);
  table.tell({
    type: 'tokenStolen',
    seat,
    from,
    supply,
    because: [because],
    secret: secret('tokens', [seat, from], [token]),
  });
}

/** Tells an event, and the Lords behind it if there are any. */
export function tellBecause(table: Abyss, event: AbyssEvent, because: readonly LordId[]): void {
  table.tell(because.length > 0 ? { ...event, because } : event);
}
