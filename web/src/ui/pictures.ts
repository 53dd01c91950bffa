// Turns drawings of sheets into pictures. Drawn into the page, each of many lines would be an element that the browser styles,
// lays out and paints anew whenever something changes around it: a table had four thousand of them.
import type { Drawing } from './drawings.ts';

/** The address of a picture of these lines. */
export function pictureOf({ box, width, height, lines }: Drawing, style: string): string {
  const size = `width="${width}" height="${height}" viewBox="${box}"`;
  return addressOf(`<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${style}">${lines}</svg>`);
}

/** A picture does not inherit from the page: whatever its lines ask for is written into it, as it is for this element there. */
export function styleFrom(model: HTMLElement, lines: string): string {
  const names = new Set([...lines.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  model.hidden = true;
  document.body.append(model);
  const style = getComputedStyle(model);
  const known = [...names].map((name) => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value);
  const written = [`color:${style.color}`, ...known.map(([name, value]) => `${name}:${value}`)].join(';');
  model.remove();
  return written;
}

/** With no more of it escaped than must be: the shorter, the faster it is read. */
function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;
}
