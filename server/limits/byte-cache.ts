// A cache bounded by bytes: it drops what was not used for longest.

interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
}

export class ByteCache<Value extends {}> {
  readonly #mostBytes: number;
  /** The values, in the order in which they were last used. They are few, since only long ones are worth keeping. */
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** How much is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** What is longer than all that may be kept is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#mostBytes) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
