// The drawings, as sheets of symbols: fetched once, laid into the page, and used from there by `<use href="#id">`.
import './paint.css';
import creatures from './sheets/creatures.svg?url';
import leviathans from './sheets/leviathans.svg?url';
import lords from './sheets/lords.svg?url';
import places from './sheets/places.svg?url';
import things from './sheets/things.svg?url';

const ADDRESSES = { things, creatures, lords, places, leviathans };
type Sheet = keyof typeof ADDRESSES;

const laid = new Map<Sheet, Promise<void>>();

/**
 * Lays the sheets that a table needs into the page; the Leviathans only where they are in play. `things` has the paints
 * of all others. A sheet that could not be fetched is tried again when it is next asked for.
 */
export async function layArt({ leviathan = false }: { leviathan?: boolean } = {}): Promise<void> {
  const needed: readonly Sheet[] = ['things', 'creatures', 'lords', 'places'];
  await Promise.all((leviathan ? [...needed, 'leviathans' as const] : needed).map(lay));
}

function lay(sheet: Sheet): Promise<void> {
  const known = laid.get(sheet);
  if (known !== undefined) return known;
  const laying = fetchInto(ADDRESSES[sheet]).catch((problem: unknown) => {
    laid.delete(sheet);
    throw problem;
  });
  laid.set(sheet, laying);
  return laying;
}

async function fetchInto(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the drawings could not be fetched: ${response.status}`);
  const sheet = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  // Not `display: none`: the paints of a sheet that is not displayed paint nothing.
  sheet.style.position = 'absolute';
  document.body.prepend(document.adoptNode(sheet));
}
