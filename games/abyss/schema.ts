// The view of Abyss as Colyseus carries it: the same fields as in `view.ts`, which the compiler proves below.
import { schema, t } from '@colyseus/schema';
import type { Difference, None } from '@undertow/shared/protocol/room-proof.ts';
import { stateWith, Words } from '@undertow/shared/protocol/room-state.ts';
import type { View } from './rules/view.ts';

const Options = schema({ expansions: t.array('string') }, 'Options');

const OwnedLord = schema(
  { id: t.string(), under: t.string().optional(), disabled: t.boolean().optional() },
  'OwnedLord',
);

const Score = schema(
  {
    locations: t.number(),
    lords: t.number(),
    allies: t.number(),
    tokens: t.number(),
    other: t.number(),
    total: t.number(),
    scoreOf: t.map('number'),
  },
  'Score',
);

/** What its own Monster tokens add to the score of a seat. */
const OwnScore = schema({ tokens: t.number(), total: t.number() }, 'OwnScore');

const OwnSeat = schema({ hand: t.array('string'), tokens: t.array('string'), score: t.ref(OwnScore) }, 'OwnSeat');

const Seat = schema(
  {
    pearls: t.number(),
    keys: t.number(),
    handCount: t.number(),
    affiliated: t.array('string'),
    lords: t.array(OwnedLord),
    locations: t.array('string'),
    tokenBacks: t.map('number'),
    /** Shown to all in the end. */
    hand: t.array('string').optional(),
    tokens: t.array('string').optional(),
    score: t.ref(Score),
    own: t.ref(OwnSeat).view(),
  },
  'Seat',
);

const Recruiting = schema({ lord: t.string(), played: t.array('string') }, 'Recruiting');
const Purchases = schema({ price: t.number(), bought: t.array('number') }, 'Purchases');
const Ending = schema({ trigger: t.number() }, 'Ending');

const Sentinel = schema({ seat: t.number(), on: t.string() }, 'Sentinel');

const Kraken = schema(
  {
    nebulis: t.array('number'),
    figure: t.int8(),
    sentinels: t.map(Sentinel),
    loot: t.map(Words),
    lootDeckCount: t.number(),
    discardedLoot: t.array('string'),
  },
  'Kraken',
);

const Beast = schema({ id: t.string(), beaten: t.number() }, 'Beast');
const Attack = schema({ space: t.string(), ally: t.string(), dice: t.array('number') }, 'Attack');

const Leviathan = schema(
  {
    deckCount: t.number(),
    border: t.map(schema({ value: t.ref(Beast).optional() }, 'BorderSpace')),
    arriving: t.string(),
    fighting: t.string(),
    attack: t.ref(schema({ value: t.ref(Attack).optional() }, 'MaybeAttack')),
    discarded: t.array('string'),
    wounds: t.array('number'),
    slain: t.array(Words),
    scourge: t.int8(),
    spentTokens: t.array('string'),
    calm: t.boolean(),
  },
  'Leviathan',
);

const Expansions = schema({ kraken: t.ref(Kraken).optional(), leviathan: t.ref(Leviathan).optional() }, 'Expansions');

const PerRace = schema(
  { jellyfish: t.number(), crab: t.number(), seahorse: t.number(), shellfish: t.number(), squid: t.number() },
  'PerRace',
);

const AbyssRoomView = schema(
  {
    options: t.ref(Options),
    seats: t.array(Seat),
    first: t.number(),
    active: t.number(),
    round: t.number(),
    explorationDeckCount: t.number(),
    discardCount: t.number(),
    track: t.array('string'),
    revealed: t.int8(),
    councilCounts: t.ref(PerRace),
    threat: t.number(),
    tokenSupplyCounts: t.map('number'),
    court: t.array('string'),
    lordDeckCount: t.number(),
    recruiting: t.ref(schema({ value: t.ref(Recruiting).optional() }, 'MaybeRecruiting')),
    discardedLords: t.array('string'),
    locationDeckCount: t.number(),
    available: t.array('string'),
    drawn: t.array('string'),
    discardedLocations: t.array('string'),
    purchases: t.ref(Purchases),
    marked: t.array('string'),
    powersUsed: t.array('string'),
    extraTurns: t.number(),
    ending: t.ref(schema({ value: t.ref(Ending).optional() }, 'MaybeEnding')),
    ended: t.boolean(),
    expansions: t.ref(Expansions),
  },
  'AbyssRoomView',
);

export const AbyssTable = stateWith(AbyssRoomView, 'AbyssTable');

/** Does not compile as soon as a field is in the one and not in the other, or not of the same kind. */
export type Proven = None<Difference<View, InstanceType<typeof AbyssRoomView>>>;
