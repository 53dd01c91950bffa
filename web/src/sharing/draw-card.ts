// Draws a card: water behind, the head, a row for each seat, and the seal of the server at the foot.
import { ICONS } from '../ui/icons.ts';
import { formatNumber } from '../words/words.svelte.ts';
import { type Box, Brush } from './brush.ts';
import { BAR, type Card, EDGE, HEIGHT, type Line, linesOf, type Row, WIDTH } from './card.ts';

/** Sharp also on screens with small dots. */
const SCALE = 2;
const FACE = { width: 66, rise: 0.94 };

export async function drawCard(card: Card): Promise<Blob> {
  const words = [
    card.title,
    card.subtitle,
    card.table,
    card.playedWith,
    card.when,
    ...card.kinds,
    ...card.rows.map(({ name }) => name),
  ];
  await Brush.ready(words.join(' '));
  const brush = new Brush(WIDTH, HEIGHT, SCALE);
  drawWater(brush);
  drawHead(brush, card);
  const lines = linesOf(card.rows);
  for (const [i, row] of card.rows.entries()) await drawRow(brush, row, lines[i] as Line);
  drawFoot(brush, card);
  return brush.finish();
}

function drawWater(brush: Brush): void {
  const { pen } = brush;
  const isDark = document.documentElement.dataset.theme !== 'shallows';
  const depths = isDark ? ['depth-4', 'depth-2', 'depth-0'] : ['depth-2', 'depth', 'depth-4'];
  const water = pen.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [i, depth] of depths.entries()) water.addColorStop([0, 0.42, 1][i] ?? 1, brush.colour(depth));
  pen.fillStyle = water;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.globalAlpha = isDark ? 0.16 : 0.1;
  const light = pen.createLinearGradient(0, 0, 0, HEIGHT * 0.8);
  light.addColorStop(0, brush.colour('cold'));
  light.addColorStop(1, 'transparent');
  pen.fillStyle = light;
  for (const [from, width, lean] of [
    [520, 60, -60],
    [690, 34, -10],
    [820, 92, 60],
    [1010, 40, 120],
  ] as const) {
    pen.fill(new Path2D(`M${from} 0h${width}l${lean + width * 0.5} ${HEIGHT}h${-width * 2}Z`));
  }
  pen.restore();
}

function drawHead(brush: Brush, { table, playedWith, title, subtitle, kinds, rows }: Card): void {
  const most = WIDTH - 2 * EDGE;
  brush.write([table, playedWith].filter((part) => part !== '').join(' · '), EDGE, 62, {
    size: 21,
    family: 'italic',
    colour: 'nacre-2',
    most,
  });
  brush.write(title, EDGE - 2, 122, { size: 58, family: 'light', colour: 'nacre', most });
  brush.write(subtitle, EDGE, 158, { size: 20, family: 'sans', colour: 'nacre-2', most });
  let x = BAR;
  for (const [kind, name] of kinds.entries()) {
    const swatch = { x, y: 186, width: 14, height: 14 };
    if (rows.some(({ parts }) => (parts[kind] ?? 0) > 0)) fill(brush, swatch, toneOf(brush, kind, false));
    else hatch(brush, swatch);
    brush.pen.strokeStyle = brush.colour('hair-2');
    brush.pen.lineWidth = 1;
    brush.pen.strokeRect(x, 186, 14, 14);
    x =
      brush.write(name, x + 21, 199, { size: 16, family: 'sans', colour: 'nacre-2', most: WIDTH - EDGE - x - 21 }) + 20;
    if (x > WIDTH - EDGE - 60) return;
  }
}

async function drawRow(brush: Brush, row: Row, line: Line): Promise<void> {
  const { pen } = brush;
  const middle = line.top + line.height / 2;
  pen.fillStyle = brush.colour('hair');
  pen.fillRect(EDGE, line.top, WIDTH - 2 * EDGE, 1);
  const size = Math.min(FACE.width, line.height - 14);
  if (row.isCrowned) drawSign(brush, ICONS.crown.filled, { x: EDGE - 2, y: middle - 15, size: 30, colour: 'lure' });
  else if (row.place) {
    brush.write(row.place, EDGE + 13, middle + 9, { size: 26, family: 'serif', colour: 'nacre-3', align: 'center' });
  }
  if (row.face)
    await drawPiece(brush, row.face, {
      x: EDGE + 46,
      y: middle - (size * FACE.rise) / 2,
      width: size,
      height: size * FACE.rise,
    });
  const left = row.face || row.place ? EDGE + 122 : EDGE;
  brush.write(row.name, left, middle + 9, {
    size: 27,
    family: 'serif',
    colour: row.isMarked ? 'lure' : 'nacre',
    most: BAR - left - 18,
  });
  if (row.pieces) await drawPieces(brush, row.pieces, line);
  else drawBars(brush, line, row.isMarked);
  brush.write(row.total, WIDTH - EDGE, middle + 14, {
    size: 42,
    family: 'light',
    colour: row.isMarked ? 'lure' : 'nacre',
    align: 'right',
  });
}

