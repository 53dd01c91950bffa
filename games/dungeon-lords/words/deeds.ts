// The deeds of a player, as they stand behind the name in a sentence: events of one kind in a row are one deed.
import type { Thing, Things } from '@undertow/shared/words/parts.ts';
import { count, list } from '@undertow/shared/words/things.ts';
import type { DungeonEvent } from '../rules/events.ts';
import type { DungeonWords } from './dungeon-words.ts';
import { amounts, cell, creature, room, spell, trap } from './things.ts';

export interface Deed {
  readonly key: keyof DungeonWords['deeds'];
  readonly things: Things;
}

type Type = DungeonEvent['type'];
type Told<T extends Type> = Extract<DungeonEvent, { readonly type: T }>;
type Run<T extends Type> = readonly [Told<T>, ...Told<T>[]];
type Row = keyof typeof ROWS;

export function deedsOf(events: readonly DungeonEvent[]): Deed[] {
  const runs: [Told<Row>, ...Told<Row>[]][] = [];
  const workers: Deed[] = [];
  for (const event of events) {
    if (event.type === 'roomUsed') {
      const sent = [
        ...(event.imps > 0 ? [count(event.imps, 'imp')] : []),
        ...(event.trolls > 0 ? [count(event.trolls, 'troll')] : []),
      ];
      workers.push({ key: 'worked', things: { things: list(sent) } });
    }
    if (!isRow(event)) continue;
    const run = runs.at(-1);
    if (run && isSameDeed(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  // Each kind has the row of its own name, which the compiler does not follow.
  return [...workers, ...runs.map((run) => ROWS[run[0].type](run as never))];
}

function isRow(event: DungeonEvent): event is Told<Row> {
  return Object.hasOwn(ROWS, event.type);
}

function isSameDeed(one: Told<Row>, other: Told<Row>): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'markerMoved' && other.type === 'markerMoved') return one.toward === other.toward;
  if (one.type === 'creatureLeft' && other.type === 'creatureLeft') return one.why === other.why;
  if (one.type === 'creatureTurned' && other.type === 'creatureTurned') return one.faceDown === other.faceDown;
  return true;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The faces that the reader may see. */
function seen(run: readonly { readonly secret?: { readonly faces: readonly string[] } }[]): readonly string[] {
  return run.flatMap(({ secret }) => secret?.faces ?? []);
}

function added(run: readonly Told<'paid' | 'gained' | 'lost'>[]): Thing {
  const of = (what: 'food' | 'gold' | 'imps') => sum(run.map((one) => one.amounts[what] ?? 0));
  return amounts({ food: of('food'), gold: of('gold'), imps: of('imps') });
}

const creatures = (run: readonly { readonly creature: string }[]): Things => ({
  creatures: list(run.map((one) => creature(one.creature))),
});

function traps(key: 'trapsDrawn' | 'trapDiscarded', run: Run<'trapsDrawn'> | Run<'trapDiscarded'>, n: number): Deed {
  const faces = seen(run);
  return faces.length > 0 ? { key: `${key}.seen`, things: { traps: list(faces.map(trap)) } } : { key, things: { n } };
}

const ROWS = {
  paid: (run) => ({ key: 'paid', things: { things: added(run) } }),
  gained: (run) => ({ key: 'gained', things: { things: added(run) } }),
  lost: (run) => ({ key: 'lost', things: { things: added(run) } }),
  markerMoved: (run) => ({ key: `markerMoved.${run[0].toward}`, things: { n: run.length } }),
  redMarked: (run) => ({ key: 'redMarked', things: { n: sum(run.map(({ marks }) => marks)) } }),
  trapsDrawn: (run) => traps('trapsDrawn', run, sum(run.map(({ count: drawn }) => drawn))),
  trapDiscarded: (run) => traps('trapDiscarded', run, run.length),
  cardSpied: (run) => {
    const [face] = seen(run);
    const things: Things = { n: run[0].place };
    return face === undefined
      ? { key: 'cardSpied', things }
      : { key: 'cardSpied.seen', things: { ...things, spell: spell(face) } };
  },
  impsSet: ([{ imps, foreman }]) => ({ key: foreman ? 'impsSet.foreman' : 'impsSet', things: { n: imps } }),
  tunnelDug: (run) => ({ key: 'tunnelDug', things: { cells: list(run.map((one) => cell(one.cell))) } }),
  tunnelsMined: ([{ cells }]) => ({ key: 'tunnelsMined', things: { cells: list(cells.map(cell)) } }),
  roomBuilt: ([built]) => ({ key: 'roomBuilt', things: { room: room(built.room), cell: cell(built.cell) } }),
  creatureHired: ([hired]) => ({ key: 'creatureHired', things: { creature: creature(hired.creature) } }),
  creaturePaid: (run) => ({ key: 'creaturePaid', things: creatures(run) }),
  creatureLeft: (run) => ({ key: `creatureLeft.${run[0].why}`, things: creatures(run) }),
  creatureTurned: (run) => ({
    key: run[0].faceDown ? 'creatureTurned.down' : 'creatureTurned.up',
    things: creatures(run),
  }),
  creatureReturned: (run) => ({ key: 'creatureReturned', things: creatures(run) }),
  creatureWithdrawn: (run) => ({ key: 'creatureWithdrawn', things: creatures(run) }),
} satisfies { readonly [T in Type]?: (run: Run<T>) => Deed };

export const DEEDS: readonly Type[] = [...(Object.keys(ROWS) as Row[]), 'orderUsed'];
