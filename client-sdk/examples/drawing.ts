// Random choices for the example bot.
export function drawn<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

/** Between `least` and `most` of these items, as far as there are so many, in random order. */
export function someOf<Item>(items: readonly Item[], least: number, most: number): Item[] {
  const left = [...items];
  const count = least + Math.floor(Math.random() * (Math.min(most, items.length) - least + 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] as Item);
}
