// The faces of bot characters, as pictures in the colours of the theme: laid into the page, each use of one cloned some seventy
// elements, and a log has many.
import { settings } from '../browser/settings.svelte.ts';
import type { Character } from '../rivals.ts';
import { type Drawing, drawingsOn, paintsOn } from '../ui/drawings.ts';
import { pictureOf, styleFrom } from '../ui/pictures.ts';
import { Sheets } from '../ui/sheets.ts';
import './faces.css';

const known = new Map<string, Sheets<'faces'>>();
const drawings = new Map<string, Drawing>();
const painted = new Map<string, string>();

export function facesOf(game: string, address: string): Sheets<'faces'> {
  const faces = known.get(game) ?? new Sheets({ faces: address }, read);
  known.set(game, faces);
  return faces;
}

function read(sheet: string): void {
  const paints = paintsOn(sheet);
  for (const [id, drawing] of drawingsOn(sheet)) drawings.set(id, { ...drawing, lines: `${paints}${drawing.lines}` });
}

/** The address of a picture of this face, in the theme that is shown. */
export function faceOf({ face, tint = '', world = '' }: Omit<Character, 'Face'>): string {
  const { theme } = settings;
  const key = `${theme} ${face} ${tint}`;
  let address = painted.get(key);
  if (address === undefined) {
    const drawing = drawings.get(face);
    if (!drawing) throw new Error(`no sheet has ${face}`);
    const model = document.createElement('i');
    model.className = `rival ${world}`;
    model.dataset.theme = theme;
    model.style.color = tint;
    address = pictureOf(drawing, styleFrom(model, drawing.lines));
    painted.set(key, address);
  }
  return address;
}
