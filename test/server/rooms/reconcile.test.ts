// Whatever a synchronized thing is told to say, a client of Colyseus that is sent the changes reads the same.
import { Decoder, Encoder, type Schema, schema, t } from '@colyseus/schema';
import { reconcile } from '@undertow/server/rooms/reconcile.ts';
import { plainOf } from '@undertow/shared/protocol/room-reading.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../support/run/seeds.ts';

const Words = schema({ value: t.array('string') }, 'Words');
const Beast = schema({ id: t.string(), beaten: t.number(), marks: t.array('string') }, 'Beast');
const MaybeBeast = schema({ value: t.ref(Beast).optional() }, 'MaybeBeast');

const Sample = schema(
  {
    word: t.string(),
    place: t.int8(),
    number: t.number(),
    flag: t.boolean().optional(),
    words: t.array('string'),
    numbers: t.array('number'),
    shown: t.array('string').optional(),
    things: t.array(Beast),
    lists: t.array(Words),
    counts: t.map('number'),
    piles: t.map(Words),
    spaces: t.map(MaybeBeast),
    maybe: t.ref(MaybeBeast),
    extra: t.ref(Beast).optional(),
  },
  'Sample',
);

const word = fc.constantFrom('a', 'b', 'c', 'd');
const words = fc.array(word, { maxLength: 6 });
const beast = fc.record({ id: word, beaten: fc.nat(3), marks: words });
const key = fc.constantFrom('x', 'y', 'z');

const sample = fc.record(
  {
    word: fc.option(word),
    place: fc.option(fc.nat(5)),
    number: fc.integer({ min: -300, max: 70_000 }),
    flag: fc.boolean(),
    words: fc.array(fc.option(word), { maxLength: 6 }),
    numbers: fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 4 }),
    shown: words,
    things: fc.uniqueArray(beast, { maxLength: 4, selector: ({ id }) => id }),
    lists: fc.array(words, { minLength: 2, maxLength: 2 }),
    counts: fc.dictionary(key, fc.nat(3)),
    piles: fc.dictionary(key, words),
    spaces: fc.dictionary(key, fc.option(beast)),
    maybe: fc.option(beast),
    extra: beast,
  },
  {
    noNullPrototype: true,
    requiredKeys: [
      'word',
      'place',
      'number',
      'words',
      'numbers',
      'things',
      'lists',
      'counts',
      'piles',
      'spaces',
      'maybe',
    ],
  },
);

interface RoomSocket {
  readonly thing: Schema;
  readonly encoder: Encoder;
  readonly decoder: Decoder;
}

function wire(type: new () => Schema, plain: unknown): RoomSocket {
  const thing = new type();
  reconcile(thing, plain);
  const encoder = new Encoder(thing);
  const decoder = new Decoder(new type());
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  return { thing, encoder, decoder };
}

/** Sends what has changed, and tells how many bytes it took. */
function send({ encoder, decoder }: RoomSocket): number {
  const patch = encoder.encode().slice();
  encoder.discardChanges();
  decoder.decode(patch);
  return patch.length;
}

describe('a client reads what a thing was told', () => {
  test('at first, and after every change', () => {
    const property = fc.property(fc.array(sample, { minLength: 1, maxLength: 8 }), ([first, ...others]) => {
      const line = wire(Sample, first);
      expect(plainOf(line.decoder.state)).toEqual(first);
      let before = first;
      for (const next of others) {
        reconcile(line.thing, next, before);
        before = next;
        send(line);
        expect(plainOf(line.decoder.state)).toEqual(next);
      }
    });
    holds(property, 300);
  });

  test('when several changes are sent at once', () => {
    const property = fc.property(fc.array(sample, { minLength: 3, maxLength: 9 }), ([first, ...others]) => {
      const line = wire(Sample, first);
      let before = first;
      for (const [i, next] of others.entries()) {
        reconcile(line.thing, next, before);
        before = next;
        if (i % 3 < 2) continue;
        send(line);
        expect(plainOf(line.decoder.state)).toEqual(next);
      }
    });
    holds(property, 300);
  });

  test('also when it is not known what it was told before', () => {
    const property = fc.property(sample, sample, (first, next) => {
      const line = wire(Sample, first);
      reconcile(line.thing, next);
      send(line);
      expect(plainOf(line.decoder.state)).toEqual(next);
    });
    holds(property, 200);
  });
});

describe('only changes are sent', () => {
  test('so nothing, where nothing has changed', () => {
    const property = fc.property(sample, (plain) => {
      const line = wire(Sample, plain);
      reconcile(line.thing, structuredClone(plain), plain);
      reconcile(line.thing, structuredClone(plain));
      expect(send(line)).toBe(0);
    });
    holds(property, 100);
  });
});
