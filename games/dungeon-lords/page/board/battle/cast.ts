// The creatures that take part in a battle, as they are now, by their places in the lair.
import type { Creature, CreatureId, Hero } from '../../../rules/state.ts';

export interface Actor {
  /** The place in the lair; `undefined` for one that is no longer there. */
  readonly at: number | undefined;
  readonly id: CreatureId;
  /** To act, a sheep that is to act, knocked out, or home again. */
  readonly state: 'ready' | 'sheep' | 'down' | 'home';
}

/** The creatures that were sent to the battle, in the sequence in which they were, as far as that was told to the viewer. */
export function actorsOf(lair: readonly Creature[], sent: readonly CreatureId[]): readonly Actor[] {
  const open = lair.map((creature, at) => ({ creature, at }));
  const told = sent.map((id): Actor => {
    // Those that have still to act are known; of the others those that lie down were sent rather than those that do not.
    const found =
      open.find(({ creature }) => creature.id === id && creature.sent) ??
      open.find(({ creature }) => creature.id === id && creature.faceDown) ??
      open.find(({ creature }) => creature.id === id);
    if (!found) return { at: undefined, id, state: 'home' };
    open.splice(open.indexOf(found), 1);
    const { creature, at } = found;
    return { at, id, state: stateOf(creature) };
  });
  const untold = open.filter(({ creature }) => creature.sent);
  return [...told, ...untold.map(({ creature, at }) => ({ at, id: creature.id, state: stateOf(creature) }))];
}

function stateOf({ sent, sheep, faceDown }: Creature): Actor['state'] {
  if (faceDown) return 'down';
  if (!sent) return 'home';
  return sheep ? 'sheep' : 'ready';
}

/** The creatures of a plan that is being made: of equal ones the first in the lair. */
export function plannedActors(lair: readonly Creature[], creatures: readonly CreatureId[]): readonly Actor[] {
  const open = lair.map(({ id, faceDown }, at) => ({ id, at, faceDown })).filter(({ faceDown }) => !faceDown);
  return creatures.map((id): Actor => {
    const found = open.find((one) => one.id === id);
    if (found) open.splice(open.indexOf(found), 1);
    return { at: found?.at, id, state: 'ready' };
  });
}

/** The party as it was seen, in which who leaves stays until that has been seen; and among them who has come since. */
export function partySeen(now: readonly Hero[], seen: readonly Hero[]): readonly Hero[] {
  const party = [...seen];
  let next = 0;
  for (const hero of now) {
    const at = party.findIndex(({ id }, place) => place >= next && id === hero.id);
    if (at < 0) party.splice(next, 0, hero);
    next = Math.max(next, at) + 1;
  }
  return party;
}

export interface Standing {
  readonly hero: Hero;
  readonly at: number;
  /** The same for as long as the hero stands there, wherever in the party. */
  readonly key: string;
}

/** Of equal ones, as illusions are, each has a key of its own. */
export function standing(party: readonly Hero[]): readonly Standing[] {
  return party.map((hero, at) => {
    const equal = party.slice(0, at).filter(({ id }) => id === hero.id).length;
    return { hero, at, key: `${hero.id}:${equal}` };
  });
}
