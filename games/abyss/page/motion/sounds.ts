// The sound of each event.
import { sounds } from '@undertow/web/src/table/kit/sounding.ts';
import { CARD, DICE, type Sound } from '@undertow/web/src/table/kit/sounds.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { lordFace } from '../art/cards.ts';

const GUILDS: Readonly<Record<string, number>> = {
  farmer: 0,
  merchant: 2,
  mage: 4,
  politician: 5,
  military: 7,
  smuggler: -3,
  ambassador: 9,
};

const SEMITONE = 2 ** (1 / 12);
const MOST_PEARLS = 5;

const MONSTER: Sound = {
  weight: 0.8,
  tones: [{ pitch: 62, to: 44, length: 1, shape: 'triangle', attack: 0.3, loud: 1.4 }],
};
const GROAN: Sound = {
  tones: [
    { pitch: 40, to: 30, length: 1.1, shape: 'triangle', attack: 0.2, loud: 1.6 },
    { pitch: 80, length: 0.18, after: 0.35, shape: 'square', loud: 0.3 },
    { pitch: 80, length: 0.18, after: 0.7, shape: 'square', loud: 0.3 },
  ],
};
const CRACK: Sound = {
  weight: 1,
  breath: { from: 1800, to: 160, length: 0.22, loud: 1.1 },
  tones: [{ pitch: 120, to: 46, length: 0.26, shape: 'triangle', attack: 0.005, loud: 1.3 }],
};
const BELL: Sound = {
  tones: [110, 166, 277].map((pitch, i) => ({ pitch, length: 2.2 - i * 0.5, attack: 0.02, loud: 0.9 - i * 0.25 })),
};
const LOCATION: Sound = {
  weight: 0.7,
  breath: { from: 240, to: 90, length: 0.5, loud: 1.2 },
  tones: [{ pitch: 92, to: 70, length: 0.5, shape: 'triangle' }],
};

/** An offer goes to another one: a falling breath. */
const SNATCHED: Sound = {
  breath: { from: 1300, to: 260, length: 0.22, loud: 0.9 },
  tones: [{ pitch: 330, to: 196, length: 0.3, loud: 0.5 }],
};
const COUNT: Sound = { tones: [{ pitch: 660, length: 0.08, loud: 0.4 }] };
const NEBULIS: Sound = { tones: [{ pitch: 880, to: 330, length: 0.22, loud: 0.5 }] };
/** The surface, far above, and under it one low bell. */
const DECREE: Sound = {
  breath: { from: 900, to: 240, length: 2.2, loud: 0.6 },
  tones: [110, 166, 277].map((pitch, i) => ({ pitch, length: 2.4 - i * 0.5, attack: 0.02, loud: 0.9 - i * 0.25 })),
};

/** From far above. */
const SURFACE: Sound = {
  breath: { from: 1100, to: 420, length: 0.7, loud: 0.5 },
  tones: [294, 441].map((pitch, i) => ({ pitch, length: 0.9, after: 0.1 + i * 0.12, attack: 0.2, loud: 0.5 })),
};
/** What was full is hollow. */
const HOLLOW: Sound = {
  breath: { from: 420, to: 110, length: 0.6, loud: 0.8 },
  tones: [{ pitch: 147, to: 98, length: 0.7, attack: 0.05, loud: 0.7 }],
};

const HEARD = {
  ...{ dice: DICE, crack: CRACK, groan: GROAN, bell: BELL, count: COUNT, decree: DECREE, snatched: SNATCHED },
  ...{ pearl: pearls(1), courtRefilled: SURFACE, councilEmptied: HOLLOW },
};

/** What a great moment sounds like when it comes to it. */
export function hear(what: keyof typeof HEARD): void {
  sounds.play(HEARD[what]);
}

function pearls(count: number): Sound {
  const each = (_: unknown, i: number) => ({ pitch: 2100 + i * 90, length: 0.07, after: i * 0.07, loud: 0.4 });
  return { tones: Array.from({ length: Math.min(MOST_PEARLS, count) }, each) };
}

/** So many semitones above the lowest. */
function lord(semitones: number): Sound {
  return { tones: [{ pitch: 196 * SEMITONE ** semitones, length: 0.9, shape: 'sawtooth', loud: 0.5, attack: 0.25 }] };
}

export function soundOf(event: AbyssEvent): Sound | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return event.card === 'monster' ? MONSTER : CARD;
    case 'allyBought':
      return event.price > 0 ? pearls(event.price) : CARD;
    case 'allyTaken':
    case 'stackTaken':
      return CARD;
    case 'pearlsGained':
      return pearls(event.pearls);
    case 'nebulisGained':
      return NEBULIS;
    case 'figureMoved':
      return event.holder === null ? undefined : GROAN;
    case 'lordEntered':
      return lord(GUILDS[lordFace(event.lord).guild] ?? 0);
    case 'locationControlled':
      return LOCATION;
    case 'monsterFought':
      return MONSTER;
    default:
      return undefined;
  }
}
