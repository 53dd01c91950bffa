// Places labels beside the ends of lines so that none overlaps another, each as near to its line as possible.
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  const groups: { readonly members: number[]; middle: number }[] = [];
  for (const { at, index } of order) {
    let group = { members: [index], middle: at };
    for (
      let above = groups.at(-1);
      above && reach(above, gap, 1) > reach(group, gap, -1) - gap;
      above = groups.at(-1)
    ) {
      groups.pop();
      const members = [...above.members, ...group.members];
      group = { members, middle: average(members.map((member) => wanted[member] ?? 0)) };
    }
    groups.push(group);
  }
  const placed = [...wanted];
  for (const group of groups) {
    for (const [step, member] of group.members.entries()) placed[member] = reach(group, gap, -1) + step * gap;
  }
  return placed;
}

/** Where the first (-1) or the last (1) label of a group stands. */
function reach(
  { members, middle }: { readonly members: readonly number[]; middle: number },
  gap: number,
  side: 1 | -1,
) {
  return middle + side * ((members.length - 1) / 2) * gap;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
