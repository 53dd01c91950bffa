// The detailed drawings of Abyss, loaded as pictures.
import { settings } from '@undertow/web/src/browser/settings.svelte.ts';
import { pictureOf, styleFrom } from '@undertow/web/src/ui/pictures.ts';
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
    address = paint(symbols, painter, theme);
    painted.set(key, address);
  }
  return address;
}

export function paintingOf(location: string): string {
  return painting([locationSymbol(location)], { water: waterOf(location) ?? '' });
}

function paint(symbols: readonly string[], painter: Painter, theme: string): string {
  const [first, ...others] = symbols.map(drawing);
  if (!first) throw new Error('a picture of nothing');
  const lines = [paints(), first.lines, ...others.map((other) => other.lines)].join('');
  return pictureOf({ ...first, lines }, styleFrom(modelOf(painter, theme), lines));
}

function modelOf({ guild, tint, water, race, ground }: Painter, theme: string): HTMLElement {
  const model = document.createElement('i');
  Object.assign(model.dataset, { theme }, guild && { guild }, water !== undefined && { water }, race && { race });
  model.style.setProperty('--tint', `${tint ?? 0}`);
  model.style.color = 'var(--race)';
  if (ground) model.style.setProperty('--water', `var(${ground})`);
  return model;
}
