// Politicians, who ask for Squids and deal in other Lords.
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { resolveEntry } from '../../powers.ts';
import { offers, pay, purseOf, readOffer, waysToPay } from '../../purse.ts';
import { courtFor, freeLords } from '../../queries.ts';
import type { Abyss, Lord, Position } from '../../rules.ts';
import { discardLord, replaceLord, takeLordFromCourt, takeLordFromDeck } from '../../verbs/lords.ts';

const CORRUPTION_PRICE = 5;

// biome-ignore format: one row is one card
export const politicians: readonly Lord[] = [
  { id: 'opportunist', guild: 'politician', cost: 6, races: 3, required: 'squid', influence: 5, keys: 1,
    onTurn: { isUsable: canReplace, use: replace } },
  { id: 'corruptor', guild: 'politician', cost: 10, races: 1, required: 'squid', influence: 6, keys: 0,
    onRecruited: corrupt },
  { id: 'traitor', guild: 'politician', cost: 12, races: 3, required: 'squid', influence: 6, keys: 0,
    onRecruited: betray },
  { id: 'diplomat', guild: 'politician', cost: 8, races: 1, required: 'squid', influence: 5, keys: 1,
    always: { anyRace: true } },
  { id: 'treasurer', guild: 'politician', cost: 10, races: 2, required: 'squid', influence: 5, keys: 1,
    always: { cost: -2 } },
  { id: 'schemer', guild: 'politician', cost: 8, races: 3, required: 'squid', influence: 6, keys: 0,
    onRecruited: scheme },
];

function canReplace(position: Position, owner: Seat): boolean {
  return position.state.lordDeck.length > 0 && courtFor(position, owner).length > 0;
}

/** A Lord of the Court makes room for the next of the deck. */
function* replace(table: Abyss, owner: Seat): Flow {
  replaceLord(table, yield* choose(owner, 'opportunistLord', courtFor(table, owner)), 'opportunist');
}

/** One more Lord for five Pearls, whatever it costs otherwise (B79). */
function* corrupt(table: Abyss, owner: Seat): Flow {
  const ways = waysToPay(purseOf(table, owner), CORRUPTION_PRICE);
  const options = courtFor(table, owner).flatMap((lord) => offers(lord, ways));
  if (options.length === 0) return;
  const answer = yield* choose(owner, 'corruptorRecruit', [...options, 'pass']);
  if (answer === 'pass') return;
  const { what: lord, standIns } = readOffer(answer);
  yield* pay(table, owner, CORRUPTION_PRICE, standIns);
  takeLordFromCourt(table, owner, lord, 'corruptor');
  yield* table.rules.moments.lordRecruited(table, owner);
  yield* resolveEntry(table, owner, lord);
}

/** Another free Lord is given up for any Lord of the Court. */
function* betray(table: Abyss, owner: Seat): Flow {
  const swaps = otherFreeLords(table, owner, 'traitor').flatMap((own) =>
    courtFor(table, owner).map((other) => `${own}>${other}`),
  );
  if (swaps.length === 0) return;
  const answer = yield* choose(owner, 'traitorSwap', [...swaps, 'pass']);
  if (answer === 'pass') return;
  const [own = '', other = ''] = answer.split('>');
  discardLord(table, owner, own, 'traitor');
  takeLordFromCourt(table, owner, other, 'traitor');
  yield* resolveEntry(table, owner, other);
}

/** Another free Lord is given up for the top of the deck, unseen. */
function* scheme(table: Abyss, owner: Seat): Flow {
  const lords = otherFreeLords(table, owner, 'schemer');
  if (lords.length === 0 || table.state.lordDeck.length === 0) return;
  const answer = yield* choose(owner, 'schemerSwap', [...lords, 'pass']);
  if (answer === 'pass') return;
  discardLord(table, owner, answer, 'schemer');
  yield* resolveEntry(table, owner, takeLordFromDeck(table, owner, 'schemer'));
}

function otherFreeLords(position: Position, owner: Seat, self: string): string[] {
  return freeLords(position, owner).filter((lord) => lord !== self);
}
