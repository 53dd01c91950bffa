// The drawings, as sheets of symbols that are laid into the page: `<use href="#monster-troll">`. The large pictures of
// spells and special events come when the first of them is needed.
import './lights.css';
import { lay, Sheets } from '../../ui/sheets.ts';
import dungeon from './sheets/dungeon.svg?url';
import figures from './sheets/figures.svg?url';
import lane from './sheets/lane.svg?url';
import scenes from './sheets/scenes.svg?url';
import signs from './sheets/signs.svg?url';

const sheets = new Sheets({ signs, figures, dungeon, lane, scenes }, (text) => lay(text, 'lights'));

/** `signs` has the paints of all others. */
export async function bringArt(): Promise<void> {
  await sheets.bring('signs', 'figures', 'dungeon', 'lane');
}

export async function bringScenes(): Promise<void> {
  await sheets.bring('signs', 'scenes');
}
