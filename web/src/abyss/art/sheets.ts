// The drawings, as sheets of symbols, each fetched once. What is small, or takes its colours from where it stands, is laid
// into the page and used from there by `<use href="#id">`. What has many lines and lies on the table in numbers (Lords,
// Locations, Allies) is painted as a picture.
import './colours.css';
import './paint.css';
import { type Drawing, drawingsOn, paintsOn } from './drawings.ts';
import creatures from './sheets/creatures.svg?url';
import leviathans from './sheets/leviathans.svg?url';
import lords from './sheets/lords.svg?url';
import places from './sheets/places.svg?url';
import things from './sheets/things.svg?url';

const ADDRESSES = { things, creatures, lords, places, leviathans };
type Sheet = keyof typeof ADDRESSES;

const LAID: readonly Sheet[] = ['things', 'creatures', 'leviathans'];

const brought = new Map<Sheet, Promise<void>>();
const drawings = new Map<string, Drawing>();
let gradients = '';

/**
 * Brings the sheets that a table needs; the Leviathans only where they are in play. `things` has the paints of all
 * others. A sheet that could not be fetched is tried again when it is next asked for.
 */
export async function bringArt({ leviathan = false }: { leviathan?: boolean } = {}): Promise<void> {
  const needed: readonly Sheet[] = ['things', 'creatures', 'lords', 'places'];
  await Promise.all((leviathan ? [...needed, 'leviathans' as const] : needed).map(bring));
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

function bring(sheet: Sheet): Promise<void> {
  const known = brought.get(sheet);
  if (known !== undefined) return known;
  const bringing = fetchSheet(sheet).catch((problem: unknown) => {
    brought.delete(sheet);
    throw problem;
  });
  brought.set(sheet, bringing);
  return bringing;
}

async function fetchSheet(sheet: Sheet): Promise<void> {
  const response = await fetch(ADDRESSES[sheet]);
  if (!response.ok) throw new Error(`the drawings could not be fetched: ${response.status}`);
  const text = await response.text();
  for (const [id, drawing] of drawingsOn(text)) drawings.set(id, drawing);
  gradients ||= paintsOn(text);
  if (LAID.includes(sheet)) lay(text);
}

function lay(text: string): void {
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  // Not `display: none`: the paints of a sheet that is not displayed paint nothing.
  sheet.style.position = 'absolute';
  document.body.prepend(document.adoptNode(sheet));
}
