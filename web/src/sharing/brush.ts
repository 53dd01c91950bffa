// The drawing functions for a card on a canvas, in the colours and letters of the page as it is shown now.

const FACES = ['300 48px Spectral', '400 24px Spectral', 'italic 400 24px Spectral', '400 18px Commissioner'];

export type Family = 'serif' | 'italic' | 'light' | 'sans';

export interface Writing {
  readonly size: number;
  readonly family: Family;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** What is wider is written smaller, down to two thirds, and then cut. */
  readonly most?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Brush {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly #style: CSSStyleDeclaration;

  constructor(width: number, height: number, scale: number) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    const pen = this.canvas.getContext('2d');
    if (!pen) throw new Error('this browser draws no pictures');
    this.pen = pen;
    this.pen.scale(scale, scale);
    this.#style = getComputedStyle(document.documentElement);
  }

  /** A colour by its name among the tokens. */
  colour(token: string): string {
    return this.#style.getPropertyValue(`--${token}`).trim();
  }

  /** Gives where the words end. */
  write(
    text: string,
    x: number,
    y: number,
    { size, family, colour, align = 'left', most = Number.POSITIVE_INFINITY }: Writing,
  ): number {
    const { pen } = this;
    pen.textAlign = align;
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = this.colour(colour);
    let fitting = size;
    pen.font = fontOf(family, fitting);
    while (pen.measureText(text).width > most && fitting > (size * 2) / 3) {
      fitting -= 1;
      pen.font = fontOf(family, fitting);
    }
    const words = cut(text, (shorter) => pen.measureText(shorter).width <= most);
    pen.fillText(words, x, y);
    return x + pen.measureText(words).width;
  }

  /** A picture in an outline, as large as that. */
  async place(address: string, outline: Path2D, box: Box): Promise<void> {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { pen } = this;
    const cover = Math.max(box.width / image.width, box.height / image.height);
    const width = image.width * cover;
    pen.save();
    pen.clip(outline);
    pen.drawImage(image, box.x + (box.width - width) / 2, box.y, width, image.height * cover);
    pen.restore();
  }

  /** Settled when all letters of these words can be drawn. */
  static async ready(words: string): Promise<void> {
    await Promise.all(FACES.map((face) => document.fonts.load(face, words)));
  }

  finish(): Promise<Blob> {
    return new Promise((resolve, reject) => {
      this.canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
        'image/png',
      );
    });
  }
}

function fontOf(family: Family, size: number): string {
  if (family === 'sans') return `400 ${size}px Commissioner, sans-serif`;
  const style = { serif: '400', light: '300', italic: 'italic 400' }[family];
  return `${style} ${size}px Spectral, serif`;
}

function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
