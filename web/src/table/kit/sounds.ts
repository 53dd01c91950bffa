// The sounds of a table as data: quiet, wet and short.
export interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly after?: number;
  readonly to?: number;
  readonly shape?: 'sine' | 'triangle' | 'square' | 'sawtooth';
  readonly loud?: number;
  readonly attack?: number;
}

/** Noise behind a filter that closes: water. */
export interface Breath {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
}

/** What sounds together. */
export interface Sound {
  readonly tones?: readonly Tone[];
  readonly breath?: Breath;
  /** How heavy that is which lands, about 0.2 for a card and 1 for a blow: a deep thud beneath the rest. */
  readonly weight?: number;
}

/** The sounds of any game: one's turn begins, one is asked something, a card is moved. */
export const TURN: Sound = {
  tones: [
    { pitch: 220, length: 0.9, attack: 0.04 },
    { pitch: 330, length: 0.9, after: 0.09, attack: 0.04 },
  ],
};
export const ASKED: Sound = {
  tones: [
    { pitch: 440, length: 0.35 },
    { pitch: 466, length: 0.45, after: 0.12 },
  ],
};
export const CARD: Sound = { breath: { from: 900, to: 300, length: 0.28, loud: 0.5 }, weight: 0.25 };
/** Dice are rolled: three times shell on wood, and still. */
export const DICE: Sound = {
  weight: 0.3,
  tones: [0, 0.22, 0.4, 0.52].map((after, i) => ({
    ...{ pitch: 940 - i * 90, to: 380, length: 0.06, after },
    ...{ shape: 'triangle' as const, loud: 0.9 - i * 0.15, attack: 0.004 },
  })),
};
/** Points are added to those of a seat. */
export const COUNT: Sound = {
  tones: [
    { pitch: 940, to: 620, length: 0.06, loud: 0.5, attack: 0.004 },
    { pitch: 1880, length: 0.03, loud: 0.2, attack: 0.004 },
  ],
};
/** It is seen who has won: three notes as from a bow, each above the one before. */
export const CROWN: Sound = {
  tones: [196, 294, 392].flatMap((pitch, i) => [
    { pitch, length: 2 - i * 0.25, after: i * 0.24, attack: 0.16, shape: 'sawtooth' as const, loud: 0.4 },
    { pitch: pitch * 1.004, length: 2 - i * 0.25, after: i * 0.24, attack: 0.2, shape: 'triangle' as const, loud: 0.8 },
  ]),
};

/** All tones of a sound, with the thud of what lands. */
export function tonesOf({ tones = [], weight }: Sound): readonly Tone[] {
  return weight === undefined ? tones : [...thud(weight), ...tones];
}

/** A body that lands: the heavier, the deeper and the longer. */
function thud(weight: number): readonly Tone[] {
  const depth = 150 - 60 * Math.min(1, weight);
  return [
    { pitch: depth, to: depth / 2.6, length: 0.12 + 0.22 * weight, loud: 0.5 + 1.6 * weight, attack: 0.004 },
    { pitch: depth * 3, to: depth, length: 0.05, loud: 0.3 + 0.5 * weight, attack: 0.002, shape: 'triangle' },
  ];
}
