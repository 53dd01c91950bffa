// The view of Abyss as JSON carries it, for those who write clients. The compiler proves below that it has the same fields
// as in `view.ts`.
import { z } from 'zod';
import type { abyss } from './rules/index.ts';
import { perRace } from './rules/races.ts';

const ids = z.array(z.string());
const count = z.int().min(0);
const seat = z.int().min(0);

const Score = z
  .object({
    locations: z.int(),
    lords: z.int(),
    allies: z.int().meta({ description: 'Of affiliated Allies.' }),
    tokens: z.int().meta({ description: 'Of Monster tokens, for viewers who see their faces; otherwise 0.' }),
    other: z.int().meta({ description: 'What only expansions have.' }),
    total: z.int(),
    scoreOf: z.record(z.string(), z.int()).meta({ description: 'Points of each Location that the seat controls.' }),
  })
  .meta({ id: 'AbyssScore', description: 'Points of a seat so far.' });

const Seat = z
  .object({
    pearls: count,
    keys: count.meta({ description: 'Key tokens, without the Keys printed on Lords.' }),
    handCount: count,
    hand: ids.exactOptional().meta({ description: 'Allies in hand: in your own seat, and in every seat at the end.' }),
    affiliated: ids.meta({ description: 'Affiliated Allies.' }),
    lords: z.array(
      z.object({
        id: z.string(),
        under: z.string().exactOptional().meta({ description: 'The Location that covers this Lord.' }),
        disabled: z.literal(true).exactOptional().meta({ description: 'This Lord is turned face down.' }),
      }),
    ),
    locations: ids.meta({ description: 'Locations that the seat controls.' }),
    tokenBacks: z.record(z.string(), count).meta({ description: 'How many Monster tokens there are of each back.' }),
    tokens: ids.exactOptional().meta({
      description: 'Monster tokens by their faces: in your own seat, and in every seat at the end.',
    }),
    score: Score,
  })
  .meta({ id: 'AbyssSeat', description: 'What a viewer sees of one seat.' });

const Kraken = z
  .object({
    nebulis: z.array(count).meta({ description: 'By seat.' }),
    figure: seat.nullable().meta({ description: 'The seat that holds the Kraken figure.' }),
    sentinels: z
      .record(
        z.string(),
        z.object({
          seat,
          on: z.string().nullable().meta({
            description: '`court:…`, `council:…` or `location:…`; `null` while it stands in front of its owner.',
          }),
        }),
      )
      .meta({ description: 'By the Lord that brought the Sentinel.' }),
    loot: z.record(z.string(), ids).meta({ description: 'Loot on each Location.' }),
    lootDeckCount: count,
    discardedLoot: ids,
  })
  .meta({ id: 'AbyssKraken', description: 'The Kraken expansion.' });

const Beast = z
  .object({ id: z.string(), beaten: count.meta({ description: 'Levels beaten so far.' }) })
  .meta({ id: 'AbyssBeast', description: 'A Leviathan at the Border.' });

const Border = z.object({
  'b2-3': Beast.nullable(),
  b4: Beast.nullable(),
  b5: Beast.nullable(),
  b6: Beast.nullable(),
  b7: Beast.nullable(),
  b8: Beast.nullable(),
  b9: Beast.nullable(),
  b10: Beast.nullable(),
  'b11-12': Beast.nullable(),
});

const Leviathan = z
  .object({
    deckCount: count,
    border: Border.meta({
      description: 'Each space of the Border, by the dice that lead there; `null` where no Leviathan is.',
    }),
    arriving: z.string().nullable().meta({ description: 'A Leviathan that was turned up and has no space yet.' }),
    fighting: z.string().nullable().meta({ description: 'The Leviathan in the current fight.' }),
    attack: z
      .object({ space: Border.keyof(), ally: z.string(), dice: z.array(z.int()) })
      .nullable()
      .meta({ description: 'The current attack, while Pearls may be added.' }),
    discarded: ids,
    wounds: z.array(count).meta({ description: 'By seat.' }),
    slain: z.array(ids).meta({ description: 'By seat.' }),
    scourge: seat.nullable().meta({ description: 'The seat that holds the Scourge figure.' }),
    spentTokens: ids.meta({ description: 'Revealed tokens that have left the game.' }),
    calm: z.boolean().meta({ description: 'Monsters have no effect in these last turns.' }),
  })
  .meta({ id: 'AbyssLeviathan', description: 'The Leviathan expansion.' });

export const AbyssView = z
  .object({
    options: z.object({ expansions: ids }),
    seats: z.array(Seat),
    first: seat.meta({ description: 'The seat that began.' }),
    active: seat.meta({ description: 'The seat whose turn it is.' }),
    round: z.int(),
    explorationDeckCount: count,
    discardCount: count,
    track: z.array(z.string().nullable()).meta({
      description: 'Exploration cards from space 1 on; `null` is an empty space between others.',
    }),
    revealed: count.nullable().meta({ description: 'The index in `track` of the card to be decided about.' }),
    councilCounts: z.object(perRace(() => count)).meta({ description: 'Allies in the stacks of the Council.' }),
    threat: z.int().meta({ description: 'The space of the Threat token.' }),
    tokenSupplyCounts: z.record(z.string(), count).meta({ description: 'Monster tokens left in each supply.' }),
    court: ids.meta({ description: 'The Lord farthest from the deck first.' }),
    lordDeckCount: count,
    recruiting: z
      .object({ lord: z.string(), played: ids })
      .nullable()
      .meta({ description: 'The Lord that is being paid for, and the Allies played for it.' }),
    discardedLords: ids,
    locationDeckCount: count,
    available: ids.meta({ description: 'Open Locations that anyone may take.' }),
    drawn: ids.meta({ description: 'Locations from which a seat is choosing.' }),
    discardedLocations: ids,
    purchases: z.object({
      price: count.meta({ description: 'Of the next Ally that is offered in this turn.' }),
      bought: z.array(count).meta({ description: 'How many Allies each seat has bought in this turn.' }),
    }),
    marked: ids.meta({ description: 'Lords that the Assassin has chosen so far.' }),
    powersUsed: ids.meta({ description: 'Lords whose power was used in this turn.' }),
    extraTurns: count.meta({ description: 'Extra turns of the active seat that are still to come.' }),
    ending: z.object({ trigger: seat }).nullable().meta({ description: 'The seat that triggered the last turns.' }),
    ended: z.boolean(),
    expansions: z.object({ kraken: Kraken.exactOptional(), leviathan: Leviathan.exactOptional() }),
  })
  .meta({ id: 'AbyssView', description: 'The position of a match of Abyss, as one viewer sees it.' });

type View = ReturnType<typeof abyss.openView>;
type Writable<Part> = { -readonly [Field in keyof Part]: Writable<Part[Field]> };
type Same<One, Other> = [One, Other] extends [Other, One] ? never : 'The view and its schema differ.';
type None<Found extends never> = Found;

/** Does not compile as soon as a field is in the one and not in the other, or not of the same kind. */
export type Proven = None<Same<Writable<View>, z.infer<typeof AbyssView>>>;
