// Drawings with many lines, as pictures. Drawn into the page, each line would be an element that the browser styles, lays
// out and paints anew whenever something changes around it: a table had four thousand of them.
import { settings } from '../../app/settings.svelte.ts';
import type { Guild, Kin } from './cards.ts';
import { drawing, paints } from './sheets.ts';
import { locationSymbol, waterOf } from './symbols.ts';

/** In whose colours something is painted. */
interface Painter {
  readonly guild?: Guild;
  /** Turns the hue of the Guild by so many degrees. */
  readonly tint?: number;
  /** The water of a Location: that of a Race, or none in particular. */
  readonly water?: Kin | '';
  /** Lines of this Race's colour. */
  readonly race?: Kin;
  /** The colour that shows through cut-outs, by its name among the tokens. */
  readonly ground?: string;
}

const painted = new Map<string, string>();

/** The address of a picture of these symbols, back to front, in the theme that is shown. */
export function painting(symbols: readonly string[], painter: Painter): string {
  const { theme } = settings;
  const key = JSON.stringify([theme, symbols, painter]);
  let address = painted.get(key);
  if (address === undefined) {
    address = addressOf(paint(symbols, painter, theme));
    painted.set(key, address);
  }
  return address;
}

export function paintingOf(location: string): string {
  return painting([locationSymbol(location)], { water: waterOf(location) ?? '' });
}

function paint(symbols: readonly string[], painter: Painter, theme: string): string {
  const drawings = symbols.map(drawing);
  const { width = 0, height = 0 } = drawings[0] ?? {};
  const picture = `${paints()}${drawings.map(({ lines }) => lines).join('')}`;
  const names = new Set([...picture.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${coloursOf(painter, theme, names)}">${picture}</svg>`;
}

/** A picture does not inherit from the page: whatever its lines ask for is written into it. */
function coloursOf({ guild, tint, water, race, ground }: Painter, theme: string, names: ReadonlySet<string>): string {
  const model = document.createElement('i');
  Object.assign(model.dataset, { theme }, guild && { guild }, water !== undefined && { water }, race && { race });
  model.hidden = true;
  model.style.setProperty('--tint', `${tint ?? 0}`);
  model.style.color = 'var(--race)';
  if (ground) model.style.setProperty('--water', `var(${ground})`);
  document.body.append(model);
  const style = getComputedStyle(model);
  const colours = [...names].map((name) => `${name}:${style.getPropertyValue(name).trim()}`);
  const own = `color:${style.color}`;
  model.remove();
  return [own, ...colours].join(';');
}

/** With no more of it escaped than must be: the shorter, the faster it is read. */
function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;
}
