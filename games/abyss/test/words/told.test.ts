// Whole games told: no question, button or sentence is left without words, in any language.
import type { Decision } from '@undertow/shared/table/game.ts';
import { type Part, plain } from '@undertow/shared/words/parts.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { abyssWordsIn } from '../../../../test/web/words/words-in.ts';
import type { Order, View } from '../../client.ts';
import { bundlesOf, lineOf } from '../../page/board/answering/line.ts';
import { questionOf } from '../../page/board/answering/question.ts';
import { type AbyssEvent, redact } from '../../rules/events.ts';
import { type AbyssTalk, abyssIn } from '../../words/abyss-in.ts';
import type { ToldEvent } from '../../words/event-sentences.ts';
import { make, moves, randomGame } from '../support/random-games.ts';
import { type Setting, settingOf } from '../support/settings.ts';

const SETTINGS = [settingOf(3), settingOf(4, 'kraken'), settingOf(5, 'leviathan'), settingOf(4, 'kraken', 'leviathan')];
const names = ['Ada', 'Bo', 'Wen', 'Iva', 'Max'];
/** What no sentence may show: an empty place, an id, or nothing where something should be. */
const RAW = /[{}]|undefined|NaN|[a-z]-\d|seat:|loot-|leviathan-| {2}|\(\)|: \.|^\P{L}*$/u;

type Step = { readonly view: View; readonly asked: readonly Decision[]; readonly told: readonly AbyssEvent[] };

/** What is asked and told in a random game, as the seats see it that answer. */
function stepsOf(setting: Setting): Step[] {
  const game = randomGame(setting, 11);
  const steps: Step[] = [];
  for (const move of moves(game)) {
    const { seat } = move.decision;
    const [view, asked] = [game.match.view(seat), game.match.pending];
    steps.push({ view, asked, told: make(game.match, move).map((event) => redact(event, seat)) });
  }
  return steps;
}

const games = SETTINGS.map((setting) => ({ name: setting.name, steps: stepsOf(setting) }));

