// The active powers of Lords: those that work once when the Lord comes into play, or by decision in the owner's turn.
import { nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { NamedOptions } from './named-option.ts';
import { isActive, isProtected, lordOf, lordsWith, opponents, player } from './queries.ts';
import type { Abyss, Position } from './rules.ts';
import type { LordId } from './state.ts';
import { tellProtected, usePower } from './verbs/lords.ts';

/** A Lord has come into play: its effect resolves before anything else goes on (B14). */
export function resolveEntry(table: Abyss, owner: Seat, id: LordId): Flow {
  return lordOf(table, id).onRecruited?.(table, owner) ?? nothing;
}

const using = new NamedOptions<LordId>('power');

/** The on-turn powers that the seat may use now, as options (B16). */
export function powerOptions(position: Position, seat: Seat): string[] {
  const options: string[] = [];
  for (const owned of player(position, seat).lords) {
    if (!isActive(owned)) continue;
    const { onTurn } = lordOf(position, owned.id);
    if (!onTurn || position.state.powersUsed.includes(owned.id)) continue;
    if (onTurn.isUsable(position, seat)) options.push(using.of(owned.id));
  }
  return options;
}

export function usePowerOption(table: Abyss, seat: Seat, option: string): Flow {
  const id = using.thing(option);
  if (id === undefined) throw new Error(`${option} is no power`);
  usePower(table, seat, id);
  return lordOf(table, id).onTurn?.use(table, seat) ?? nothing;
}

/** The opponents, clockwise, whom this Lord's power reaches and to whom it can do something. */
export function opponentsReached(
  table: Abyss,
  owner: Seat,
  id: LordId,
  concerns: (opponent: Seat) => boolean,
): readonly Seat[] {
  const lord = lordOf(table, id);
  const concerned = opponents(table, owner).filter(concerns);
  for (const seat of concerned) {
    if (!isProtected(table, seat, lord)) continue;
    const shields = lordsWith(table, seat, 'protection').map((shield) => shield.id);
    tellProtected(table, seat, id, shields);
  }
  return concerned.filter((seat) => !isProtected(table, seat, lord));
}
