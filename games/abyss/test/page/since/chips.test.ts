// What chips tell in the strip of Abyss, in single events and in real games.
import { readFileSync } from 'node:fs';
import { plain } from '@undertow/shared/words/parts.ts';
import { turnsSince } from '@undertow/web/src/match/since.ts';
import { drawingsOn } from '@undertow/web/src/ui/drawings.ts';
import { describe, expect, test } from 'vitest';
import { MARKS } from '../../../page/art/marks.ts';
import { chipsOf } from '../../../page/board/since/chips.ts';
import type { AbyssChip } from '../../../page/words/chip.ts';
import { type AbyssEvent, redact } from '../../../rules/events.ts';
import { abyssIn } from '../../../words/abyss-in.ts';
import { words as en } from '../../../words/languages/en.ts';
import { make, moves, randomGame } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

const NAMES = ['Ada', 'Bo', 'Wen', 'Iva', 'Max'];
const talk = abyssIn('en', en);
const say = (chip: AbyssChip) => plain(talk.chip(chip, NAMES)).replaceAll('\u00a0', ' ');

/** What seat 0 sees of a turn of seat 1, each event in a version of its own. */
function chipsFor(events: readonly AbyssEvent[], own: readonly string[] | undefined = [], seat = 1): AbyssChip[] {
  const told = events.map((event, version) => ({ version, index: 0, event }));
  return chipsOf([{ seat, round: 3, told }], 0, () => own);
}

const rings = (chips: readonly AbyssChip[]) => chips.map(({ seat, concern, picture }) => [seat, concern, picture]);
const offered: AbyssEvent = { type: 'allyOffered', ally: 'squid-4', price: 2, to: [0, 2] };

describe('a chip', () => {
  test('tells all cards of an exploration', () => {
    const chips = chipsFor([
      { type: 'cardRevealed', card: 'crab-3', space: 1 },
      { type: 'cardRevealed', card: 'monster', space: 2 },
    ]);
    expect(rings(chips)).toEqual([[1, 'none', [{ mark: 'explored' }]]]);
    expect(chips.map(say)).toEqual(['Bo explores: Crab 3 and Monster.']);
  });

  test('has a ring for what one bought, and names who sold it', () => {
    const bought: AbyssEvent = { type: 'allyBought', seat: 0, from: 1, ally: 'squid-4', price: 2 };
    const price: AbyssEvent[] = [
      { type: 'pearlsLost', seat: 0, pearls: 2 },
      { type: 'pearlsGained', seat: 1, pearls: 2 },
    ];
    const chips = chipsFor([offered, bought, ...price]);
    expect(rings(chips)).toEqual([[1, 'yours', [{ race: 'squid' }]]]);
    expect(chips.map(say)).toEqual(['Ada buys Squid 4 from Bo for 2 Pearls.']);
  });

  test('says of what one could have bought who was before one, but not if one has passed', () => {
    const bought: AbyssEvent = { type: 'allyBought', seat: 2, from: 1, ally: 'squid-4', price: 2 };
    expect(rings(chipsFor([offered, bought]))).toEqual([[2, 'hit', [{ mark: 'snatched' }, { race: 'squid' }]]]);
    expect(chipsFor([offered, bought]).map(say)).toEqual(['Wen was before you and buys Squid 4.']);
    expect(rings(chipsFor([offered, bought], ['pass']))).toEqual([[2, 'none', [{ race: 'squid' }]]]);
    expect(rings(chipsFor([{ ...offered, to: [2] }, bought]))).toEqual([[2, 'none', [{ race: 'squid' }]]]);
  });

  test('tells an offer that was turned down for one and then sold once, by who bought it', () => {
    const declined: AbyssEvent = { type: 'offerDeclined', seats: [0] };
    const bought: AbyssEvent = { type: 'allyBought', seat: 2, from: 1, ally: 'squid-4', price: 2 };
    const chips = chipsFor([offered, declined, bought]);
    expect(rings(chips)).toEqual([[2, 'yours', [{ race: 'squid' }]]]);
    expect(chips.map(say)).toEqual(['Wen buys Squid 4 from Bo for 2 Pearls.']);
    expect(rings(chipsFor([offered, declined, bought], ['pass']))).toEqual([[2, 'none', [{ race: 'squid' }]]]);
  });

  test('says nothing of who was before one where it is not known what one has answered', () => {
    const bought: AbyssEvent = { type: 'allyBought', seat: 2, from: 1, ally: 'squid-4', price: 2 };
    const told = [offered, bought].map((event, version) => ({ version, index: 0, event }));
    const chips = chipsOf([{ seat: 1, round: 3, told }], 0, () => undefined);
    expect(rings(chips)).toEqual([[2, 'yours', [{ race: 'squid' }]]]);
  });

  test('tells once what was turned down for one, and not what one turned down oneself', () => {
    const declined: AbyssEvent = { type: 'offerDeclined', seats: [0, 2] };
    const twice = [offered, declined, { ...offered, ally: 'crab-2' }, declined] as const;
    const chips = chipsFor(twice);
    expect(rings(chips)).toEqual([[1, 'yours', [{ mark: 'passed' }, { race: 'squid' }, { race: 'crab' }]]]);
    expect(chips.map(say)).toEqual(['Offered to you and not bought: Squid 4 and Crab 2.']);
    expect(chipsFor(twice, ['pass'])).toEqual([]);
  });

  test('has a ring for what hit one, and leads from its cause to its effect', () => {
    const chips = chipsFor([
      { type: 'lordEntered', seat: 1, lord: 'seeker', from: 'court' },
      { type: 'pearlsLost', seat: 0, pearls: 2, because: ['seeker'] },
      { type: 'pearlsLost', seat: 2, pearls: 2, because: ['seeker'] },
    ]);
    expect(rings(chips)).toEqual([
      [1, 'none', [{ lord: 'seeker' }]],
      [1, 'hit', [{ sign: 'pearl' }, { number: -2 }]],
    ]);
    expect(chips[1]).toMatchObject({ from: ['lord:seeker', 'panel:1'], to: ['purse:0', 'panel:0'], round: 3 });
  });

  test('puts an attack of a Leviathan and what it cost together', () => {
    const chips = chipsFor([
      { type: 'leviathanAttacked', seat: 0, leviathan: 'leviathan-3', space: 'b4' as never },
      { type: 'pearlsLost', seat: 0, pearls: 3 },
    ]);
    expect(rings(chips)).toEqual([[1, 'hit', [{ sign: 'leviathan-mini' }, { sign: 'pearl' }, { number: -3 }]]]);
    expect(chips[0]?.told).toHaveLength(2);
  });

  test('makes one thing of a fight, with a tick when the Leviathan is slain', () => {
    const chips = chipsFor([
      { type: 'levelsBeaten', seat: 1, leviathan: 'leviathan-3', levels: 1 },
      { type: 'levelsBeaten', seat: 1, leviathan: 'leviathan-3', levels: 1 },
      { type: 'leviathanSlain', seat: 1, leviathan: 'leviathan-3' },
    ]);
    expect(rings(chips)).toEqual([[1, 'none', [{ sign: 'leviathan-mini' }, { mark: 'done' }]]]);
  });

  test('stands before all others when it tells that the last turns have come', () => {
    expect(chipsFor([{ type: 'endTriggered', seat: 1 }])).toMatchObject([{ isFirst: true, concern: 'yours' }]);
  });

  test('tells what a bot did in one’s own seat, but not what it paid', () => {
    const chips = chipsFor(
      [
        { type: 'alliesPlayed', seat: 0, lord: 'jailer', allies: ['crab-5'], cost: 6, pearls: 1 },
        { type: 'pearlsLost', seat: 0, pearls: 1 },
        { type: 'alliesDiscarded', seat: 0, allies: ['crab-5'] },
        { type: 'lordEntered', seat: 0, lord: 'jailer', from: 'court' },
      ],
      [],
      0,
    );
    expect(rings(chips)).toEqual([[0, 'none', [{ lord: 'jailer' }]]]);
  });
});

