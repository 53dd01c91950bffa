// What players do and what happens to them, as it stands after the name.
import { count, list } from '@undertow/shared/table/words.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import { amountsName, cellName, creatureName, faces, spaceName, spellName, tileName, trapName } from './names.ts';
import { all, type Events, type Told, type Type } from './told.ts';

/** One deed, or several of one kind in a row. */
type Run<T extends Type> = readonly [Told<T>, ...Told<T>[]];

const DOES = {
  paid: (run: Run<'paid'>) => `pays ${amountsName(run)}`,
  gained: (run: Run<'gained'>) => `gains ${amountsName(run)}`,
  lost: (run: Run<'lost'>) => `loses ${amountsName(run)}`,
  markerMoved: (run: Run<'markerMoved'>) => `moves ${run.length} toward ${run[0].toward}, to ${run.at(-1)?.evil}`,
  redMarked: (run: Run<'redMarked'>) => `takes ${count(sum(run.map(({ marks }) => marks)), 'red mark')}`,
  trapsDrawn: (run: Run<'trapsDrawn'>) => `draws ${count(run[0].count, 'trap')}${faces(run, trapName)}`,
  trapDiscarded: (run: Run<'trapDiscarded'>) => `discards ${count(run.length, 'trap')}${faces(run, trapName)}`,
  cardSpied: (run: Run<'cardSpied'>) => `looks at combat card ${run[0].place}${faces(run, spellName)}`,
  impsSet: ([{ imps, foreman }]: Run<'impsSet'>) =>
    `sets ${count(imps, 'imp')} to work${foreman ? ', one as foreman' : ''}`,
  tunnelDug: (run: Run<'tunnelDug'>) => `digs at ${list(run.map(({ cell }) => cellName(cell)))}`,
  tunnelsMined: ([{ cells }]: Run<'tunnelsMined'>) => `mines at ${list(cells.map(cellName))}`,
  roomBuilt: ([{ room, cell }]: Run<'roomBuilt'>) => `builds ${tileName(room)} at ${cellName(cell)}`,
  creatureHired: ([{ creature }]: Run<'creatureHired'>) => `hires ${creatureName(creature, 'a')}`,
  creaturePaid: ([{ creature }]: Run<'creaturePaid'>) => `keeps ${creatureName(creature)}`,
  creatureLeft: (run: Run<'creatureLeft'>) => `${LEAVING[run[0].why]} ${creatures(run)}`,
  creatureTurned: (run: Run<'creatureTurned'>) =>
    `turns ${creatures(run)} face ${run[0].faceDown ? 'down' : 'up again'}`,
  creatureReturned: (run: Run<'creatureReturned'>) => `takes ${creatures(run)} back`,
  creatureWithdrawn: (run: Run<'creatureWithdrawn'>) => `withdraws ${creatures(run)}`,
  orderUsed: ([order]: Run<'orderUsed'>) => `uses ${spaceName(order)}`,
};

export type DeedType = keyof typeof DOES;
type Deed = Told<DeedType>;

export const DEEDS = Object.keys(DOES) as readonly DeedType[];

export function isDeed(event: DungeonEvent): event is Deed {
  return event.type in DOES;
}

const LEAVING = { released: 'releases', given: 'gives away', discarded: 'discards' };

function creatures(run: readonly Told<'creatureLeft' | `creature${'Turned' | 'Returned' | 'Withdrawn'}`>[]): string {
  return list(run.map(({ creature }) => creatureName(creature)));
}

/** Deeds of one player, with the order that they were for in front. */
export function done(events: Events, who: string): string {
  const [order] = all(events, 'orderUsed');
  const isLead = order !== undefined && events.length > 1;
  const deeds = deedsOf(isLead ? events.filter((event) => event !== order) : events);
  return `${isLead ? `${spaceName(order)}: ` : ''}${who} ${inTurn(deeds)}.`;
}

/** Pays 1 gold, gains 2 food. */
export function deedsOf(events: Events): string[] {
  const runs: [Deed, ...Deed[]][] = [];
  for (const deed of events.filter(isDeed)) {
    const run = runs.at(-1);
    if (run?.[0].type === deed.type) run.push(deed);
    else runs.push([deed]);
  }
  // Each kind has the row of its own name, which the compiler does not follow.
  return runs.map((run) => DOES[run[0].type](run as never));
}

/** Like a list, but with a comma before the last part where another has one, or an `and` of its own. */
export function inTurn(parts: readonly string[]): string {
  const first = parts.slice(0, -1);
  return first.some((part) => /,| and /.test(part)) ? `${first.join(', ')}, and ${parts.at(-1)}` : list(parts);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
