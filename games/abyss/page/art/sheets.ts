// The drawings, as sheets of symbols. What is small, or takes its colours from where it stands, is laid into the page and
// used from there by `<use href="#id">`. What has many lines and lies on the table in numbers (Lords, Locations, Allies) is
// painted as a picture.
import './colours.css';
import './paint.css';
import { type Drawing, drawingsOn, paintsOn } from '@undertow/web/src/ui/drawings.ts';
import { lay, Sheets } from '@undertow/web/src/ui/sheets.ts';
import creatures from './sheets/creatures.svg?url';
import leviathans from './sheets/leviathans.svg?url';
import lords from './sheets/lords.svg?url';
import places from './sheets/places.svg?url';
import things from './sheets/things.svg?url';

const ADDRESSES = { things, creatures, lords, places, leviathans };
type Sheet = keyof typeof ADDRESSES;

const LAID: readonly Sheet[] = ['things', 'creatures', 'leviathans'];

const drawings = new Map<string, Drawing>();
let gradients = '';

const sheets = new Sheets<Sheet>(ADDRESSES, (text, sheet) => {
  for (const [id, drawing] of drawingsOn(text)) drawings.set(id, drawing);
  gradients ||= paintsOn(text);
  if (LAID.includes(sheet)) lay(text);
});

/** Brings the sheets that a table needs; the Leviathans only where they are in play. `things` has the paints of all others. */
export async function bringArt({ leviathan = false }: { leviathan?: boolean } = {}): Promise<void> {
  const needed: readonly Sheet[] = ['things', 'creatures', 'lords', 'places'];
  await sheets.bring(...(leviathan ? [...needed, 'leviathans' as const] : needed));
}

/** Those of a small picture: the faces of Lords, and the signs and creatures beside them. */
export async function bringFaces(): Promise<void> {
  await sheets.bring('things', 'creatures', 'lords');
}

export function drawing(id: string): Drawing {
  const found = drawings.get(id);
  if (!found) throw new Error(`no sheet has ${id}`);
  return found;
}

/** The gradients that all drawings use. */
export function paints(): string {
  return gradients;
}
