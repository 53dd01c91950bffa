// The view of Dungeon Lords as JSON carries it, for those who write clients. The compiler proves below that it has the same
// fields as in `view.ts`.
import { z } from 'zod';
import type { dungeonLords } from './rules/index.ts';
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
    prisoners: z.int().meta({ description: 'Paladins included.' }),
    conquered: z.int().meta({ description: 'Of conquered tiles: 0 or less.' }),
    redMarks: z.int().meta({ description: '0 or less.' }),
    prestige: z.int().meta({ description: 'Of rooms that count for creatures or titles.' }),
    titles: z.int(),
    total: z.int(),
    licence: z.boolean().meta({ description: 'So many points earn a licence.' }),
    held: ids.meta({ description: 'The titles that the seat holds.' }),
  })
  .meta({ id: 'DungeonLordsScore', description: 'Points of a seat, as they would be if the game ended now.' });

const Tile = z.object({
  cell,
  tile: z.string().meta({ description: '`tunnel`, or the id of a room.' }),
  conquered: z.literal(true).exactOptional(),
  mined: z.literal(true).exactOptional().meta({ description: 'This round.' }),
  used: z.int().exactOptional().meta({ description: 'How often the room has produced this round.' }),
});

const Creature = z.object({
  id: z.string(),
  faceDown: z.literal(true).exactOptional(),
  sent: z.literal(true).exactOptional().meta({ description: 'Is in the battle and has still to act.' }),
  paid: z.literal(true).exactOptional().meta({ description: 'Was paid again for Suggestion.' }),
  sheep: z.literal(true).exactOptional().meta({ description: 'Is a sheep for this combat round.' }),
});

const Hero = z.object({
  id: z.string().meta({ description: 'Of a hero, or `illusion`.' }),
  damage: z.int().exactOptional(),
  poison: z.int().exactOptional().meta({ description: 'Damage that comes at the end of the combat round.' }),
  bonus: z.int().exactOptional().meta({ description: 'Hit points beyond the printed ones.' }),
});

const Battle = z.object({
  tile: cell,
  trapCount: count.meta({ description: 'Planned traps that are not revealed yet.' }),
  bait: count.meta({ description: 'Gold that is set aside for each of these traps.' }),
  step: z.enum(BATTLE_STEPS).meta({ description: 'The step that the battle has come to.' }),
  iconsUsed: count.meta({ description: 'Anti-trap icons that have worked against a trap of this battle.' }),
  effects: z
    .array(z.enum(['no-conquest', 'no-healing', 'no-spells', 'attacked', 'spell-cast']))
    .meta({ description: 'What holds for this round of the battle.' }),
});

const Seat = z
  .object({
    food: count,
    gold: count,
    imps: count,
    impsWorked: count.meta({ description: 'Imps that have worked this round.' }),
    trollTokens: count,
    trollsWorked: count,
    evil: z.int().min(1).max(15).meta({ description: 'The place on the Evilometer.' }),
    redMarks: count,
    dungeon: z.array(Tile),
    creatures: z.array(Creature).meta({ description: 'In lair order.' }),
    trapCount: count.meta({ description: 'Traps in hand.' }),
    prison: ids.meta({ description: 'As captured.' }),
    party: z.array(Hero).meta({ description: 'Heroes at the dungeon, the first hero first.' }),
    hand: ids.meta({ description: 'Order cards.' }),
    blocked: ids.meta({ description: 'Order cards that cannot be played this round.' }),
    drawnCount: count,
    played: z
      .array(z.object({ id: z.string(), unused: z.literal(true).exactOptional() }))
      .meta({ description: 'Orders of this round in their sequence, once all have planned.' }),
    spied: z.array(z.int()).meta({ description: 'Places of combat cards that the seat has looked at this year.' }),
    battle: Battle.nullable().meta({ description: 'From the moment when all have planned until it is over.' }),
    score: Score,
    traps: ids.exactOptional().meta({ description: 'Traps in hand: in your own seat only.' }),
    drawn: ids
      .exactOptional()
      .meta({ description: 'The three orders drawn at the start of a full game: in your own seat only.' }),
    spiedCards: ids
      .exactOptional()
      .meta({ description: 'The combat cards at the places in `spied`: in your own seat only.' }),
    plannedTraps: ids
      .exactOptional()
      .meta({ description: 'Traps of your battle that are not revealed yet: in your own seat only.' }),
  })
  .meta({ id: 'DungeonLordsSeat', description: 'What a viewer sees of one seat.' });

const Subject = z.object({
  order: z.string().exactOptional(),
  space: z.int().exactOptional().meta({ description: 'Of the order, from 1.' }),
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
    stage: z.enum(STAGES).meta({ description: 'The step of the phase.' }),
    done: count.meta({ description: 'How many seats, in player order, have done their part of the stage.' }),
    starting: seat.meta({ description: 'The seat that holds the starting-player token.' }),
    offer: z.object({ creatures: ids, rooms: ids }).meta({ description: 'What can still be hired and built.' }),
    preview: z
      .object({ heroes: ids, event: event.nullable() })
      .meta({ description: 'What takes effect in the next round.' }),
    heroes: ids.meta({ description: 'Heroes to be assigned this round, the weakest first.' }),
    event: event.nullable().meta({ description: 'The event of this round, until it is resolved.' }),
    events: z.array(event.nullable()).meta({
      description: 'The event tiles of spring, summer and autumn; `null` where one lies face down.',
    }),
    specialEvent: z
      .string()
      .nullable()
      .meta({ description: 'The special event card of the year, once it is turned up.' }),
    minions: z.record(z.string(), z.array(z.string().nullable())).meta({
      description: 'By order, who stands on its three spaces: `seat:2`, `dummy-1`, or `null`.',
    }),
    dummies: z
      .record(z.string(), z.object({ blocked: ids, revealed: ids, hand: ids }))
      .meta({ description: 'The dummies of a game of two or three, by their ids.' }),
    dummyEvil: z.int().nullable().meta({ description: 'The dummy marker of a game of two.' }),
    paladin: z
      .object({ at: z.enum(['tent', 'party', 'prison', 'gone']), seat: seat.nullable() })
      .meta({ description: 'The paladin of the year, and whose party or prison he is in.' }),
    combatCards: z.array(z.string().nullable()).meta({
      description:
        'The four combat cards of the year; `null` where one is not revealed. What you spied stands in your seat.',
    }),
    combatRound: count.meta({ description: '0 outside the combat.' }),
    toFight: z.array(seat).meta({ description: 'Seats that have still to resolve this combat round, in their order.' }),
    trapDeckCount: count,
    trapDiscardCount: count,
    heroPileCount: count,
    creaturePileCount: count,
    roomPileCount: count,
    subject: Subject.nullable().meta({ description: 'What is being carried out: what the open question is about.' }),
    ended: z.boolean(),
  })
  .meta({ id: 'DungeonLordsView', description: 'The position of a match of Dungeon Lords, as one viewer sees it.' });

type View = ReturnType<typeof dungeonLords.openView>;
type Writable<Part> = { -readonly [Field in keyof Part]: Writable<Part[Field]> };
type Same<One, Other> = [One, Other] extends [Other, One] ? never : 'The view and its schema differ.';
type None<Found extends never> = Found;

/** Does not compile as soon as a field is in the one and not in the other, or not of the same kind. */
export type Proven = None<Same<Writable<View>, z.infer<typeof DungeonLordsView>>>;