describe.each(languages)('in %s', (code) => {
  let talk: AbyssTalk;

  beforeAll(async () => {
    talk = abyssIn(code, await abyssWordsIn(code));
  });

  test.each(games)('every question of a game of $name is asked without a gap', ({ steps }) => {
    const raw = new Set<string>();
    for (const { view, asked } of steps) {
      for (const decision of asked) {
        const { title, hint } = talk.prompt(decision, { view, names, seat: decision.seat });
        for (const text of [title, hint]) if (RAW.test(text)) raw.add(`${decision.prompt}: ${text}`);
      }
      for (const line of talk.waiting(asked, { view, names })) if (RAW.test(plain(line))) raw.add(plain(line));
    }
    expect([...raw]).toEqual([]);
  });

  test.each(games)('every button of a game of $name says what it does, and no two the same', ({ steps }) => {
    const wrong = new Set<string>();
    for (const { asked } of steps) {
      for (const decision of asked) {
        const options = 'options' in decision.choice ? [...new Set(decision.choice.options)] : [];
        const buttons = options.map((option) => talk.option(decision, option, { names }));
        for (const text of buttons) if (RAW.test(text)) wrong.add(`${decision.prompt}: ${text}`);
        if (new Set(buttons).size < buttons.length) wrong.add(`${decision.prompt}: ${buttons.join()}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test.each(games)('choices that stand together in a game of $name have a name in common', ({ steps }) => {
    const bundles = steps.flatMap(({ view, asked }) =>
      asked.flatMap((decision) => {
        const line = lineOf(questionOf(decision, view), [], String);
        return bundlesOf(line).map(({ zone }) => [zone, talk.bundle(decision, zone)] as const);
      }),
    );
    expect(bundles.length).toBeGreaterThan(0);
    expect(bundles.filter(([zone, name]) => name === zone || RAW.test(name))).toEqual([]);
  });

  test.each(games)('everything that happens in a game of $name is told in whole sentences', ({ steps }) => {
    const wrong = new Set<string>();
    for (const { told } of steps) {
      const toViewers = [null, ...names.keys()].flatMap((viewer) =>
        told.map((event) => talk.event(event, names, viewer)),
      );
      for (const parts of [...toViewers, ...talk.story(told, names)]) {
        const line = plain(parts);
        // A track that nothing was left on is cleared without a word.
        if (line !== '' && (RAW.test(line) || !/^[\p{Lu}«„].*\.$/u.test(line))) wrong.add(line);
      }
      for (const event of told) {
        if (event.type !== 'trackCleared' && talk.event(event, names).length === 0) wrong.add(event.type);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('every standing order can be said', () => {
    const orders: Order[] = [
      { type: 'pass', until: 'turn' },
      { type: 'pass', until: 'game' },
      { type: 'passBelow', race: 'crab', value: 3 },
      { type: 'passBelow', race: null, value: 2 },
      { type: 'buy', ally: 'squid-5', price: 1 },
      { type: 'buyFrom', race: 'kraken', value: 4, price: 2 },
      { type: 'buyFrom', race: null, value: 5, price: 3 },
    ];
    const said = orders.map((order) => talk.order(order));
    for (const text of said) expect(text).not.toMatch(RAW);
    expect(new Set(said).size).toBe(said.length);
  });

  test('nobody is told of themselves by name, but in the scores', () => {
    const named = new Set<string>();
    for (const { steps } of games) {
      for (const event of steps.flatMap(({ told }) => told)) {
        if (event.type === 'gameScored') continue;
        for (const viewer of names.keys()) {
          const isNamed = (part: Part) => typeof part !== 'string' && part.kind === 'seat' && part.id === `${viewer}`;
          if (talk.event(event, names, viewer).some(isNamed)) named.add(event.type);
        }
      }
    }
    expect([...named]).toEqual([]);
  });

  test('what is not known is shown by its id, and not told', () => {
    expect(talk.lord('new-lord')).toEqual({ name: 'new-lord', power: '', brief: '' });
    expect(talk.token('new')).toBe('new');
    const view = randomGame(settingOf(2), 1).match.view('spectator');
    expect(talk.prompt({ prompt: 'newQuestion' }, { view, names })).toEqual({ title: 'newQuestion', hint: '' });
    expect(talk.event({ type: 'newEvent', seat: 0 } as never, names)).toEqual([]);
  });
});

describe('a sentence', () => {
  const talk = async (code: 'en' | 'cs') => abyssIn(code, await abyssWordsIn(code));
  const spaced = (parts: readonly Part[]) => plain(parts).replaceAll('\u00a0', ' ');

  test('names things in the form that it needs, and tells what they are', async () => {
    const event = { type: 'lordEntered', seat: 1, lord: 'jailer', from: 'court' } as const;
    expect((await talk('cs')).event(event, names)).toEqual([
      { kind: 'seat', id: '1', text: 'Bo' },
      ' verbuje ',
      { kind: 'lord', id: 'jailer', text: 'Žalářníka' },
      '.',
    ]);
  });

  test('speaks to the one whom it concerns', async () => {
    const told = async (code: 'en' | 'cs', event: ToldEvent) => {
      const words = await talk(code);
      return [0, 1, null].map((viewer) => spaced(words.event(event, names, viewer)));
    };
    const bought = { type: 'allyBought', seat: 0, from: 1, ally: 'crab-3', price: 1 } as ToldEvent;
    expect(await told('en', bought)).toEqual([
      'You buy Crab 3 from Bo for 1 Pearl.',
      'Ada buys Crab 3 from you for 1 Pearl.',
      'Ada buys Crab 3 from Bo for 1 Pearl.',
    ]);
    const offered = { type: 'allyOffered', ally: 'crab-3', to: [0, 1], price: 2 } as ToldEvent;
    expect(await told('cs', offered)).toEqual([
      'Za 2 perly smíš koupit ty nebo Bo.',
      'Za 2 perly smíš koupit ty nebo Ada.',
      'Za 2 perly smí koupit Ada nebo Bo.',
    ]);
  });

  test('begins with a capital, unless a player stands there', async () => {
    const english = await talk('en');
    expect(plain(english.event({ type: 'lordTurnedUp', lord: 'sage', space: 2 }, names))).toBe(
      'The Sage comes to Court.',
    );
    expect(plain(english.event({ type: 'plotted', seat: 0 }, ['eve']))).toMatch(/^eve /);
  });

  test('counts, lists, and names the Lords behind it', async () => {
    const czech = await talk('cs');
    const gained = { type: 'pearlsGained', seat: 2, pearls: 3, because: ['trader'] } as const;
    expect(spaced(czech.event(gained, names))).toBe('Wen získává 3 perly (Kupec).');
    const cleared = { type: 'trackCleared', allies: ['crab-1', 'squid-2'], monsters: 1 } as const;
    expect(spaced(czech.event(cleared, names))).toBe('Do sněmu: krab 1 a oliheň 2. Odloženo: 1 monstrum.');
  });

  test('shows faces only to viewers that see them', async () => {
    const english = await talk('en');
    const taken = { type: 'stackTaken', seat: 0, race: 'crab', count: 2 } as const;
    expect(spaced(english.event(taken, names))).toBe('Ada takes the Crab stack, 2 Allies.');
    const seen = { ...taken, secret: { seats: [0], faces: ['crab-3', 'kraken-2'] } };
    expect(spaced(english.event(seen, names))).toBe('Ada takes the Crab stack, 2 Allies: Crab 3 and Kraken 2.');
  });

  test('is left out where another one says it', async () => {
    const english = await talk('en');
    const story = english.story(
      [
        { type: 'plotted', seat: 0 },
        { type: 'pearlsLost', seat: 0, pearls: 1 },
        { type: 'lordTurnedUp', lord: 'elder', space: 1 },
      ],
      names,
    );
    expect(story.map(spaced)).toEqual(['Ada plots at Court for 1 Pearl.', 'The Elder comes to Court.']);
  });
});