function drawBars(brush: Brush, { top, height, bars, lost }: Line, isMarked: boolean): void {
  const high = Math.min(58, height - 24);
  const y = top + (height - high) / 2;
  const number = { size: 20, family: 'serif' } as const;
  for (const { kind, left, width } of bars) {
    fill(brush, { x: left, y, width: width - 1.5, height: high }, toneOf(brush, kind, isMarked));
  }
  if (lost) hatch(brush, { x: lost.left, y, width: lost.width, height: high });
  for (const { points, left, width, hasNumber } of bars) {
    if (hasNumber)
      brush.write(`${points}`, left + width / 2, y + high / 2 + 7, { ...number, colour: 'nacre', align: 'center' });
  }
  if (!lost) return;
  const last = bars.at(-1);
  const end = last ? last.left + last.width : BAR;
  brush.write(formatNumber(lost.points), end + 9, y + high / 2 + 7, { ...number, colour: 'threat' });
}

function fill({ pen }: Brush, { x, y, width, height }: Box, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

/** What was lost. Numbers can be read on it. */
function hatch(brush: Brush, { x, y, width, height }: Box): void {
  const { pen } = brush;
  const inside = new Path2D();
  inside.rect(x, y, width, height);
  pen.save();
  pen.clip(inside);
  pen.globalAlpha = 0.75;
  pen.strokeStyle = brush.colour('threat');
  pen.lineWidth = 1.6;
  for (let from = x - height; from < x + width; from += 7)
    pen.stroke(new Path2D(`M${from} ${y + height}l${height} ${-height}`));
  pen.restore();
}

async function drawPieces(brush: Brush, pieces: NonNullable<Row['pieces']>, { top, height }: Line): Promise<void> {
  const high = Math.min(50, height - 20);
  const gap = 7;
  const widths = pieces.map(({ isWide }) => (isWide ? high * 2 : high));
  const whole = widths.reduce((sum, width) => sum + width + gap, 0);
  // Where there is no room for all of them beside each other, they overlap.
  const shrink = Math.min(1, (WIDTH - EDGE - 90 - BAR) / Math.max(1, whole));
  let x = BAR;
  for (const [i, { picture }] of pieces.entries()) {
    const width = widths[i] ?? high;
    await drawPiece(brush, picture, { x, y: top + (height - high) / 2, width, height: high });
    x += (width + gap) * shrink;
  }
}

/** In an arch. */
async function drawPiece(brush: Brush, picture: string, box: Box): Promise<void> {
  const { x, y, width, height } = box;
  const outline = new Path2D();
  const round = Math.min(width / 2, height * 0.6);
  outline.roundRect(x, y, width, height, [round, round, 4, 4]);
  brush.pen.fillStyle = brush.colour('depth-2');
  brush.pen.fill(outline);
  await brush.place(picture, outline, box);
  brush.pen.strokeStyle = brush.colour('hair-2');
  brush.pen.lineWidth = 1;
  brush.pen.stroke(outline);
}

function drawFoot(brush: Brush, { when, address }: Card): void {
  const { pen } = brush;
  const y = HEIGHT - 46;
  pen.fillStyle = brush.colour('hair-2');
  pen.fillRect(EDGE, HEIGHT - 78, WIDTH - 2 * EDGE, 1);
  pen.strokeStyle = brush.colour('cold');
  pen.lineWidth = 1.6;
  const ring = new Path2D();
  ring.arc(EDGE + 18, y, 17, 0, 2 * Math.PI);
  pen.setLineDash([28, 7, 18, 3, 18, 3]);
  pen.stroke(ring);
  pen.setLineDash([]);
  drawSign(brush, undefined, { x: EDGE + 7, y: y - 11, size: 22, colour: 'cold' }, ICONS.wave.line);
  const from = brush.write('Undertow', EDGE + 48, y + 8, { size: 25, family: 'italic', colour: 'nacre' });
  const place = address.replace(/^https?:\/\//, '');
  brush.write([when, place].filter((part) => part !== '').join(' · '), WIDTH - EDGE, y + 6, {
    size: 17,
    family: 'sans',
    colour: 'nacre-2',
    align: 'right',
    most: WIDTH - EDGE - from - 30,
  });
}

function drawSign(
  brush: Brush,
  filled: string | undefined,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
  line?: string,
): void {
  const { pen } = brush;
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 48, size / 48);
  pen.fillStyle = brush.colour(colour);
  pen.strokeStyle = brush.colour(colour);
  pen.lineWidth = 4.4;
  pen.lineCap = 'round';
  if (filled) pen.fill(new Path2D(filled));
  if (line) pen.stroke(new Path2D(line));
  pen.restore();
}

/** Each kind is told from the one before by how deep it lies. */
function toneOf(brush: Brush, kind: number, isMarked: boolean): string {
  const [light, dark] = [brush.colour('nacre'), brush.colour('depth')];
  const share = [22, 0, 26, 48, 62][Math.min(kind, 4)];
  const tone = `color-mix(in oklab, ${brush.colour('depth-4')}, ${kind === 0 ? light : dark} ${share}%)`;
  return isMarked ? `color-mix(in oklab, ${brush.colour('lure')} 26%, ${tone})` : tone;
}
