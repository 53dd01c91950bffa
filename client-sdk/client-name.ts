// A name for a client, so that the server knows it again, and what it has asked, over another socket.

/** Drawn so that no two clients have the same. */
export function newClientName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
