// How games look in the terminal, held against games as they are played and cards as they are printed.
import { anyGame } from '@undertow/client-sdk/examples/terminal/screen.ts';
import { screenOf } from '@undertow/client-sdk/examples/terminal/screens.ts';
import { creatures } from '@undertow/games/dungeon-lords/rules/cards/creatures.ts';
import { heroCard, heroIds, paladinOfYear } from '@undertow/games/dungeon-lords/rules/cards/heroes.ts';
import { orders } from '@undertow/games/dungeon-lords/rules/cards/orders.ts';
import type { Gain, Price } from '@undertow/games/dungeon-lords/rules/cards/prices.ts';
import type { BattlePlan, BattlePlanData } from '@undertow/games/dungeon-lords/rules/forms/battle-plan.ts';
import type { MineData } from '@undertow/games/dungeon-lords/rules/forms/mine.ts';
import type { CellData, PositionData } from '@undertow/games/dungeon-lords/rules/forms/one-of.ts';
import type { PaydayData } from '@undertow/games/dungeon-lords/rules/forms/payday.ts';
import type { Cell } from '@undertow/games/dungeon-lords/rules/state.ts';
import { CREATURES, heroWords, SPACES } from '@undertow/games/dungeon-lords/terminal/words.ts';
import { dungeonLordsUnderTest } from '@undertow/games/dungeon-lords/test/under-test/index.ts';
import { games } from '@undertow/games/index.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { expect, test } from 'vitest';
import { CASES } from '../games/games.ts';
import { make, moves, overGames } from '../games/random-games.ts';
import { mustBe, mustEqual } from '../support/run/each-step.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

const SHOWN = CASES.filter(({ under }) => games.has(under.game.id));

test('every game has a screen of its own', async () => {
  for (const id of games.keys()) expect(await screenOf(id)).not.toBe(anyGame);
  expect(await screenOf('chess')).toBe(anyGame);
});

