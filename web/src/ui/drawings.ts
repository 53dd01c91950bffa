// The drawings of a sheet as source text: a line for each symbol.
export interface Drawing {
  readonly box: string;
  readonly width: number;
  readonly height: number;
  /** In SVG. */
  readonly lines: string;
}

const SYMBOL = /<symbol id="([^"]+)" viewBox="(-?\d+ -?\d+ (\d+) (\d+))">(.*)<\/symbol>/g;
const PAINTS = /<defs>.*<\/defs>/;

export function drawingsOn(sheet: string): Map<string, Drawing> {
  return new Map(
    [...sheet.matchAll(SYMBOL)].map(([, id = '', box = '', width, height, lines = '']) => {
      return [id, { box, width: Number(width), height: Number(height), lines }];
    }),
  );
}

/** The gradients with which lines are filled; empty where a sheet has none. */
export function paintsOn(sheet: string): string {
  return sheet.match(PAINTS)?.[0] ?? '';
}
