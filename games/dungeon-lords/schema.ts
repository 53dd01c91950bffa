// The view of Dungeon Lords as Colyseus carries it: the same fields as in `view.ts`, which the compiler proves below.
import { schema, t } from '@colyseus/schema';
import type { Difference, None } from '@undertow/shared/protocol/room-proof.ts';
import { stateWith, Words } from '@undertow/shared/protocol/room-state.ts';
import type { View } from './rules/view.ts';

const Options = schema({ full: t.boolean(), training: t.number().optional() }, 'Options');

const Tile = schema(
  {
    cell: t.array('number'),
    tile: t.string(),
    conquered: t.boolean().optional(),
    mined: t.boolean().optional(),
    used: t.number().optional(),
  },
  'Tile',
);

const Creature = schema(
  {
    id: t.string(),
    faceDown: t.boolean().optional(),
    sent: t.boolean().optional(),
    paid: t.boolean().optional(),
    sheep: t.boolean().optional(),
  },
  'Creature',
);

const Hero = schema(
  { id: t.string(), damage: t.number().optional(), poison: t.number().optional(), bonus: t.number().optional() },
  'Hero',
);

const PlayedOrder = schema({ id: t.string(), unused: t.boolean().optional() }, 'PlayedOrder');

const Battle = schema(
  {
    tile: t.array('number'),
    trapCount: t.number(),
    bait: t.number(),
    step: t.string(),
    iconsUsed: t.number(),
    effects: t.array('string'),
  },
  'Battle',
);

const Score = schema(
  {
    rooms: t.number(),
    monsters: t.number(),
    prisoners: t.number(),
    conquered: t.number(),
    redMarks: t.number(),
    prestige: t.number(),
    titles: t.number(),
    total: t.number(),
    licence: t.boolean(),
    held: t.array('string'),
  },
  'Score',
);

const OwnSeat = schema(
  {
    traps: t.array('string'),
    drawn: t.array('string'),
    spiedCards: t.array('string'),
    plannedTraps: t.array('string'),
  },
  'OwnSeat',
);

const Seat = schema(
  {
    food: t.number(),
    gold: t.number(),
    imps: t.number(),
    impsWorked: t.number(),
    trollTokens: t.number(),
    trollsWorked: t.number(),
    evil: t.number(),
    redMarks: t.number(),
    dungeon: t.array(Tile),
    creatures: t.array(Creature),
    trapCount: t.number(),
    prison: t.array('string'),
    party: t.array(Hero),
    hand: t.array('string'),
    blocked: t.array('string'),
    drawnCount: t.number(),
    played: t.array(PlayedOrder),
    spied: t.array('number'),
    battle: t.ref(schema({ value: t.ref(Battle).optional() }, 'MaybeBattle')),
    score: t.ref(Score),
    own: t.ref(OwnSeat).view(),
  },
  'Seat',
);

const Offer = schema({ creatures: t.array('string'), rooms: t.array('string') }, 'Offer');
const Preview = schema({ heroes: t.array('string'), event: t.string() }, 'Preview');
const Paladin = schema({ at: t.string(), seat: t.int8() }, 'Paladin');

const Dummy = schema({ blocked: t.array('string'), revealed: t.array('string'), hand: t.array('string') }, 'Dummy');

const Subject = schema(
  {
    order: t.string().optional(),
    space: t.number().optional(),
    room: t.string().optional(),
    creature: t.string().optional(),
    action: t.string().optional(),
    trap: t.string().optional(),
  },
  'Subject',
);

const DungeonLordsRoomView = schema(
  {
    options: t.ref(Options),
    seats: t.array(Seat),
    year: t.number(),
    round: t.number(),
    phase: t.string(),
    stage: t.string(),
    done: t.number(),
    starting: t.number(),
    offer: t.ref(Offer),
    preview: t.ref(Preview),
    heroes: t.array('string'),
    event: t.string(),
    events: t.array('string'),
    specialEvent: t.string(),
    minions: t.map(Words),
    dummies: t.map(Dummy),
    dummyEvil: t.int8(),
    paladin: t.ref(Paladin),
    combatCards: t.array('string'),
    combatRound: t.number(),
    toFight: t.array('number'),
    trapDeckCount: t.number(),
    trapDiscardCount: t.number(),
    heroPileCount: t.number(),
    creaturePileCount: t.number(),
    roomPileCount: t.number(),
    subject: t.ref(schema({ value: t.ref(Subject).optional() }, 'MaybeSubject')),
    ended: t.boolean(),
  },
  'DungeonLordsRoomView',
);

export const DungeonLordsTable = stateWith(DungeonLordsRoomView, 'DungeonLordsTable');

/** Does not compile as soon as a field is in the one and not in the other, or not of the same kind. */
export type Proven = None<Difference<View, InstanceType<typeof DungeonLordsRoomView>>>;
