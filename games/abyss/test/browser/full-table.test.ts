// The fullest table there is, in the smallest windows for which it was drawn.
import { expect, test } from 'vitest';
import { inBrowser } from '../../../../test/support/browser/browsing.ts';
import { guestOf } from '../../../../test/support/browser/guests.ts';
import { PHONE } from '../../../../test/support/browser/inspecting.ts';
import { positionsFor } from '../../../../test/support/browser/positions.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import { seenOn } from '../../../../test/support/browser/watching.ts';
import { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { expansions } from '../../rules/index.ts';
import { given } from '../support/position.ts';
import type { AbyssMatch } from '../support/random-games.ts';

const server = WholeServer.forAll();

const OPEN = ['sargasso-silos', 'parliament', 'barracks', 'dockworks', 'chasm', 'depths', 'jail', 'lost-tower'];

/** Five players, all expansions, twice as many Locations as a board is drawn for, and a player who has of everything. */
function full() {
  const lords = ['slaver', 'apprentice', 'hunter'];
  const hand = ['crab-1', 'jellyfish-2', 'kraken-3', 'seahorse-3', 'shellfish-4', 'squid-5'];
  const court = ['landowner', 'keeper', 'miller', 'healer', 'reaper'];
  const rich = {
    ...{ pearls: 14, nebulis: 5, keys: 2, wounds: 12 },
    lords: ['aquaculturist', 'peddler', 'shopkeeper', 'trader', 'illusionist', 'invoker', 'jailer'],
    locations: ['throne-room', 'abyss'],
    affiliated: ['crab-5', 'jellyfish-5', 'seahorse-5', 'shellfish-5', 'squid-4'],
  };
  const seats = [{ hand, lords, pearls: 3, nebulis: 2, locations: ['sanctuary'] }, rich, {}, {}, {}];
  const setting = { seats: seats.length, expansions: expansions.map(({ id }) => id) };
  return given({ seats, court, available: OPEN, krakenFigure: 1, scourge: 1 }, setting);
}

/** Room above the cards of a hand, for those that are lifted out of it. */
const LIFT = 14;

/** The names that are cut off, what of the table lies beneath the hand, and whether all is seen of what others have. */
const HIDDEN = `(() => {
  const names = [...document.querySelectorAll('.locations .title')];
  const hand = document.querySelector('[data-hand]').getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-hand] [data-place]')];
  const own = [...document.querySelectorAll('.own [data-place]')];
  const others = [...document.querySelectorAll('.seat[data-seat]')];
  const rows = [...document.querySelectorAll('[data-seat] .stats, [data-seat] .family, [data-seat] .affiliated')];
  return {
    named: names.length,
    cut: names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    beneath: own.filter((piece) => piece.getBoundingClientRect().bottom > hand.top + ${LIFT}).length,
    pointsSeen: others.filter((seat) => seat.querySelector('.score').getBoundingClientRect().right <= seat.getBoundingClientRect().right).length,
    tooNarrow: rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent),
    beyond: cards.filter((card) => card.getBoundingClientRect().bottom > innerHeight).length,
  };
})()`;

/** How many powers stand below their Lords, and which of them are cut off. */
const POWERS = `(() => {
  const powers = [...document.querySelectorAll('.court .power')];
  return { lords: powers.length, cut: powers.filter((power) => power.scrollHeight > power.clientHeight + 1).map((power) => power.textContent) };
})()`;

inBrowser('a full table', (visit) => {
  test.each([
    [1280, 720],
    [1024, 768],
    [768, 1024],
  ])('names every Location and shows all that one has at %i by %i', async (width, height) => {
    const session = await guestOf(server());
    const table = await tableAt(server(), full(), [session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, width, height });
    await page.getByRole('alertdialog').waitFor();
    const nothing = { cut: [], beneath: 0, tooNarrow: [], beyond: 0 };
    await expect.poll(() => seenOn(page, HIDDEN)).toEqual({ ...nothing, named: OPEN.length, pointsSeen: 4 });
  });

  test('says in words what the Lords of the Court can do, where the window is large', async () => {
    const session = await guestOf(server());
    const table = await tableAt(server(), full(), [session.person]);
    const page = await visit(`${server().url}/table/${table}`, { session, width: 1920, height: 1080 });
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(() => seenOn(page, POWERS)).toEqual({ lords: 5, cut: [] });
    await expect.poll(() => seenOn(page, HIDDEN)).toMatchObject({ cut: [], beneath: 0, beyond: 0 });
  });

  test('keeps the Border in sight on a phone while it is decided whether to fight', async () => {
    const session = await guestOf(server());
    const match = positionsFor('leviathan', ['monsterDecision']).get('monsterDecision') as AbyssMatch;
    const table = await tableAt(server(), match, [session.person]);
    const page = await visit(`${server().url}/table/${table}`, { ...PHONE, hasTouch: true, session });
    await page.getByRole('alertdialog', { name: 'A Monster' }).waitFor();
    const between = await seenOn<number>(
      page,
      `document.querySelector('.shore').getBoundingClientRect().top -
        document.querySelector('.border').getBoundingClientRect().bottom`,
    );
    expect(between).toBeGreaterThan(0);
  });
});
