// The preparation of a round: the offer, what is previewed, and what dummies turn up (D28-D31, D36, D37).
import { shuffle } from '@undertow/shared/table/random.ts';
import { heroCard } from '../cards/heroes.ts';
import { orderIds } from '../cards/orders.ts';
import type { DummyId, HeroId, OrderId } from '../state.ts';
import { type DungeonTable, LAST_ROUND, type Position } from '../table.ts';
import { revealDummy } from '../verbs/orders.ts';
import { enter, previewEvent, previewHeroes, tellRound, turnUpOffer } from '../verbs/years.ts';

const CREATURES_ON_OFFER = 3;
const ROOMS_ON_OFFER = 2;
const LEAST_HEROES = 3;

export function prepareRound(table: DungeonTable): void {
  tellRound(table);
  offerNew(table);
  previewNext(table);
  turnUpDummies(table);
  enter(table, 'planning');
}

/** What was left on offer goes, and new creatures and rooms come (D28). */
export function offerNew(table: DungeonTable): void {
  turnUpOffer(table, CREATURES_ON_OFFER, ROOMS_ON_OFFER);
}

/** The last round has no next one to preview (D29). */
export function previewNext(table: DungeonTable): void {
  if (table.state.round === LAST_ROUND) return;
  previewEvent(table);
  drawHeroes(table);
}

/** As many as there are players, at least three; not all of one level, as far as the pile allows that (D29, D30). */
function drawHeroes(table: DungeonTable): void {
  const { heroPile, seats } = table.state;
  const count = Math.max(LEAST_HEROES, seats.length);
  const drawn = heroPile.slice(0, count);
  let pile = heroPile.slice(count);
  const isOfOtherLevel = (hero: HeroId) => heroCard(hero).level !== heroCard(drawn[0] as HeroId).level;
  if (!drawn.some(isOfOtherLevel) && pile.some(isOfOtherLevel)) {
    while (!isOfOtherLevel(drawn[count - 1] as HeroId)) {
      pile = [...pile, drawn[count - 1] as HeroId];
      drawn[count - 1] = pile[0] as HeroId;
      pile = pile.slice(1);
    }
  }
  // Sorting keeps equal levels in the order in which they were drawn.
  previewHeroes(
    table,
    drawn.toSorted((a, b) => heroCard(a).level - heroCard(b).level),
    pile,
  );
}

/** What dummies turn up takes a space of the board before anybody plans (D36, D37). */
export function turnUpDummies(table: DungeonTable): void {
  for (const id of dummiesOf(table)) {
    const blocked: readonly OrderId[] = table.state.dummies[id]?.blocked ?? [];
    const deck = shuffle(
      table.random,
      orderIds.filter((order) => !blocked.includes(order)),
    );
    // With three players no seat cares for the dummy: what it turned up is blocked until the next round.
    if (table.state.seats.length === 3) {
      const revealed = deck.slice(0, 3);
      revealDummy(table, id, { blocked: revealed, revealed, hand: [] });
    } else {
      revealDummy(table, id, { blocked, revealed: deck.slice(0, 2), hand: deck.slice(2) });
    }
  }
}

export function dummiesOf({ state }: Position): readonly DummyId[] {
  return Object.keys(state.dummies).toSorted() as DummyId[];
}
