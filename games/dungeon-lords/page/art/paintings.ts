// The detailed drawings of Dungeon Lords, loaded as pictures in the colours of the theme.
import { settings } from '@undertow/web/src/browser/settings.svelte.ts';
import { pictureOf, styleFrom } from '@undertow/web/src/ui/pictures.ts';
import { allLines, drawing, paints, symbolsIn } from './sheets.ts';

const painted = new Map<string, string>();

/** The address of a picture of this drawing, in the theme that is shown. */
export function painting(id: string): string {
  const { theme } = settings;
  const key = `${theme} ${id}`;
  let address = painted.get(key);
  if (address === undefined) {
    const drawn = drawing(id);
    const lines = `${paints()}${symbolsIn(drawn.lines)}${drawn.lines}`;
    address = pictureOf({ ...drawn, lines }, coloursIn(theme));
    painted.set(key, address);
  }
  return address;
}

const colours = new Map<string, string>();

/** Of all drawings at once: each look at what the page has would restyle it, in the midst of an update. */
function coloursIn(theme: string): string {
  const lines = allLines();
  const key = `${theme} ${lines.length}`;
  let found = colours.get(key);
  if (found === undefined) {
    const model = document.createElement('i');
    model.className = 'lights';
    model.dataset.theme = theme;
    found = styleFrom(model, lines.join(''));
    colours.set(key, found);
  }
  return found;
}
