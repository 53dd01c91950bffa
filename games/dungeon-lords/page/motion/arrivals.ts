// The heroes of a round, the lord that each hero comes to, and a short reason.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Event, View } from '../../client.ts';
import { heroCard, isPaladin } from '../../rules/cards/heroes.ts';
import { fromGoodToEvil } from '../../rules/ranking.ts';
import type { HeroId } from '../../rules/state.ts';

type Arrived = Extract<Event, { readonly type: 'heroArrived' }>;

/** What decided between two lords on one place of the scale, or where a lord stands among all. */
export type Reason = 'best' | 'worst' | 'earlier' | 'later';

export interface Comer {
  readonly seat: Seat;
  readonly hero: HeroId;
  readonly evil: number;
  readonly reason: Reason | undefined;
  /** The lord who stands on the same place. */
  readonly beside: Seat | undefined;
  /** Who stood at the door before. */
  readonly party: readonly HeroId[];
  /** Comes before others who stand there already, but for the Paladin. */
  readonly isFront: boolean;
}

/** All who arrive in these events, from the best lord to the worst; `before` is the position before them. */
export function comersIn(events: readonly Event[], before: View): readonly Comer[] {
  const arrived = events.filter((event): event is Arrived => event.type === 'heroArrived');
  return arrived.map(({ seat, hero }) => comer(seat, hero, before));
}

function comer(seat: Seat, hero: HeroId, before: View): Comer {
  const evilOf = (one: Seat) => before.seats[one]?.evil ?? 0;
  const ranked = fromGoodToEvil(before);
  const at = ranked.indexOf(seat);
  const isEqual = (other: unknown): other is Seat => typeof other === 'number' && evilOf(other) === evilOf(seat);
  const party = before.seats[seat]?.party.map(({ id }) => id) ?? [];
  const common = {
    ...{ seat, hero, evil: evilOf(seat), party },
    isFront: heroCard(hero).class === 'warrior' && party.some((id) => !isPaladin(id)),
  };
  const [previous, next] = [ranked[at - 1], ranked[at + 1]];
  if (isEqual(next)) return { ...common, reason: 'earlier', beside: next };
  if (isEqual(previous)) return { ...common, reason: 'later', beside: previous };
  const reason = at === 0 ? 'best' : at === ranked.length - 1 ? 'worst' : undefined;
  return { ...common, reason, beside: undefined };
}
