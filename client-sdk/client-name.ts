// A random name for a client, by which the server recognises its repeated requests on another socket.

/** Drawn so that no two clients have the same. */
export function newClientName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