test.for(SHOWN)(
  'every position is shown to every viewer, and names all seats, of $name',
  async ({ under, setting }) => {
    const screen = await screenOf(under.game.id);
    overGames(under, { ...setting, share: 1 }, 1, ({ match, ...game }) => {
      for (const move of moves({ match, ...game })) {
        for (const viewer of [0, 'spectator'] as const) {
          const own = viewer === 'spectator' ? null : viewer;
          const shown = screen.position(match.view(viewer) as unknown as Json, { own, nameOf }).join('\n');
          const missing = NAMES.slice(0, setting.seats).filter((name) => !shown.includes(name));
          mustEqual([missing, /undefined|NaN|\[object/.exec(shown)?.[0]], [[], undefined]);
        }
        make(match, move);
      }
    });
  },
);

/** What is typed for this answer to a form of Dungeon Lords: the other way round. */
function typed({ form, data }: Extract<Choice, { readonly type: 'form' }>, answer: Answer): string {
  const number = (among: readonly unknown[], one: unknown) =>
    `${1 + among.findIndex((each) => JSON.stringify(each) === JSON.stringify(one))}`;
  const all = (words: readonly string[]) => words.join(' ') || '0';
  if (form === 'digCells') return all((answer as readonly Cell[]).map((cell) => cell.join()));
  if (form === 'mineCells') {
    return all((answer as readonly Cell[]).map((cell) => number((data as MineData).tunnels, cell)));
  }
  if (form === 'cell') return number((data as CellData).cells, answer);
  if (form === 'position') return number((data as PositionData).positions, answer);
  if (form === 'payday') return all(typedPayday(data as PaydayData, answer as readonly string[]));
  const { tiles, traps, creatures: sent } = data as BattlePlanData;
  const plan = answer as BattlePlan;
  const left: (string | undefined)[] = [...traps.map(({ id }) => `trap ${id}`), ...sent.map((id) => `creature ${id}`)];
  const others = [...plan.traps.map((id) => `trap ${id}`), ...plan.creatures.map((id) => `creature ${id}`)];
  const numbers = others.map((other) => {
    const found = left.indexOf(other);
    left[found] = undefined;
    return `${1 + tiles.length + found}`;
  });
  const tile = number(
    tiles.map(({ cell }) => cell),
    plan.tile,
  );
  return [tile, ...numbers].join(' ');
}

function typedPayday({ lair }: PaydayData, items: readonly string[]): string[] {
  const left: (string | undefined)[] = lair.map(({ id }) => id);
  return items.flatMap((item) => {
    const [what, id, given] = item.split(':');
    if (what === 'release') return [];
    const found = left.indexOf(id);
    left[found] = undefined;
    return [given ? `${found + 1}:${given}` : `${found + 1}`];
  });
}

test('an answer to every form of Dungeon Lords can be typed, and is legal', async () => {
  const screen = await screenOf('dungeon-lords');
  const tried = new Set<string>();
  for (const setting of dungeonLordsUnderTest.settings) {
    overGames(dungeonLordsUnderTest, { ...setting, share: 1 }, 3, (game) => {
      for (const move of moves(game)) {
        const { choice, seat } = move.decision;
        if (choice.type === 'form') {
          const form = screen.forms[choice.form];
          const company = { own: seat, nameOf };
          const options = form?.options(choice.data, game.match.view(seat) as unknown as Json, company);
          mustBe(/undefined/.test(`${form?.hint(choice.data)} ${options}`), false);
          const answer = form?.answer(typed(choice, move.answer).split(' '), choice.data);
          // On payday all that is not paid is released in the end: the same creatures, in another sequence.
          if (choice.form === 'payday') mustBe(isLegal(choice, answer, game.match.game.forms), true);
          else mustEqual(answer, move.answer);
          tried.add(choice.form);
        }
        make(game.match, move);
      }
    });
  }
  expect([...tried].toSorted()).toEqual(Object.keys(dungeonLordsUnderTest.game.forms).toSorted());
});

test('what is no answer to a form is known as such', async () => {
  const { forms } = await screenOf('dungeon-lords');
  const battle: BattlePlanData = {
    ...{ tiles: [{ cell: [2, 0], traps: 1, bait: 0, monsters: 1 }], traps: [], creatures: ['troll'] },
    ...{ food: 0, gold: 0, imps: 0 },
  };
  expect(forms.battlePlan?.answer(['2'], battle)).toBeUndefined();
  expect(forms.battlePlan?.answer(['3'], battle)).toBeUndefined();
  expect(forms.mineCells?.answer(['5,0'], { tunnels: [[2, 0]], max: 1 })).toBeUndefined();
  expect(forms.position?.answer(['two'], { positions: [0, 1] })).toBeUndefined();
});

const PRICED: Readonly<Record<string, string>> = { trap: 'a trap', monster: 'a monster', spy: 'a spy' };

function words(amounts: Price | Gain): string {
  const each = Object.entries(amounts).map(([what, amount]) => {
    const one = what.replace(/s$/, '');
    return PRICED[what] ?? `${amount} ${what === one || amount > 1 ? what : one}`;
  });
  return each.join(' and ');
}

test('it says of orders, creatures and heroes what is printed', async () => {
  const ofWork = orders.filter(({ kind }) => kind === 'dig' || kind === 'mine');
  const spaces = orders.map(({ id, kind, spaces: printed }) => [
    id,
    printed.map(({ price, gain, imps, foreman }) => {
      const brings = {
        dig: '',
        mine: '',
        hire: 'a creature',
        build: 'a room',
        exchange: words(gain),
        'buy-traps': words(gain),
      }[kind];
      if (brings === '') return foreman ? `${imps} imps and a foreman` : `${imps} imps`;
      return Object.keys(price).length > 0 ? `${brings} for ${words(price)}` : brings;
    }),
  ]);
  expect(ofWork).toHaveLength(2);
  expect(SPACES).toEqual(Object.fromEntries(spaces));
  expect(Object.keys(SPACES)).toEqual(orders.map(({ id }) => id));
  expect(CREATURES).toEqual(Object.fromEntries(creatures.map(({ id, price }) => [id, words(price)])));
  for (const id of [...heroIds, paladinOfYear(1), paladinOfYear(2)]) {
    const { hitPoints, antiTrap, heal, magic } = heroCard(id);
    const icons = Math.max(antiTrap, heal, magic);
    const kinds = id.startsWith('paladin') ? ' of each icon' : icons === 1 ? ' icon' : ' icons';
    expect(heroWords(id)).toBe(
      icons > 0 ? `${id} (${hitPoints} hit points, ${icons}${kinds})` : `${id} (${hitPoints} hit points)`,
    );
  }
});
