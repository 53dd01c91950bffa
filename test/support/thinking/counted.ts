// How many thoughts of bots a server has counted, by what came of them.
export async function thoughtsAt(url: string): Promise<Readonly<Record<string, number>>> {
  const counted = await (await fetch(`${url}/metrics`)).text();
  const found = counted.matchAll(/undertow_thoughts_total\{outcome="(\w+)"\} (\d+)/g);
  return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
