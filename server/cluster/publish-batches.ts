// Gathers what is published on a channel in one turn of the event loop, and sends it as one message.

type Publish = (channel: string, text: string) => Promise<unknown>;

interface Batch {
  readonly texts: string[];
  readonly sent: Promise<void>;
}

export class PublishBatches {
  readonly #publish: Publish;
  readonly #batches = new Map<string, Batch>();

  constructor(publish: Publish) {
    this.#publish = publish;
  }

  /** Adds a message to the batch. The promise is fulfilled when it was sent, and fails if it could not be. */
  put(channel: string, text: string): Promise<void> {
    const batch = this.#batches.get(channel) ?? this.#begin(channel);
    batch.texts.push(text);
    return batch.sent;
  }

  /** Sends at once what waits. */
  async flush(): Promise<void> {
    await Promise.allSettled([...this.#batches.keys()].map((channel) => this.#send(channel)));
  }

  #begin(channel: string): Batch {
    const { promise, resolve } = Promise.withResolvers<void>();
    const batch = { texts: [], sent: promise };
    this.#batches.set(channel, batch);
    setImmediate(() => resolve(this.#send(channel)));
    return batch;
  }

  async #send(channel: string): Promise<void> {
    const batch = this.#batches.get(channel);
    this.#batches.delete(channel);
    if (batch) await this.#publish(channel, `[${batch.texts.join()}]`);
  }
}
