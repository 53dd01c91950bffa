// The sound of each event: dry, woody and close.
import type { Sound } from '@undertow/web/src/table/kit/sounds.ts';
import type { Event } from '../../client.ts';

const SEMITONE = 2 ** (1 / 12);
const MOST_NUGGETS = 5;

const TAG: Sound = { tones: [{ pitch: 520, to: 240, length: 0.07, shape: 'triangle', attack: 0.004, loud: 0.9 }] };
const STEPS: Sound = {
  tones: [0, 0.08, 0.16, 0.24].map((after) => ({
    ...{ pitch: 300, to: 170, length: 0.05, after },
    shape: 'triangle' as const,
    loud: 0.5,
    attack: 0.004,
  })),
};
const DIG: Sound = {
  weight: 0.6,
  breath: { from: 900, to: 140, length: 0.34, loud: 0.9 },
  tones: [{ pitch: 1500, to: 500, length: 0.05, attack: 0.003, loud: 0.5 }],
};
const BITE: Sound = { breath: { from: 2400, to: 500, length: 0.1, loud: 0.8 } };
const HICCUP: Sound = { tones: [{ pitch: 420, to: 760, length: 0.09, loud: 0.5 }] };
const FANFARE: Sound = {
  tones: [392, 494, 580].map((pitch, i) => ({
    ...{ pitch, length: 0.3, after: i * 0.16 },
    shape: 'square' as const,
    loud: 0.35,
  })),
};
const TRAP: Sound = {
  weight: 0.9,
  breath: { from: 3000, to: 300, length: 0.14, loud: 1 },
  tones: [{ pitch: 180, to: 70, length: 0.18, shape: 'triangle', loud: 1.2, attack: 0.004 }],
};
const STRIKE: Sound = { breath: { from: 420, to: 80, length: 0.2, loud: 1.3 }, weight: 1 };
const LATCH: Sound = {
  weight: 0.5,
  tones: [0, 0.12].map((after) => ({
    ...{ pitch: 700, to: 300, length: 0.05, after },
    shape: 'square' as const,
    loud: 0.4,
    attack: 0.003,
  })),
};
const FLAG: Sound = { breath: { from: 260, to: 1500, length: 0.7, loud: 0.7 } };
const STAMP: Sound = {
  weight: 0.7,
  tones: [{ pitch: 140, to: 60, length: 0.14, shape: 'triangle', loud: 1.3, attack: 0.004 }],
};

/** A step to evil is a semitone up on a low string; one to good a small bell, a tone down. */
function step(evil: number, toward: 'evil' | 'good'): Sound {
  if (toward === 'evil') {
    return { tones: [{ pitch: 82 * SEMITONE ** evil, length: 0.4, shape: 'sawtooth', loud: 0.4, attack: 0.02 }] };
  }
  return { tones: [{ pitch: 880 * SEMITONE ** (-2 * (15 - evil) * 0.2), length: 0.5, loud: 0.5, attack: 0.006 }] };
}

function nuggets(count: number): Sound {
  const each = (_: unknown, i: number) => ({ pitch: 1900 + i * 120, length: 0.06, after: i * 0.07, loud: 0.4 });
  return { tones: Array.from({ length: Math.min(MOST_NUGGETS, count) }, each) };
}

/** The first note of the fanfare, and then he thinks better of it. */
const HALF_FANFARE: Sound = { tones: FANFARE.tones?.slice(0, 1) ?? [] };

export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'ordersRevealed':
      return TAG;
    case 'minionPlaced':
      return STEPS;
    case 'tunnelDug':
      return DIG;
    case 'tunnelsMined':
      return nuggets(event.cells.length);
    case 'gained': {
      const { gold = 0, food = 0 } = event.amounts;
      return gold > 0 ? nuggets(gold) : food > 0 ? BITE : HICCUP;
    }
    case 'markerMoved':
      return step(event.evil, event.toward);
    case 'paladinCame':
      return FANFARE;
    case 'paladinStayed':
      return HALF_FANFARE;
    case 'trapRevealed':
      return TRAP;
    case 'heroHurt':
      return STRIKE;
    case 'heroImprisoned':
      return LATCH;
    case 'tileConquered':
      return FLAG;
    case 'redMarked':
    case 'titleAwarded':
      return STAMP;
    default:
      return undefined;
  }
}
