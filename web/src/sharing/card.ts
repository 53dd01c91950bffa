// The layout of a card that tells of a match in one picture: what stands on it, and where.

/** What a game says of a scoring or of a moment. Nothing that the viewer does not see may stand there. */
export interface Sketch {
  readonly title: string;
  readonly subtitle: string;
  /** What is played, and with what. */
  readonly playedWith: string;
  /** What points come from, in the order of the parts. */
  readonly kinds: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** Before the name; without a place, the row stands in no order. */
  readonly place?: string;
  readonly name: string;
  readonly total: string;
  /** Who has won, or whose turn it is. */
  readonly isMarked: boolean;
  readonly isCrowned?: boolean;
  /** The address of a portrait. */
  readonly face?: string | undefined;
  /** Points by kind; below zero is what they cost. */
  readonly parts: readonly number[];
  /** Addresses of what lies before the seat, shown where it has no parts; a wide one is twice as wide as high. */
  readonly pieces?: readonly { readonly picture: string; readonly isWide: boolean }[];
}

export interface Card extends Sketch {
  /** Above the title: at which table. */
  readonly table: string;
  /** At the foot: when, and where it can be seen, if others can see it. */
  readonly when: string;
  readonly address: string;
}

/** As wide and high as most pages show a picture of a link. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const EDGE = 56;

/** Between the head of the card and its foot. */
const TOP = 214;
const BOTTOM = HEIGHT - 84;
const HIGHEST_ROW = 140;
/** Where the bars begin, and how long the longest of them is. */
export const BAR = 412;
const LONGEST = 590;
/** A bar holds a number from this length on. */
const HOLDS = 26;

export interface Bar {
  readonly kind: number;
  readonly points: number;
  readonly left: number;
  readonly width: number;
  readonly hasNumber: boolean;
}

export interface Line {
  readonly top: number;
  readonly height: number;
  readonly bars: readonly Bar[];
  /** What was lost again, from the end of the bars backwards. */
  readonly lost: { readonly points: number; readonly left: number; readonly width: number } | null;
}

/** Where each row stands, and what its points take of it: all rows by the same measure. */
export function linesOf(rows: readonly Pick<Row, 'parts'>[]): readonly Line[] {
  const height = Math.min(HIGHEST_ROW, (BOTTOM - TOP) / Math.max(1, rows.length));
  const unit = LONGEST / Math.max(1, ...rows.map(({ parts }) => gainOf(parts)));
  return rows.map(({ parts }, i) => {
    const bars: Bar[] = [];
    let left = BAR;
    for (const [kind, points] of parts.entries()) {
      if (points <= 0) continue;
      const width = points * unit;
      bars.push({ kind, points, left, width, hasNumber: width >= HOLDS });
      left += width;
    }
    const points = parts.reduce((sum, part) => sum + Math.min(0, part), 0);
    const width = Math.min(-points * unit, left - BAR);
    return { top: TOP + i * height, height, bars, lost: points < 0 ? { points, left: left - width, width } : null };
  });
}

function gainOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
}

/** A name for its file: what every system takes. */
export function fileNameOf({ table, title }: Pick<Card, 'table' | 'title'>): string {
  const name = `${table} ${title}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${name || 'undertow'}.png`;
}

/** Of what is shared: of which table, when it was, and where it is. */
export interface SeenAt {
  /** Of the table. */
  readonly id: string;
  readonly game: string;
  readonly when: Date | number | string;
  readonly address: string;
}
