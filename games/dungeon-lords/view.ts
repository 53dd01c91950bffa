// The view of Dungeon Lords, declared once: its types, its JSON Schema and the state of its rooms follow from this.
import { own } from '@undertow/shared/protocol/views.ts';
import type { Frozen } from '@undertow/shared/table/game.ts';
import { z } from 'zod';
import { BATTLE_STEPS, STAGES } from './rules/state.ts';

const ids = z.array(z.string());
const count = z.int().min(0);
const seat = z.int().min(0);
const event = z.enum(['payday', 'taxes', 'special']);
const cell = z
  .tuple([z.int(), z.int()])
  .meta({ id: 'DungeonLordsCell', description: 'Column 0 to 4 from the left, row 0 to 3 from the surface.' });

const Score = z
  .object({
    rooms: z.int(),
    monsters: z.int(),
    prisoners: z.int().describe('Paladins included.'),
    conquered: z.int().describe('Of conquered tiles: 0 or less.'),
    redMarks: z.int().describe('0 or less.'),
    prestige: z.int().describe('Of rooms that count for creatures or titles.'),
    titles: z.int(),
    total: z.int(),
    licence: z.boolean().describe('So many points earn a licence.'),
    held: ids.describe('The titles that the seat holds.'),
  })
  .meta({ id: 'DungeonLordsScore', description: 'Points of a seat, as they would be if the game ended now.' });

const Tile = z.object({
  cell,
  tile: z.string().describe('`tunnel`, or the id of a room.'),
  conquered: z.literal(true).exactOptional(),
  mined: z.literal(true).exactOptional().describe('This round.'),
  used: z.int().exactOptional().describe('How often the room has produced this round.'),
});

const Creature = z.object({
  id: z.string(),
  faceDown: z.literal(true).exactOptional(),
  sent: z.literal(true).exactOptional().describe('Is in the battle and has still to act.'),
  paid: z.literal(true).exactOptional().describe('Was paid again for Suggestion.'),
  sheep: z.literal(true).exactOptional().describe('Is a sheep for this combat round.'),
});

const Hero = z.object({
  id: z.string().describe('Of a hero, or `illusion`.'),
  damage: z.int().exactOptional(),
  poison: z.int().exactOptional().describe('Damage that comes at the end of the combat round.'),
  bonus: z.int().exactOptional().describe('Hit points beyond the printed ones.'),
});

const Battle = z.object({
  tile: cell,
  trapCount: count.describe('Planned traps that are not revealed yet.'),
  bait: count.describe('Gold that is set aside for each of these traps.'),
  step: z.enum(BATTLE_STEPS).describe('The step that the battle has come to.'),
  iconsUsed: count.describe('Anti-trap icons that have worked against a trap of this battle.'),
  effects: z
    .array(z.enum(['no-conquest', 'no-healing', 'no-spells', 'attacked', 'spell-cast']))
    .describe('What holds for this round of the battle.'),
});

const Seat = z
  .object({
    food: count,
    gold: count,
    imps: count,
    impsWorked: count.describe('Imps that have worked this round.'),
    trollTokens: count,
    trollsWorked: count,
    evil: z.int().min(1).max(15).describe('The place on the Evilometer.'),
    redMarks: count,
    dungeon: z.array(Tile),
    creatures: z.array(Creature).describe('In lair order.'),
    trapCount: count.describe('Traps in hand.'),
    prison: ids.describe('As captured.'),
    party: z.array(Hero).describe('Heroes at the dungeon, the first hero first.'),
    hand: ids.describe('Order cards.'),
    blocked: ids.describe('Order cards that cannot be played this round.'),
    drawnCount: count,
    played: z
      .array(z.object({ id: z.string(), unused: z.literal(true).exactOptional() }))
      .describe('Orders of this round in their sequence, once all have planned.'),
    spied: z.array(z.int()).describe('Places of combat cards that the seat has looked at this year.'),
    battle: Battle.nullable().describe('From the moment when all have planned until it is over.'),
    score: Score,
    traps: own(ids).describe('Traps in hand: in your own seat only.'),
    drawn: own(ids).describe('The three orders drawn at the start of a full game: in your own seat only.'),
    spiedCards: own(ids).describe('The combat cards at the places in `spied`: in your own seat only.'),
    plannedTraps: own(ids).describe('Traps of your battle that are not revealed yet: in your own seat only.'),
  })
  .meta({ id: 'DungeonLordsSeat', description: 'What a viewer sees of one seat.' });

const Subject = z.object({
  order: z.string().exactOptional(),
  space: z.int().exactOptional().describe('Of the order, from 1.'),
  room: z.string().exactOptional(),
  creature: z.string().exactOptional(),
  action: z.string().exactOptional(),
  trap: z.string().exactOptional(),
});

export const DungeonLordsView = z
  .object({
    options: z.object({ full: z.boolean(), training: z.int().exactOptional() }),
    seats: z.array(Seat),
    year: z.int(),
    round: z.int(),
    phase: z.enum(['setup', 'preparation', 'orders', 'production', 'event', 'heroes', 'combat']),
    stage: z.enum(STAGES).describe('The step of the phase.'),
    done: count.describe('How many seats, in player order, have done their part of the stage.'),
    starting: seat.describe('The seat that holds the starting-player token.'),
    offer: z.object({ creatures: ids, rooms: ids }).describe('What can still be hired and built.'),
    preview: z.object({ heroes: ids, event: event.nullable() }).describe('What takes effect in the next round.'),
    heroes: ids.describe('Heroes to be assigned this round, the weakest first.'),
    event: event.nullable().describe('The event of this round, until it is resolved.'),
    events: z
      .array(event.nullable())
      .describe('The event tiles of spring, summer and autumn; `null` where one lies face down.'),
    specialEvent: z.string().nullable().describe('The special event card of the year, once it is turned up.'),
    minions: z
      .record(z.string(), z.array(z.string().nullable()))
      .describe('By order, who stands on its three spaces: `seat:2`, `dummy-1`, or `null`.'),
    dummies: z
      .record(z.string(), z.object({ blocked: ids, revealed: ids, hand: ids }))
      .describe('The dummies of a game of two or three, by their ids.'),
    dummyEvil: z.int().nullable().describe('The dummy marker of a game of two.'),
    paladin: z
      .object({ at: z.enum(['tent', 'party', 'prison', 'gone']), seat: seat.nullable() })
      .describe('The paladin of the year, and whose party or prison he is in.'),
    combatCards: z
      .array(z.string().nullable())
      .describe(
        'The four combat cards of the year; `null` where one is not revealed. What you spied stands in your seat.',
      ),
    combatRound: count.describe('0 outside the combat.'),
    toFight: z.array(seat).describe('Seats that have still to resolve this combat round, in their order.'),
    trapDeckCount: count,
    trapDiscardCount: count,
    heroPileCount: count,
    creaturePileCount: count,
    roomPileCount: count,
    subject: Subject.nullable().describe('What is being carried out: what the open question is about.'),
    ended: z.boolean(),
  })
  .meta({ id: 'DungeonLordsView', description: 'The position of a match of Dungeon Lords, as one viewer sees it.' });

export type View = Frozen<z.infer<typeof DungeonLordsView>>;
export type SeatView = View['seats'][number];
export type BattleView = NonNullable<SeatView['battle']>;
