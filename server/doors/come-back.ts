// A random delay after which a client is told to come back to a server that shuts down, so that not all come at once.

const AT_LEAST = 500;
const WITHIN = 3_000;

export function comeBackAfter(): number {
  return AT_LEAST + Math.floor(Math.random() * WITHIN);
}
