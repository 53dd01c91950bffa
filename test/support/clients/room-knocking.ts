// Knocks at the Colyseus door as any program can, without the client of Colyseus.
import { Reservation } from '@undertow/shared/protocol/joining.ts';
import { WebSocket } from 'ws';

export async function ask(
  url: string,
  path: string,
  init: RequestInit & { readonly token?: string } = {},
): Promise<Response> {
  const { token, headers, ...rest } = init;
  return fetch(`${url}${path}`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...rest,
  });
}

export async function reserve(url: string, room: string, options: object, token?: string): Promise<Reservation> {
  const body = JSON.stringify(options);
  const response = await ask(url, `/matchmake/joinOrCreate/${room}`, { body, ...(token ? { token } : {}) });
  return Reservation.parse(await response.json());
}

export function socketFor(
  url: string,
  { processId, roomId, sessionId }: Reservation,
  query: object = {},
  headers: Record<string, string> = {},
) {
  const search = new URLSearchParams({ sessionId, ...query });
  return new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?${search}`, { headers });
}

export function closed(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.on('error', () => {}).on('close', (code) => resolve(code)));
}
