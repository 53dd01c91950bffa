// Chance: the stream is the published cipher, can be resumed anywhere, is fair, and can be committed to.
import { createCipheriv, createHash } from 'node:crypto';
import { commitment, goingOnAs, openRandom, seedsIn, shuffle } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../support/run/seeds.ts';

const ANY_WORD = 2 ** 32;
const ZERO_SEED = '0'.repeat(64);

const hexSeeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const fastSeeds = fc.nat(2 ** 31 - 1).map((number) => `fast:${number}`);
const seeds = fc.oneof(hexSeeds, fastSeeds);

/** The first words of the ChaCha20 stream of this key, by another implementation of it. */
function chachaWords(seed: string, count: number): number[] {
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16));
  const stream = cipher.update(Buffer.alloc(4 * count));
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i));
}

function draws(seed: string, n: number, count: number, position = 0): number[] {
  const random = openRandom({ seed, position });
  return Array.from({ length: count }, () => random.below(n));
}

describe('the stream of a seed', () => {
  test('begins as the test vectors of RFC 8439 (appendix A.1, 1 and 2) for the zero key', () => {
    const words = draws(ZERO_SEED, ANY_WORD, 32);
    const bytes = Buffer.alloc(128);
    words.forEach((word, i) => {
      bytes.writeUInt32LE(word, 4 * i);
    });
    expect(bytes.toString('hex')).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  test('is the one that another implementation of the cipher gives', () => {
    const property = fc.property(hexSeeds, (seed) => {
      expect(draws(seed, ANY_WORD, 100)).toEqual(chachaWords(seed, 100));
    });
    holds(property, 50);
  });

  test('goes on in the same way from any position that is returned to', () => {
    const property = fc.property(seeds, fc.array(fc.integer({ min: 1, max: 71 }), { maxLength: 40 }), (seed, sizes) => {
      const random = openRandom({ seed, position: 0 });
      for (const size of sizes) random.below(size);
      const { position } = random;
      const there = Array.from({ length: 40 }, () => random.below(20));
      expect(draws(seed, 20, 40, position)).toEqual(there);
    });
    holds(property, 200);
  });

  test('has a position that tells how many words were drawn', () => {
    const random = openRandom({ seed: ZERO_SEED, position: 0 });
    for (let i = 0; i < 17; i++) random.below(16);
    expect(random.position).toBe(17);
    expect(random.seed).toBe(ZERO_SEED);
  });

  test('differs from that of any other seed', () => {
    const property = fc.property(fc.uniqueArray(seeds, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
      expect(draws(one, ANY_WORD, 8)).not.toEqual(draws(other, ANY_WORD, 8));
    });
    holds(property, 200);
  });
});

describe('a stream that goes on as another', () => {
  const ALL = 40;

  test('is the first up to that place, and the other from there on', () => {
    const property = fc.property(seeds, seeds, fc.integer({ min: 1, max: 30 }), (seed, other, position) => {
      const spliced = goingOnAs({ seed, position }, other);
      expect(draws(spliced, ANY_WORD, ALL)).toEqual([
        ...draws(seed, ANY_WORD, position),
        ...draws(other, ANY_WORD, ALL - position, position),
      ]);
    });
    holds(property, 100);
  });

  test('can go on as a third, and what was never drawn from is not named', () => {
    const [one, two, three] = ['fast:1', 'fast:2', 'fast:3'] as const;
    const twice = goingOnAs({ seed: goingOnAs({ seed: one, position: 5 }, two), position: 9 }, three);
    expect(twice).toBe('fast:1@5:fast:2@9:fast:3');
    expect(seedsIn(twice)).toBe(3);
    expect(goingOnAs({ seed: twice, position: 5 }, 'fast:4')).toBe('fast:1@5:fast:4');
    expect(goingOnAs({ seed: twice, position: 0 }, 'fast:4')).toBe('fast:4');
    expect(draws(twice, 100, 4, 7)).toEqual([...draws(two, 100, 2, 7), ...draws(three, 100, 2, 9)]);
  });

  test('is none of what only looks like one', () => {
    for (const seed of ['fast:1@', 'fast:1@5', 'fast:1@5:', 'fast:1@x:fast:2', '@5:fast:2', 'fast:1@5:fast:2@']) {
      expect(() => openRandom({ seed, position: 0 }), seed).toThrow('not a seed');
    }
  });
});

describe('a number below n', () => {
  test('is a whole number from 0 to n - 1', () => {
    const property = fc.property(seeds, fc.integer({ min: 1, max: ANY_WORD }), (seed, n) => {
      for (const drawn of draws(seed, n, 20)) {
        expect(Number.isInteger(drawn)).toBe(true);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(n);
      }
    });
    holds(property, 300);
  });

  // Of these sizes a half, a quarter and a third of all words lie beyond the largest multiple of n.
  test.for([2 ** 31 + 1, 3 * 2 ** 30, 2 ** 30 + 2 ** 28 + 1])(
    'below %i is fair: words beyond the border are drawn again',
    (n) => {
      const border = ANY_WORD - (ANY_WORD % n);
      const words = chachaWords(ZERO_SEED, 400);
      const fair = words.filter((word) => word < border).map((word) => word % n);
      expect(fair.length).toBeLessThan(words.length);
      expect(draws(ZERO_SEED, n, fair.length)).toEqual(fair);
    },
  );

  test('falls on every face of a die about equally often', () => {
    for (const seed of [ZERO_SEED, 'fast:1']) {
      const faces = [0, 0, 0, 0, 0, 0];
      for (const face of draws(seed, 6, 6000)) faces[face] = (faces[face] ?? 0) + 1;
      // Six standard deviations of a fair die.
      for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(175);
    }
  });
});

describe('a shuffle', () => {
  test('keeps every item as often as it was there, and returns the same array', () => {
    const property = fc.property(seeds, fc.array(fc.nat(5)), (seed, items) => {
      const shuffled = items.slice();
      expect(shuffle(openRandom({ seed, position: 0 }), shuffled)).toBe(shuffled);
      expect(shuffled.toSorted()).toEqual(items.toSorted());
    });
    holds(property, 200);
  });

  test('brings three items into all six orders about equally often', () => {
    const random = openRandom({ seed: ZERO_SEED, position: 0 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(175);
  });
});

describe('the commitment', () => {
  test('to a secret seed is the SHA-256 of its bytes', () => {
    const property = fc.property(hexSeeds, (seed) => {
      expect(commitment(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    });
    holds(property, 100);
  });

  test('to any other text is the SHA-256 of its UTF-8', () => {
    const property = fc.property(fc.oneof(fastSeeds, fc.string({ unit: 'grapheme' })), (text) => {
      fc.pre(!/^[0-9a-f]{64}$/.test(text));
      expect(commitment(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    });
    holds(property, 100);
  });
});

test.for([
  '',
  'fast:',
  'fast:x',
  'fast:-1',
  'fast:1.5',
  'fast:12345678901',
  'f'.repeat(63),
  'f'.repeat(65),
  'F'.repeat(64),
  'g'.repeat(64),
  ` ${ZERO_SEED}`,
])('%j is not a seed, and the error says so', (seed) => {
  expect(() => openRandom({ seed, position: 0 })).toThrow('not a seed');
});

test.each([0, -1, Number.NaN, 2 ** 32 + 1])('nothing is drawn below %d', (n) => {
  expect(() => openRandom({ seed: 'fast:1', position: 0 }).below(n)).toThrow('there is no whole number below');
});
