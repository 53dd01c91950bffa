// What stands below the heading of a turn: what its player holds, and at the start of a round what lies on the table.
import type { View } from '../client.ts';
import type { OwnedLord } from '../rules/state.ts';
import type { AbyssTalk } from '../words/abyss-in.ts';

/** The rows of the table: what each is called, and what lies there. */
export function tableRows({ court, councilCounts, available, expansions }: View, talk: AbyssTalk): string[] {
  const council = Object.entries(councilCounts).flatMap(([race, n]) => (n > 0 ? [`${talk.race(race)} ${n}`] : []));
  const border = Object.values(expansions.leviathan?.border ?? {}).flatMap((beast) =>
    beast ? [talk.leviathan(beast.id).name] : [],
  );
  const rows = [
    [talk.text('board.court'), court.map((id) => talk.lord(id).name)],
    [talk.text('board.council'), council],
    [talk.text('board.locations'), available.map((id) => talk.location(id).name)],
    ...(expansions.leviathan ? [[talk.text('board.border'), border] as const] : []),
  ] as const;
  return rows.map(([name, things]) => `${name}: ${things.join(', ') || '–'}`);
}

export function holdings({ seats, active, expansions }: View, talk: AbyssTalk): string {
  const seat = seats[active];
  if (!seat) return '';
  const counts = [
    ['nebulis', expansions.kraken?.nebulis[active] ?? 0],
    ['wound', expansions.leviathan?.wounds[active] ?? 0],
    ['keyToken', seat.keys],
  ] as const;
  const isFree = (lord: OwnedLord) => lord.under === undefined;
  const has = [
    ...[talk.counted('pearl', seat.pearls), talk.counted('ally', seat.handCount)],
    ...counts.flatMap(([noun, n]) => (n > 0 ? [talk.counted(noun, n)] : [])),
    ...seat.lords
      .filter(isFree)
      .map(({ id, disabled }) => talk.lord(id).name + (disabled ? ` (${talk.text('board.disabled')})` : '')),
    ...seat.locations.map((id) => talk.location(id).name),
  ];
  return `${has.join(', ')}: ${talk.counted('point', seat.score.total)}`;
}
