// Turns at dear work: few at once, places in turn, and a line of their own for familiar sources.
import { FairQueue, type TurnLimits } from '@undertow/server/limits/fair-queue.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { describe, expect, test } from 'vitest';
import { nextRound } from '../../support/time/fake-time.ts';

/** Work that is done when the test says so, in the order in which it was begun. */
class Workshop {
  readonly begun: string[] = [];
  refused = 0;
  readonly #turns: FairQueue;
  readonly #ends: (() => void)[] = [];

  constructor(limits: TurnLimits) {
    this.#turns = new FairQueue(limits, () => new Refusal('too-many', 'Too many are here.'));
  }

  ask(place: string, isFamiliar = false, person?: string): void {
    const work = () => {
      this.begun.push(person ?? place);
      return new Promise<void>((resolve) => this.#ends.push(resolve));
    };
    this.#turns.run({ place, isFamiliar, ...(person === undefined ? {} : { person }) }, work).catch((error) => {
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
    const shop = new Workshop({ atOnce: 2, waiting: 3 });
    for (const place of ['a', 'b', 'c', 'd']) shop.ask(place);
    await nextRound();
    expect(shop.begun).toEqual(['a', 'b']);
    await shop.finishAll();
    expect(shop.begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are refused when the line is full, and given again when there is room', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 2 });
    for (const place of ['a', 'b', 'c', 'd', 'e']) shop.ask(place);
    await nextRound();
    expect(shop.refused).toBe(2);
    await shop.finishOne();
    shop.ask('d');
    await shop.finishAll();
    expect([shop.refused, shop.begun]).toEqual([2, ['a', 'b', 'c', 'd']]);
  });

  test('are given to one place as long as there is room', async () => {
    const shop = new Workshop({ atOnce: 2, waiting: 16 });
    for (let i = 0; i < 18; i++) shop.ask('school');
    await shop.finishAll();
    expect([shop.refused, shop.begun.length]).toEqual([0, 18]);
  });

  test('are lost in a full line by the place with most, to a place with none', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 5 });
    for (const place of ['a', 'a', 'b', 'b', 'b', 'a']) shop.ask(place);
    shop.ask('c');
    shop.ask('a');
    shop.ask('d');
    shop.ask('e');
    await nextRound();
    expect(shop.refused).toBe(4);
    shop.ask('f');
    await nextRound();
    expect(shop.refused).toBe(5);
    await shop.finishAll();
    expect(shop.begun).toEqual(['a', 'a', 'b', 'c', 'd', 'e']);
  });

  test('of familiar sources are not all taken by twelve addresses that each have an account', async () => {
    const shop = new Workshop({ atOnce: 2, waiting: 16 });
    for (let j = 0; j < 2; j++) for (let i = 0; i < 12; i++) shop.ask(`attacker ${i}`, true);
    shop.ask('home', true);
    await shop.finishAll();
    expect(shop.begun).toContain('home');
  });

  test('go round the places, so that a place that asks for much does not keep others waiting', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 10 });
    for (const place of ['a', 'b', 'b', 'b', 'c', 'c', 'd']) shop.ask(place);
    await shop.finishAll();
    expect(shop.begun).toEqual(['a', 'b', 'c', 'd', 'b', 'c', 'b']);
  });

  test('go round the persons at each place', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 10 });
    for (const person of ['ada', 'ada', 'ada', 'ben', 'ben', 'cleo']) shop.ask('school', false, person);
    shop.ask('home', false, 'dan');
    await shop.finishAll();
    expect(shop.begun).toEqual(['ada', 'ada', 'dan', 'ben', 'cleo', 'ada', 'ben']);
  });

  test('are waited for by a few of one place, however much room there is', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 100, waitingOfOne: 2 });
    for (let i = 0; i < 75; i++) shop.ask('flood', false, `guest ${i}`);
    shop.ask('home', false, 'ada');
    await nextRound();
    expect(shop.refused).toBe(72);
    await shop.finishOne();
    await shop.finishOne();
    expect(shop.begun).toEqual(['guest 0', 'guest 1', 'ada']);
    await shop.finishAll();
    expect(shop.begun).toHaveLength(4);
  });

  test('are lost at a full place by the person with most, to one with none', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 100, waitingOfOne: 2 });
    for (const person of ['ada', 'ada', 'ada', 'ada']) shop.ask('school', false, person);
    await nextRound();
    expect(shop.refused).toBe(1);
    shop.ask('school', false, 'ben');
    shop.ask('school', false, 'cleo');
    shop.ask('school', false, 'ben');
    await nextRound();
    expect(shop.refused).toBe(4);
    await shop.finishAll();
    expect(shop.begun).toEqual(['ada', 'ada', 'ben']);
  });

  test('of familiar sources are not kept by strangers, however many places those have', async () => {
    const shop = new Workshop({ atOnce: 2, waiting: 4 });
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
    const shop = new Workshop({ atOnce: 1, waiting: 10 });
    for (let i = 0; i < 5; i++) shop.ask('home', true);
    shop.ask('stranger');
    await shop.finishAll();
    expect(shop.begun.indexOf('stranger')).toBeLessThanOrEqual(2);
    expect(shop.begun).toHaveLength(6);
  });

  test('of a stranger do not count for a familiar source at the same place', async () => {
    const shop = new Workshop({ atOnce: 1, waiting: 2 });
    for (let i = 0; i < 4; i++) shop.ask('school');
    shop.ask('school', true);
    await shop.finishAll();
    expect([shop.refused, shop.begun.length]).toEqual([1, 4]);
  });

  test('are passed on by work that fails', async () => {
    const turns = new FairQueue({ atOnce: 1, waiting: 1 }, () => new Refusal('too-many', 'Too many.'));
    const fails = turns.run({ place: 'a', isFamiliar: false }, () => Promise.reject(new Error('broken')));
    const works = turns.run({ place: 'b', isFamiliar: false }, async () => 'done');
    await expect(fails).rejects.toThrow('broken');
    expect(await works).toBe('done');
  });
});
