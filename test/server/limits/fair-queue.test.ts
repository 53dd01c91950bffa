// Turns at dear work: few at once, few of each place, and a line of their own for familiar sources.
import { FairQueue } from '@undertow/server/limits/fair-queue.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { describe, expect, test } from 'vitest';
import { nextRound } from '../../support/fake-time.ts';

/** Work that is done when the test says so, in the order in which it was begun. */
class Workshop {
  readonly begun: string[] = [];
  refused = 0;
  readonly #turns: FairQueue;
  readonly #ends: (() => void)[] = [];

  constructor(limits: { readonly atOnce: number; readonly waiting: number; readonly perPlace: number }) {
    this.#turns = new FairQueue(limits, () => new Refusal('too-many', 'Too many are here.'));
  }

  ask(place: string, isFamiliar = false): void {
    const work = () => {
      this.begun.push(place);
      return new Promise<void>((resolve) => this.#ends.push(resolve));
    };
    this.#turns.run({ place, isFamiliar }, work).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      this.refused++;
    });
  }

  async finishOne(): Promise<void> {
    this.#ends.shift()?.();
    await nextRound();
  }

  async finishAll(): Promise<void> {
    while (this.#ends.length > 0) await this.finishOne();
  }
}

describe('turns', () => {
  test('are few at once, and the others wait', async () => {
    const shop = new Workshop({ atOnce: 2, waiting: 3, perPlace: 1 });
    for (const place of ['a', 'b', 'c', 'd']) shop.ask(place);
    await nextRound();
    expect(shop.begun).toEqual(['a', 'b']);
    await shop.finishAll();
    expect(shop.begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are refused when the line is full, and given again when there is room', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 2, perPlace: 1 });
    for (const place of ['a', 'b', 'c', 'd', 'e']) shop.ask(place);
    await nextRound();
    expect(shop.refused).toBe(2);
    await shop.finishOne();
    shop.ask('d');
    await shop.finishAll();
    expect([shop.refused, shop.begun]).toEqual([2, ['a', 'b', 'c', 'd']]);
  });

  test('are few for each place, those at work included', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 10, perPlace: 2 });
    for (let i = 0; i < 5; i++) shop.ask('greedy');
    shop.ask('modest');
    await nextRound();
    expect(shop.refused).toBe(3);
    await shop.finishAll();
    expect(shop.begun).toEqual(['greedy', 'greedy', 'modest']);
    shop.ask('greedy');
    await nextRound();
    expect([shop.refused, shop.begun.length]).toEqual([3, 4]);
  });

  test('go round the places, so that a place that asks for much does not keep others waiting', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 10, perPlace: 4 });
    for (const place of ['a', 'b', 'b', 'b', 'c', 'c', 'd']) shop.ask(place);
    await shop.finishAll();
    expect(shop.begun).toEqual(['a', 'b', 'c', 'd', 'b', 'c', 'b']);
  });

  test('of familiar sources are not kept by strangers, however many places those have', async () => {
    const shop = new Workshop({ atOnce: 2, waiting: 4, perPlace: 2 });
    for (let i = 0; i < 60; i++) for (let j = 0; j < 2; j++) shop.ask(`stranger ${i}`);
    await nextRound();
    expect(shop.refused).toBe(120 - 2 - 4);
    shop.ask('home', true);
    shop.ask('office', true);
    await shop.finishOne();
    expect(shop.begun.at(-1)).toBe('home');
    await shop.finishOne();
    await shop.finishOne();
    expect([shop.begun.at(-1), shop.refused]).toEqual(['office', 120 - 2 - 4]);
  });

  test('of strangers are not kept by familiar sources either', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 10, perPlace: 10 });
    for (let i = 0; i < 5; i++) shop.ask('home', true);
    shop.ask('stranger');
    await shop.finishAll();
    expect(shop.begun.indexOf('stranger')).toBeLessThanOrEqual(2);
    expect(shop.begun).toHaveLength(6);
  });

  test('of a stranger do not count for a familiar source at the same place', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 10, perPlace: 2 });
    for (let i = 0; i < 3; i++) shop.ask('school');
    shop.ask('school', true);
    await shop.finishAll();
    expect([shop.refused, shop.begun.length]).toEqual([1, 3]);
  });

  test('are passed on by work that fails', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 1, perPlace: 1 }, () => new Refusal('too-many', 'Too many.'));
    const fails = turns.run({ place: 'a', isFamiliar: false }, () => Promise.reject(new Error('broken')));
    const works = turns.run({ place: 'b', isFamiliar: false }, async () => 'done');
    await expect(fails).rejects.toThrow('broken');
    expect(await works).toBe('done');
  });
});
