// Applies the events of the building part to a position: goods and markers, the dungeon and the lair, orders and minions.
import type { View } from '../../../client.ts';
import { isPaladin, paladinOfYear } from '../../../rules/cards/heroes.ts';
import { orderIds } from '../../../rules/cards/orders.ts';
import type { Amounts } from '../../../rules/events.ts';
import { isSameCell } from '../../../rules/geometry.ts';
import { seatOf } from '../../../rules/minions.ts';
import { type Cell, type Hero, type OrderId, type Tile, TUNNEL } from '../../../rules/state.ts';
import { type Changes, type Draft, replaced, type SeatDraft, seatIn, without } from './drafting.ts';

export const BUILDING: Changes = {
  ordersRevealed(draft, { orders }) {
    draft.phase = 'orders';
    for (const [seat, order] of orders.entries()) {
      const owned = seatIn(draft, seat);
      owned.hand = owned.hand.filter((one) => one !== order);
      owned.played = [...owned.played, { id: order }];
    }
  },
  minionPlaced: (draft, { minion, order, space }) => stand(draft, order, space, minion),
  minionStayed(draft, { minion, order }) {
    const seat = seatOf(minion);
    if (seat !== undefined) lay(seatIn(draft, seat), order);
  },
  orderUsed(draft, { order, space }) {
    draft.subject = { order, space };
  },
  orderDeclined(draft, { seat, order, space }) {
    draft.subject = { order, space };
    lay(seatIn(draft, seat), order);
  },
  dummyPassed: (draft, { order, space }) => stand(draft, order, space, null),
  dummyRevealed(draft, { dummy }, after) {
    const known = after.dummies[dummy];
    if (known) draft.dummies = { ...draft.dummies, [dummy]: known };
  },
  ordersBlocked(draft, { seat, orders }) {
    const owned = seatIn(draft, seat);
    owned.blocked = orders;
    owned.hand = orderIds.filter((order) => !orders.includes(order));
    owned.drawnCount = 0;
    if (owned.drawn) owned.drawn = [];
  },
  orderTakenBack(draft, { seat, order }) {
    const owned = seatIn(draft, seat);
    draft.subject = null;
    owned.blocked = owned.played.map(({ id }) => id).filter((id) => id !== order);
    owned.hand = orderIds.filter((id) => !owned.blocked.includes(id));
    owned.played = [];
  },

  gained: (draft, { seat, amounts }) => add(seatIn(draft, seat), amounts, 1),
  paid: (draft, { seat, amounts }) => add(seatIn(draft, seat), amounts, -1),
  lost: (draft, { seat, amounts }) => add(seatIn(draft, seat), amounts, -1),
  markerMoved(draft, { seat, evil }) {
    seatIn(draft, seat).evil = evil;
  },
  dummyMarkerMoved(draft, { evil }) {
    draft.dummyEvil = evil;
  },
  paladinCame(draft, { seat, from }) {
    let paladin: Hero = { id: paladinOfYear(draft.year) };
    if (from !== null) {
      const host = seatIn(draft, from);
      const { poison: _, ...found } = host.party.find(({ id }) => id === paladin.id) ?? paladin;
      paladin = found;
      host.party = without(host.party, ({ id }) => isPaladin(id));
    }
    const owned = seatIn(draft, seat);
    const illusions = owned.party.filter(({ id }) => id === 'illusion');
    owned.party = [...illusions, paladin, ...owned.party.filter(({ id }) => id !== 'illusion')];
    draft.paladin = { at: 'party', seat };
  },
  redMarked(draft, { seat, marks }) {
    seatIn(draft, seat).redMarks += marks;
  },
  trapsDrawn(draft, { seat, count, secret }) {
    const owned = seatIn(draft, seat);
    owned.trapCount += count;
    if (owned.traps) owned.traps = [...owned.traps, ...(secret?.faces ?? [])];
  },
  trapDiscarded(draft, { seat, secret }) {
    const owned = seatIn(draft, seat);
    owned.trapCount--;
    for (const face of secret?.faces ?? []) owned.traps = without(owned.traps ?? [], (trap) => trap === face);
  },
  cardSpied(draft, { seat, place, secret }) {
    const owned = seatIn(draft, seat);
    if (owned.spied.includes(place)) return;
    owned.spied = [...owned.spied, place];
    if (owned.spiedCards) owned.spiedCards = [...owned.spiedCards, ...(secret?.faces ?? [])];
  },

  impsSet(draft, { seat, imps }) {
    seatIn(draft, seat).impsWorked += imps;
  },
  tunnelDug(draft, { seat, cell }) {
    const owned = seatIn(draft, seat);
    owned.dungeon = [...owned.dungeon, { cell, tile: TUNNEL }];
  },
  tunnelsMined(draft, { seat, cells }) {
    for (const cell of cells) tile(draft, seat, cell, (dug) => ({ ...dug, mined: true }));
  },
  roomBuilt(draft, { seat, room, cell }) {
    draft.offer = { ...draft.offer, rooms: without(draft.offer.rooms, (one) => one === room) };
    tile(draft, seat, cell, () => ({ cell, tile: room }));
  },
  roomUsed(draft, { seat, room, cell, imps, trolls }) {
    draft.phase = 'production';
    draft.subject = { room };
    const owned = seatIn(draft, seat);
    owned.impsWorked += imps;
    owned.trollsWorked += trolls;
    tile(draft, seat, cell, (used) => ({ ...used, used: (used.used ?? 0) + 1 }));
  },
  tileConquered: (draft, { seat, cell }) =>
    tile(draft, seat, cell, (lost) => ({ cell, tile: lost.tile, conquered: true })),

  creatureHired(draft, { seat, creature }) {
    const owned = seatIn(draft, seat);
    draft.offer = { ...draft.offer, creatures: without(draft.offer.creatures, (one) => one === creature) };
    owned.creatures = [...owned.creatures, { id: creature }];
    if (creature === 'troll') owned.trollTokens++;
  },
  creatureLeft(draft, { seat, creature }) {
    const owned = seatIn(draft, seat);
    owned.creatures = without(owned.creatures, ({ id }) => id === creature);
    if (creature !== 'troll' || owned.trollTokens === 0) return;
    owned.trollTokens--;
    owned.trollsWorked = Math.min(owned.trollsWorked, owned.trollTokens);
  },
};

const GOODS = ['food', 'gold', 'imps'] as const;

function add(owned: SeatDraft, amounts: Amounts, sign: 1 | -1): void {
  for (const what of GOODS) owned[what] += sign * (amounts[what] ?? 0);
  // An imp that leaves may have worked.
  owned.impsWorked = Math.min(owned.impsWorked, owned.imps);
}

function tile(draft: Draft, seat: number, cell: Cell, change: (tile: Tile) => Tile): void {
  const owned = seatIn(draft, seat);
  owned.dungeon = replaced(owned.dungeon, (one) => isSameCell(one.cell, cell), change);
}

/** Its minion lies on the card. */
function lay(owned: SeatDraft, order: OrderId): void {
  owned.played = replaced(
    owned.played,
    ({ id }) => id === order,
    () => ({ id: order, unused: true }),
  );
}

function stand(draft: Draft, order: OrderId, space: number, minion: string | null): void {
  draft.minions = { ...draft.minions, [order]: (draft.minions[order] ?? []).with(space - 1, minion) };
}

/** The minion goes home when all has been seen that it did; but while its seat is asked about the order, it stands there. */
export function leave(draft: Draft, order: OrderId, space: number, after: View): void {
  const stays = after.subject?.order === order && after.subject.space === space;
  if (!stays) stand(draft, order, space, null);
}
