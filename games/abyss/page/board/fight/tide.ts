// The tide of an attack against the walls of a Leviathan: its strength, and how far it reaches. One unit is one point.
import { allyValue } from '../../../rules/cards/allies.ts';
import { powerOf, sumsToBreak } from '../../../rules/leviathan/attack.ts';
import { leviathanOf } from '../../../rules/leviathan/leviathans.ts';

/** An attack as far as it has come. */
export interface Assault {
  readonly leviathan: string;
  /** How many of its levels were beaten before. */
  readonly beaten: number;
  /** `null` before one is sent, and where levels are taken without an attack. */
  readonly ally: string | null;
  readonly dice: readonly number[];
  readonly pearls: number;
}

/** Pearls that may still be added. */
export interface Offer {
  readonly chosen: number;
  readonly most: number;
}

/** A part of the tide, from here on, and as long as it is worth. */
export interface Wave {
  readonly kind: 'ally' | 'die' | 'pearl';
  readonly from: number;
  readonly length: number;
}

/** A level of the Leviathan that is left. It stands at its sum, as the rule adds resistances up. */
export interface Wall {
  readonly at: number;
  readonly resistance: number;
  readonly reward: number;
  readonly isReached: boolean;
}

export interface Tide {
  readonly waves: readonly Wave[];
  readonly walls: readonly Wall[];
  readonly power: number;
  /** Of the channel. */
  readonly length: number;
}

const LEAST_LENGTH = 12;

/** With so many Pearls that could still be added, for which there is to be room. */
export function tideOf(assault: Assault, spare = 0): Tide {
  const { levels } = leviathanOf(assault.leviathan);
  const { beaten, ally, dice, pearls } = assault;
  const power = ally === null ? 0 : powerOf({ ally, dice }, pearls);
  const waves = ally === null ? [] : wavesOf(allyValue(ally), Math.max(0, ...dice), pearls);
  const sums = sumsToBreak({ levels, beaten });
  const walls = sums.map((at, i): Wall => {
    const [resistance, reward] = levels[beaten + i] as readonly [number, number];
    return { at, resistance, reward, isReached: at <= power };
  });
  const last = sums.at(-1) ?? 0;
  // More Pearls than the last wall is worth reach nothing.
  const most = Math.max(power, Math.min(power + spare, last));
  return { waves, walls, power, length: Math.max(LEAST_LENGTH, last + 1, most + 1) };
}

function wavesOf(value: number, die: number, pearls: number): Wave[] {
  const waves: Wave[] = [{ kind: 'ally', from: 0, length: value }];
  if (die > 0) waves.push({ kind: 'die', from: value, length: die });
  for (let i = 0; i < pearls; i++) waves.push({ kind: 'pearl', from: value + die + i, length: 1 });
  return waves;
}
