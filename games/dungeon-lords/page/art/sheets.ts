// The drawings, as sheets of symbols. Signs are small, or take their colours from where they stand: they are laid into the
// page, and used from there by `<use href="#crown">`. All others are painted as pictures. The large pictures of spells and
// special events come when the first of them is needed.
import './lights.css';
import { type Drawing, drawingsOn, paintsOn } from '@undertow/web/src/ui/drawings.ts';
import { lay, Sheets } from '@undertow/web/src/ui/sheets.ts';
import dungeon from './sheets/dungeon.svg?url';
import figures from './sheets/figures.svg?url';
import lane from './sheets/lane.svg?url';
import scenes from './sheets/scenes.svg?url';
import signs from './sheets/signs.svg?url';

const drawings = new Map<string, Drawing>();
let gradients = '';

const sheets = new Sheets({ signs, figures, dungeon, lane, scenes }, (text, sheet) => {
  for (const [id, drawing] of drawingsOn(text)) drawings.set(id, drawing);
  if (sheet !== 'signs') return;
  gradients = paintsOn(text);
  lay(text, 'lights');
});

/** `signs` has the paints of all others. */
export async function bringArt(): Promise<void> {
  await sheets.bring('signs', 'figures', 'dungeon', 'lane');
}

export async function bringScenes(): Promise<void> {
  await Promise.all([bringArt(), sheets.bring('scenes')]);
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

/** What is drawn on the sheets that are there. */
export function allLines(): readonly string[] {
  return [gradients, ...[...drawings.values()].map(({ lines }) => lines)];
}

/** Those of these lines that are drawings by themselves, as symbols. */
export function symbolsIn(lines: string): string {
  const used = new Set([...lines.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id));
  return [...used].flatMap((id) => symbolOf(id) ?? []).join('');
}

function symbolOf(id: string): string | undefined {
  const known = drawings.get(id);
  return known && `${symbolsIn(known.lines)}<symbol id="${id}" viewBox="${known.box}">${known.lines}</symbol>`;
}
