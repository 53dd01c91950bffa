// The view of Abyss, declared once: its types, its JSON Schema and the state of its rooms follow from this.
import { each, ownToo } from '@undertow/shared/protocol/views.ts';
import type { Frozen } from '@undertow/shared/table/game.ts';
import { z } from 'zod';
import { SPACES } from './rules/leviathan/leviathans.ts';
import { perRace } from './rules/races.ts';

const ids = z.array(z.string());
const count = z.int().min(0);
const seat = z.int().min(0);

const Score = z
  .object({
    locations: z.int(),
    lords: z.int(),
    allies: z.int().describe('Of affiliated Allies.'),
    tokens: ownToo(z.int()).describe('Of Monster tokens, for viewers who see their faces; otherwise 0.'),
    other: z.int().describe('What only expansions have.'),
    total: ownToo(z.int()),
    scoreOf: z.record(z.string(), z.int()).describe('Points of each Location that the seat controls.'),
  })
  .meta({ id: 'AbyssScore', description: 'Points of a seat so far.' });

const Seat = z
  .object({
    pearls: count,
    keys: count.describe('Key tokens, without the Keys printed on Lords.'),
    handCount: count,
    affiliated: ids.describe('Affiliated Allies.'),
    lords: z.array(
      z.object({
        id: z.string(),
        under: z.string().exactOptional().describe('The Location that covers this Lord.'),
        disabled: z.literal(true).exactOptional().describe('This Lord is turned face down.'),
      }),
    ),
    locations: ids.describe('Locations that the seat controls.'),
    tokenBacks: z.record(z.string(), count).describe('How many Monster tokens there are of each back.'),
    hand: ownToo(ids.exactOptional()).describe('Allies in hand: in your own seat, and in every seat at the end.'),
    tokens: ownToo(ids.exactOptional()).describe(
      'Monster tokens by their faces: in your own seat, and in every seat at the end.',
    ),
    score: Score,
  })
  .meta({ id: 'AbyssSeat', description: 'What a viewer sees of one seat.' });

const Kraken = z
  .object({
    nebulis: z.array(count).describe('By seat.'),
    figure: seat.nullable().describe('The seat that holds the Kraken figure.'),
    sentinels: z
      .record(
        z.string(),
        z.object({
          seat,
          on: z
            .string()
            .nullable()
            .describe('`court:…`, `council:…` or `location:…`; `null` while it stands in front of its owner.'),
        }),
      )
      .describe('By the Lord that brought the Sentinel.'),
    loot: z.record(z.string(), ids).describe('Loot on each Location.'),
    lootDeckCount: count,
    discardedLoot: ids,
  })
  .meta({ id: 'AbyssKraken', description: 'The Kraken expansion.' });

const Beast = z
  .object({ id: z.string(), beaten: count.describe('Levels beaten so far.') })
  .meta({ id: 'AbyssBeast', description: 'A Leviathan at the Border.' });

const Leviathan = z
  .object({
    deckCount: count,
    border: each(SPACES, Beast.nullable()).describe(
      'Each space of the Border, by the dice that lead there; `null` where no Leviathan is.',
    ),
    arriving: z.string().nullable().describe('A Leviathan that was turned up and has no space yet.'),
    fighting: z.string().nullable().describe('The Leviathan in the current fight.'),
    attack: z
      .object({ space: z.enum(SPACES), ally: z.string(), dice: z.array(z.int()) })
      .nullable()
      .describe('The current attack, while Pearls may be added.'),
    discarded: ids,
    wounds: z.array(count).describe('By seat.'),
    slain: z.array(ids).describe('By seat.'),
    scourge: seat.nullable().describe('The seat that holds the Scourge figure.'),
    spentTokens: ids.describe('Revealed tokens that have left the game.'),
    calm: z.boolean().describe('Monsters have no effect in these last turns.'),
  })
  .meta({ id: 'AbyssLeviathan', description: 'The Leviathan expansion.' });

export const AbyssView = z
  .object({
    options: z.object({ expansions: ids }),
    seats: z.array(Seat),
    first: seat.describe('The seat that began.'),
    active: seat.describe('The seat whose turn it is.'),
    round: z.int(),
    explorationDeckCount: count,
    discardCount: count,
    track: z
      .array(z.string().nullable())
      .describe('Exploration cards from space 1 on; `null` is an empty space between others.'),
    revealed: count.nullable().describe('The index in `track` of the card to be decided about.'),
    councilCounts: z.object(perRace(() => count)).describe('Allies in the stacks of the Council.'),
    threat: z.int().describe('The space of the Threat token.'),
    tokenSupplyCounts: z.record(z.string(), count).describe('Monster tokens left in each supply.'),
    court: ids.describe('The Lord farthest from the deck first.'),
    lordDeckCount: count,
    recruiting: z
      .object({ lord: z.string(), played: ids })
      .nullable()
      .describe('The Lord that is being paid for, and the Allies played for it.'),
    discardedLords: ids,
    locationDeckCount: count,
    available: ids.describe('Open Locations that anyone may take.'),
    drawn: ids.describe('Locations from which a seat is choosing.'),
    discardedLocations: ids,
    purchases: z.object({
      price: count.describe('Of the next Ally that is offered in this turn.'),
      bought: z.array(count).describe('How many Allies each seat has bought in this turn.'),
    }),
    marked: ids.describe('Lords that the Assassin has chosen so far.'),
    powersUsed: ids.describe('Lords whose power was used in this turn.'),
    extraTurns: count.describe('Extra turns of the active seat that are still to come.'),
    ending: z.object({ trigger: seat }).nullable().describe('The seat that triggered the last turns.'),
    ended: z.boolean(),
    expansions: z.object({ kraken: Kraken.exactOptional(), leviathan: Leviathan.exactOptional() }),
  })
  .meta({ id: 'AbyssView', description: 'The position of a match of Abyss, as one viewer sees it.' });

export type View = Frozen<z.infer<typeof AbyssView>>;
export type SeatView = View['seats'][number];
export type KrakenView = Frozen<z.infer<typeof Kraken>>;
export type LeviathanView = Frozen<z.infer<typeof Leviathan>>;