const sheet = (name: string) => readFileSync(new URL(`../../../page/art/sheets/${name}.svg`, import.meta.url), 'utf8');
const drawings = drawingsOn(sheet('things'));
/** What no sentence may show. */
const RAW = /[{}]|undefined|NaN|[a-z]-\d|seat:|loot-|leviathan-| {2}|\(\)|: \./u;

describe.each(SETTINGS)('in a game of $name', (setting) => {
  test('every chip can be drawn and said, and is told once', () => {
    const wrong = new Set<string>();
    let seen = 0;
    for (let seed = 0; seed < 2; seed++) {
      const game = randomGame(setting, seed);
      const log: { version: number; events: readonly AbyssEvent[] }[] = [];
      for (const move of moves(game)) {
        const told = make(game.match, move);
        log.push({ version: log.length, events: told.map((event) => redact(event, 0)) });
        const turns = turnsSince(log, 0, (event) => (event.type === 'turnBegan' ? event : undefined), {
          reach: () => false,
          between: () => false,
        });
        const chips = chipsOf(turns ?? [], 0, () => []);
        seen += chips.length;
        if (new Set(chips.map(({ key }) => key)).size < chips.length) wrong.add('one key twice');
        for (const chip of chips) {
          const text = say(chip);
          if (RAW.test(text) || !/^[\p{Lu}«„].*\.$/u.test(text)) wrong.add(text);
          if (chip.picture.length === 0) wrong.add(`no picture: ${text}`);
          if (chip.to.length === 0) wrong.add(`nowhere: ${text}`);
          for (const glyph of chip.picture) {
            if ('sign' in glyph && !drawings.has(glyph.sign)) wrong.add(glyph.sign);
            if ('mark' in glyph && !(glyph.mark in MARKS)) wrong.add(glyph.mark);
            if ('race' in glyph && !drawings.has(`race-${glyph.race}`)) wrong.add(glyph.race);
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
    if (setting.seats > 1) expect(seen).toBeGreaterThan(0);
  });
});
