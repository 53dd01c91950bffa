// The chips of the strip, which tell what the others did since the own last answer: one for each important sentence of the log.
import { type LogEntry, tellingIn } from '@undertow/web/src/match/log.ts';
import type { Acts, Chip, ToldTurn } from '@undertow/web/src/match/since.ts';
import type { Event } from '../../../client.ts';
import { LAST_ROUND } from '../../../rules/table.ts';
import { type Group, groupsOf } from '../../../words/groups.ts';
import { signOf } from '../../pieces/signs.ts';
import { type Place, place } from '../places.ts';

/** Drawings of the game beside each other, by their names. */
export type Picture = readonly string[];
export type DungeonChip = Chip<Picture, Event>;

type Turn = ToldTurn<Event>;

/** What was told since the last answer of the person, round by round until this one; `null` where that is not known. */
export function toldSince(
  log: readonly LogEntry<Event>[],
  mine: number,
  acts: Acts,
  round: number,
): readonly Turn[] | null {
  const telling = tellingIn(log);
  const first = telling.findIndex(
    ({ version }) => acts.reach(version) && !acts.between(version, Number.POSITIVE_INFINITY),
  );
  if (first < 0) return null;
  // The entry that an answer led to comes behind the version at which it was given.
  const told = telling
    .slice(first)
    .flatMap(({ version, events }) => events.map((event, index) => ({ version, index, event })));
  return roundsOf(told, round).map((each) => ({ seat: mine, ...each }));
}

type Round = Pick<Turn, 'round' | 'told'>;

function roundsOf(told: Turn['told'], last: number): readonly Round[] {
  const begins = told.flatMap(({ event }, at) => (event.type === 'roundBegan' ? [{ at, round: event.round }] : []));
  const [next] = begins;
  // Before the first round of a year was the last one of the year before.
  const first = next ? next.round - 1 || LAST_ROUND : last;
  return [{ at: 0, round: first }, ...begins].map(({ at, round }, i) => ({
    round,
    told: told.slice(at, begins[i]?.at),
  }));
}

export function chipsOf(turns: readonly Turn[], mine: number): DungeonChip[] {
  return turns.flatMap(({ round, told }) => {
    const indexOf = new Map<Event, number>(told.map(({ event }, index) => [event, index]));
    return groupsOf(told.map(({ event }) => event)).flatMap((group) => {
      const draft = draftOf(group, mine);
      const at = told[indexOf.get(group[0]) ?? 0];
      if (!draft || !at) return [];
      const chip: DungeonChip = {
        ...{ key: `${at.version}:${at.index}`, round, concern: 'none', from: [], to: [], ...draft },
        told: group.flatMap((event) => told[indexOf.get(event) ?? -1] ?? []),
      };
      return [chip];
    });
  });
}

type Draft = Pick<DungeonChip, 'seat' | 'picture'> & Partial<Pick<DungeonChip, 'concern' | 'from' | 'to' | 'isFirst'>>;

/** `undefined` for what one did oneself, and for what is seen at a glance. */
function draftOf([first, ...others]: Group, mine: number): Draft | undefined {
  switch (first.type) {
    case 'orderUsed':
      if (first.seat === mine) return undefined;
      return {
        seat: first.seat,
        picture: [`order-${first.order}`, ...others.flatMap((event) => signIn(event) ?? [])],
        from: [place.space(first.order, first.space)],
        to: others.flatMap((event) => placeIn(event) ?? []).concat(place.seat(first.seat)),
      };
    case 'roomUsed':
      if (first.seat === mine) return undefined;
      return { seat: first.seat, picture: ['order-build-room'], to: [place.seat(first.seat)] };
    case 'paladinCame':
      return {
        seat: first.seat,
        concern: first.seat === mine ? 'hit' : first.from === mine ? 'yours' : 'none',
        picture: ['tent', 'sword'],
        to: [place.mask(first.seat), place.seat(first.seat)],
      };
    case 'heroArrived':
      if (first.seat === mine)
        return { seat: mine, concern: 'yours', picture: ['people'], to: [place.hero(mine, first.hero)] };
      return undefined;
    case 'redMarked':
    case 'lost':
    case 'creatureLeft':
      if (first.seat === mine) return undefined;
      return { seat: first.seat, picture: [signIn(first) ?? 'red-mark'], to: [place.seat(first.seat)] };
    case 'heroImprisoned':
    case 'tileConquered': {
      if (first.seat === mine) return undefined;
      const picture = [first.type === 'tileConquered' ? 'conquer' : 'prison'];
      return { seat: first.seat, picture, to: [place.prison(first.seat), place.seat(first.seat)] };
    }
    default:
      return undefined;
  }
}

function signIn(event: Event): string | undefined {
  switch (event.type) {
    case 'creatureHired':
    case 'creatureLeft':
      return signOf('creature', event.creature);
    case 'roomBuilt':
      return signOf('room', event.room);
    case 'trapsDrawn':
      return 'trap';
    case 'redMarked':
      return 'red-mark';
    default:
      return undefined;
  }
}

function placeIn(event: Event): Place | undefined {
  switch (event.type) {
    case 'roomBuilt':
    case 'tunnelDug':
      return place.cell(event.seat, event.cell);
    default:
      return undefined;
  }
}
