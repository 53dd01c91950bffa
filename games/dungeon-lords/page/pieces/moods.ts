// The mask of a lord on the Evilometer, by its place: halo and closed eyes, plain, small horns, horns and teeth, flames.
import type { Price } from '../../rules/cards/prices.ts';

export function moodAt(evil: number): string {
  return `mood-${Math.min(5, Math.ceil(evil / 3))}`;
}

/** The signs of what is paid and gained, by their drawings. */
export const SIGNS: Readonly<Record<string, string>> = {
  food: 'food',
  gold: 'gold',
  imps: 'imp2',
  evil: 'evil',
  good: 'good',
  spy: 'spy',
  trap: 'trap',
  traps: 'trap',
  monster: 'order-hire-monster',
  tunnels: 'dig',
};

/** How a price is written: what is paid becomes less, and evil becomes more. */
export function paidBy(sign: string): '−' | '+' {
  return sign === SIGNS.evil ? '+' : '−';
}

export type Signs = readonly (readonly [count: number, sign: string])[];

export function signsOf(things: Price | Readonly<Record<string, number>>): Signs {
  return Object.entries(things).flatMap(([what, count]) => {
    const sign = SIGNS[what];
    return sign && typeof count === 'number' ? [[count, sign] as const] : [];
  });
}
