// When to come back to a server that goes away: if all came at once, the next would be overrun.

const AT_LEAST = 500;
const WITHIN = 3_000;

export function comeBackAfter(): number {
  return AT_LEAST + Math.floor(Math.random() * WITHIN);
}
