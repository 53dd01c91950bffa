// The colours of both themes can be read where they are used: on the sea, from its brightest to its darkest, and on cards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const styles = join(import.meta.dirname, '../../web/src/styles');
const tokens = readFileSync(join(styles, 'tokens.css'), 'utf8');
/** Those of a game are its own. */
const colours = readFileSync(join(styles, '../../../games/abyss/page/art/colours.css'), 'utf8');

type Colour = readonly [number, number, number];

const WORDS = ['nacre', 'nacre-2', 'nacre-3', 'cold', 'lure'];
const KINDS = ['threat', 'jellyfish', 'crab', 'seahorse', 'shellfish', 'squid', 'kraken'];
const FOR_WORDS = 4.5;
const FOR_SIGNS = 3;

function parse(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function mix(over: Colour, share: number, under: Colour): Colour {
  const at = (i: 0 | 1 | 2) => over[i] * share + under[i] * (1 - share);
  return [at(0), at(1), at(2)];
}

/** As WCAG 2 reckons it. */
function contrast(a: Colour, b: Colour): number {
  const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Colour) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (bright + 0.05) / (dark + 0.05);
}

function blockOf(css: string, name: string): string {
  const from = css.indexOf(`[data-theme="${name}"]`);
  return css.slice(from, css.indexOf('\n}', from));
}

function themeOf(name: string): (token: string) => Colour {
  const block = [tokens, colours].map((css) => blockOf(css, name)).join('\n');
  return (token) => {
    const [, hex] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block) ?? [];
    if (hex === undefined) throw new Error(`${name} has no colour ${token}`);
    return parse(hex);
  };
}

/** The water at its stops, and where the light from above falls on the first of them. */
function waterOf(name: string): Colour[] {
  const svg = readFileSync(join(styles, `sea-${name}.svg`), 'utf8');
  const stops = (gradient: string) => {
    const [, inside = ''] = new RegExp(`id="${gradient}"[^>]*>(.*?)</`).exec(svg) ?? [];
    return [...inside.matchAll(/stop-color="(#[0-9a-f]+)"(?: stop-opacity="([\d.]+)")?/g)].map(
      ([, hex = '', share]) => ({
        colour: parse(hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex),
        share: Number(share ?? 1),
      }),
    );
  };
  const water = stops('d').map(({ colour }) => colour);
  const lit = ['s', 'b'].reduce<Colour>((under, gradient) => {
    const light = stops(gradient)[0];
    if (!light) throw new Error(`the sea has no light ${gradient}`);
    return mix(light.colour, light.share, under);
  }, water[0] as Colour);
  return [...water, lit];
}

describe.each(['deep', 'shallows'])('in the %s', (name) => {
  const theme = themeOf(name);
  const water = waterOf(name);
  const glass = ['depth', 'depth-2', 'depth-3'].map(theme);

  test('the sea has light and depth', () => {
    expect(water.length).toBeGreaterThan(4);
  });

  test.each(WORDS)('words in %s can be read on the sea and on sheets', (word) => {
    for (const ground of [...water, ...glass]) expect(contrast(theme(word), ground)).toBeGreaterThanOrEqual(FOR_WORDS);
  });

  test.each(KINDS)('the sign of %s can be told on the sea, and its code read on its card', (kind) => {
    const colour = theme(kind);
    for (const ground of water) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(FOR_SIGNS);
    const plate = mix(colour, 0.06, theme('depth-2'));
    expect(contrast(colour, plate)).toBeGreaterThanOrEqual(FOR_WORDS);
  });

  test('what is written on a light can be read', () => {
    expect(contrast(theme('cold-ink'), theme('cold'))).toBeGreaterThanOrEqual(FOR_WORDS);
    expect(contrast(theme('lure-ink'), theme('lure'))).toBeGreaterThanOrEqual(FOR_WORDS);
  });
});
