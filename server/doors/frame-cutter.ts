// Cuts the bytes that a client sends over WebSocket into frames, so that they can be read one at a time.

const CLOSE = 8;
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;
const LONGEST_LENGTH = 10;
const MASK = 4;

export class FrameCutter {
  readonly #chunks: Buffer[] = [];
  /** How many bytes of the first chunk were handed on already. */
  #at = 0;
  #bytes = 0;
  /** How many bytes of the current frame are still to come. */
  #rest = 0;
  #isPassedOver = false;
  #isGoodbye = false;
  #passedOver = 0;

  /** How many bytes are held, and in how many pieces they came. */
  get held(): { readonly bytes: number; readonly chunks: number } {
    return { bytes: this.#bytes, chunks: this.#chunks.length };
  }

  /** How many bytes came that meant nothing any more. */
  get passedOver(): number {
    return this.#passedOver;
  }

  /** What comes behind a goodbye means nothing. */
  get isOver(): boolean {
    return this.#isGoodbye && this.#rest === 0;
  }

  add(chunk: Buffer): void {
    if (this.isOver) this.#passedOver += chunk.length;
    if (chunk.length === 0 || this.isOver) return;
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
  }

  clear(): void {
    this.#chunks.length = 0;
    this.#at = 0;
    this.#bytes = 0;
  }

  /**
   * The next frame, or as much of it as has come. All but a goodbye can be passed over, and the rest of a frame of which a
   * part has been handed on: without it, no goodbye could be read behind it.
   */
  next(onlyGoodbye: boolean): Buffer | undefined {
    while (this.#rest > 0 || this.#begin(onlyGoodbye)) {
      const [chunk] = this.#chunks;
      if (!chunk) return undefined;
      const start = this.#at;
      const end = Math.min(chunk.length, start + this.#rest);
      this.#take(end - start, chunk);
      if (this.isOver) this.clear();
      if (!this.#isPassedOver) return chunk.subarray(start, end);
      this.#passedOver += end - start;
    }
    return undefined;
  }

  /** False if it has not come yet how long the next frame is, or none counts any more. */
  #begin(onlyGoodbye: boolean): boolean {
    const chunk = this.#isGoodbye ? undefined : this.#chunkWithLength();
    if (!chunk) return false;
    const at = this.#at;
    const [first = 0, second = 0] = [chunk[at], chunk[at + 1]];
    const short = second & 0x7f;
    const before = short === TWO_BYTES_FOLLOW ? 4 : short === EIGHT_BYTES_FOLLOW ? LONGEST_LENGTH : 2;
    const here = chunk.length - at;
    if (here < 2 || here < before) return false;
    const long =
      before === 4 ? chunk.readUInt16BE(at + 2) : Number(before === 2 ? short : chunk.readBigUInt64BE(at + 2));
    this.#rest = before + (second & 0x80 ? MASK : 0) + long;
    this.#isGoodbye = (first & 0x0f) === CLOSE;
    this.#isPassedOver = onlyGoodbye && !this.#isGoodbye;
    return true;
  }

  /** The first chunk, with all in it that says how long its first frame is, if that has come. */
  #chunkWithLength(): Buffer | undefined {
    for (;;) {
      const [first, second] = this.#chunks;
      if (!first || !second || first.length - this.#at >= LONGEST_LENGTH) return first;
      this.#chunks.splice(0, 2, Buffer.concat([first.subarray(this.#at), second]));
      this.#at = 0;
    }
  }

  #take(bytes: number, { length }: Buffer): void {
    this.#rest -= bytes;
    this.#bytes -= bytes;
    this.#at += bytes;
    if (this.#at < length) return;
    this.#chunks.shift();
    this.#at = 0;
  }
}
