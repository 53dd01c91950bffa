// Asks the server something over HTTP.
import { Refused, Unreachable } from './errors.ts';
import type { Problem } from './protocol.ts';

/** As much of `fetch` as is needed. */
export type Fetch = (
  url: string,
  how: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root of the server: `/api/games`. */
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

export class Http {
  readonly #root: URL;
  readonly #fetch: Fetch;

  constructor(root: URL, fetch: Fetch) {
    this.#root = root;
    this.#fetch = fetch;
  }

  async ask<Reply>({ method, path, body, token }: HttpRequest): Promise<Reply> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const url = new URL(path, this.#root).href;
    const { ok, status, text } = await this.#fetched(url, { method, headers, ...sent });
    const json = decoded(text);
    if (ok && json !== undefined) return json as Reply;
    throw isProblem(json) ? new Refused(json) : new Unreachable(`${url} answered ${status}, and not as it should.`);
  }

  async #fetched(url: string, how: Parameters<Fetch>[1]) {
    try {
      const response = await this.#fetch(url, how);
      return { ok: response.ok, status: response.status, text: await response.text() };
    } catch (cause) {
      throw new Unreachable(`${url} could not be reached.`, { cause });
    }
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
