// Requests over HTTP. A reply is bounded in length and in time, since it may not come from an Undertow server at all.
import { Refused, Unreachable } from './errors.ts';
import type { Problem } from './protocol.ts';

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  how: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<Answer>;

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  /** Is read piece by piece. Without it the whole text is asked for. */
  readonly body?: { getReader(): BodyReader } | null;
  text(): Promise<string>;
}

interface BodyReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path from the root of the server, such as `/api/games`. */
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** The most bytes of the reply; 16 MiB if not set, which no replay comes near. */
  readonly most?: number;
}

const MOST_REPLY_BYTES = 16 * 1024 * 1024;

/** The longest time until all of the reply is there. */
const PATIENCE = 60_000;

export class Http {
  readonly #root: URL;
  readonly #fetch: Fetch;

  constructor(root: URL, fetch: Fetch) {
    this.#root = root;
    this.#fetch = fetch;
  }

  async ask<Reply>({ method, path, body, token, most = MOST_REPLY_BYTES }: HttpRequest): Promise<Reply> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const url = new URL(path, this.#root).href;
    const { ok, status, text } = await this.#fetched(url, { method, headers, ...sent }, most);
    const json = decoded(text);
    if (ok && json !== undefined) return json as Reply;
    throw isProblem(json) ? new Refused(json) : new Unreachable(`${url} answered ${status}, and not as it should.`);
  }

  async #fetched(url: string, how: Parameters<Fetch>[1], most: number) {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), PATIENCE);
    try {
      const response = await this.#fetch(url, { ...how, signal: ending.signal });
      const text = await textOf(response, most);
      if (text !== undefined) return { ok: response.ok, status: response.status, text };
    } catch (cause) {
      const why = ending.signal.aborted ? 'did not answer in time' : 'could not be reached';
      throw new Unreachable(`${url} ${why}.`, { cause });
    } finally {
      clearTimeout(timer);
    }
    throw new Unreachable(`${url} answered with more than ${most} bytes.`);
  }
}

/** `undefined` for one that is longer: nothing more of it is read. */
async function textOf(response: Answer, most: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value?.byteLength ?? 0;
    if (bytes > most) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** `undefined` for what is no JSON, such as the page of a proxy. Nothing at all is as good as `null`. */
function decoded(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(json: unknown): json is Problem {
  return typeof json === 'object' && json !== null && 'code' in json && 'message' in json;
}
