// The moments that show fights, from the events of an attack.
import type { View } from '../../../client.ts';
import type { AbyssEvent } from '../../../rules/events.ts';
import { powerOf } from '../../../rules/leviathan/attack.ts';
import { SPACES, type Space } from '../../../rules/leviathan/leviathans.ts';
import type { Assault } from './tide.ts';

/** An attack on a Leviathan, or what else takes its levels. */
export interface FightMoment {
  readonly kind: 'fight';
  readonly space: Space;
  readonly assault: Assault;
  /** The dice roll now, and have not lain there before. */
  readonly isRolled: boolean;
  /** How many levels it beats; `null` while that is not decided. */
  readonly levels: number | null;
  readonly isSlain: boolean;
}

/** A Leviathan attacks a seat. */
export interface OnslaughtMoment {
  readonly kind: 'onslaught';
  readonly space: Space;
  readonly leviathan: string;
  readonly beaten: number;
}

/** What is seen in the place of an event: a moment, Pearls that go to the attack, or nothing, as a moment shows it. */
export type FightBeat = FightMoment | 'pearls' | 'shown';

/** By the place of their events among all that are told together. */
export function fightBeats(events: readonly AbyssEvent[], before: View): ReadonlyMap<number, FightBeat> {
  const beats = new Map<number, FightBeat>();
  const { leviathan } = before.expansions;
  if (!leviathan) return beats;
  let attack = attackIn(before);
  let rolledAt: number | undefined;
  let moment: { readonly at: number; readonly of: FightMoment } | undefined;

  for (const [i, event] of events.entries()) {
    switch (event.type) {
      case 'allySentToAttack': {
        const at = beastIn(before, event.leviathan);
        if (at) attack = { ...at, ally: event.ally, dice: [], pearls: 0 };
        break;
      }
      case 'diceRolled':
        if (!attack || attack.dice.length > 0) break;
        attack = { ...attack, dice: event.dice };
        rolledAt = i;
        beats.set(i, momentOf(attack, true, null));
        break;
      case 'attackResolved': {
        if (!attack?.ally) break;
        const pearls = event.power - powerOf({ ally: attack.ally, dice: attack.dice });
        if (pearls > 0 && events[i - 1]?.type === 'pearlsLost') beats.set(i - 1, 'pearls');
        if (rolledAt !== undefined) beats.set(rolledAt, 'shown');
        moment = { at: i, of: momentOf({ ...attack, pearls }, rolledAt !== undefined, event.levels) };
        beats.set(i, moment.of);
        attack = undefined;
        break;
      }
      case 'levelsBeaten': {
        if (moment?.of.assault.leviathan === event.leviathan) break;
        const at = beastIn(before, event.leviathan);
        if (!at) break;
        moment = { at: i, of: momentOf({ ...at, ally: null, dice: [], pearls: 0 }, false, event.levels) };
        beats.set(i, moment.of);
        break;
      }
      case 'leviathanSlain':
        if (moment) beats.set(moment.at, { ...moment.of, isSlain: true });
        break;
    }
  }
  return beats;
}

export function onslaughtOf(leviathan: string, before: View): OnslaughtMoment | undefined {
  const at = beastIn(before, leviathan);
  return at && { kind: 'onslaught', ...at };
}

type Placed = Assault & { readonly space: Space };

function momentOf({ space, ...assault }: Placed, isRolled: boolean, levels: number | null): FightMoment {
  return { kind: 'fight', space, assault, isRolled, levels, isSlain: false };
}

/** The attack that is under way. */
function attackIn(view: View): Placed | undefined {
  const { attack, border } = view.expansions.leviathan ?? {};
  const beast = attack && border?.[attack.space];
  if (!beast) return undefined;
  return {
    ...{ space: attack.space, leviathan: beast.id, beaten: beast.beaten },
    ...{ ally: attack.ally, dice: attack.dice, pearls: 0 },
  };
}

function beastIn(view: View, leviathan: string): Pick<Placed, 'space' | 'leviathan' | 'beaten'> | undefined {
  const { border } = view.expansions.leviathan ?? {};
  const space = SPACES.find((one) => border?.[one]?.id === leviathan);
  return space && { space, leviathan, beaten: border?.[space]?.beaten ?? 0 };
}
