// Applies the events of heroes and battles to a position.
import { heroCard, isPaladin, paladinOfYear } from '../../../rules/cards/heroes.ts';
import { combatCard } from '../../../rules/cards/printed.ts';
import { hitPointsLeft } from '../../../rules/party.ts';
import { type Creature, type Hero, ILLUSION } from '../../../rules/state.ts';
import { battleIn, type Changes, type Draft, replaced, seatIn, without } from './drafting.ts';

export const COMBAT: Changes = {
  heroArrived(draft, { seat, hero }) {
    draft.phase = 'heroes';
    draft.subject = null;
    draft.heroes = draft.heroes.slice(1);
    const owned = seatIn(draft, seat);
    const paladins = owned.party.filter(({ id }) => isPaladin(id));
    const others = owned.party.filter(({ id }) => !isPaladin(id));
    const isFirst = heroCard(hero).class === 'warrior';
    owned.party = isFirst ? [...paladins, { id: hero }, ...others] : [...paladins, ...others, { id: hero }];
  },

  battlePlanned(draft, { seat, tile, creatures, traps, bait }, after) {
    const owned = seatIn(draft, seat);
    owned.gold -= bait;
    owned.trapCount -= traps;
    const left = [...creatures];
    owned.creatures = owned.creatures.map((creature) => {
      const at = creature.faceDown ? -1 : left.indexOf(creature.id);
      if (at >= 0) left.splice(at, 1);
      return at < 0 ? creature : { id: creature.id, sent: true };
    });
    const each = traps === 0 ? (after.seats[seat]?.battle?.bait ?? 0) : bait / traps;
    owned.battle = { tile, trapCount: traps, bait: each, step: 'trap', iconsUsed: 0, effects: [] };
    const known = after.seats[seat];
    if (known?.plannedTraps) owned.plannedTraps = known.plannedTraps;
    if (known?.traps) owned.traps = known.traps;
  },
  combatCardRevealed(draft, { card }) {
    draft.combatCards = draft.combatCards.with(draft.combatRound - 1, card);
    const { length } = draft.seats;
    const inOrder = draft.seats.map((_, step) => (draft.starting + step) % length);
    draft.toFight = inOrder.filter((seat) => seatIn(draft, seat).party.length > 0);
  },
  battleBegan(draft, { seat }) {
    draft.subject = null;
    goTo(draft, seat);
  },
  battleCalledOff: (draft, event) => end(draft, event),
  battleEnded: (draft, event) => end(draft, event),
  trapRevealed(draft, { seat, trap }) {
    const owned = seatIn(draft, seat);
    draft.subject = { trap };
    if (owned.plannedTraps) owned.plannedTraps = without(owned.plannedTraps, (one) => one === trap);
    if (owned.battle) battleIn(draft, seat, { trapCount: owned.battle.trapCount - 1 });
  },
  spellCast(draft, { seat, card }) {
    const effects = seatIn(draft, seat).battle?.effects ?? [];
    battleIn(draft, seat, { step: stepOfSpell(card), effects: [...effects, 'spell-cast'] });
  },
  spellFailed: (draft, { seat, card }) => battleIn(draft, seat, { step: stepOfSpell(card) }),
  creatureActed(draft, { seat, creature, action }) {
    draft.subject = { creature, action };
    battleIn(draft, seat, { step: 'creatures' });
  },
  creatureTurned(draft, { seat, creature, faceDown }) {
    if (faceDown) become(draft, seat, creature, ({ id }) => ({ id, faceDown }));
    else
      become(
        draft,
        seat,
        creature,
        ({ id }) => ({ id }),
        ({ faceDown: isDown }) => isDown === true,
      );
  },
  creatureReturned: (draft, { seat, creature }) => become(draft, seat, creature, ({ id }) => ({ id })),
  creatureWithdrawn: (draft, { seat, creature }) => become(draft, seat, creature, ({ id }) => ({ id })),
  creatureTransformed: (draft, { seat, creature }) =>
    become(draft, seat, creature, (monster) => ({ ...monster, sheep: true })),

  heroHurt(draft, { seat, place, damage, cause }) {
    if (cause.by === 'fatigue') battleIn(draft, seat, { step: 'conquering' });
    hero(draft, seat, place, ({ poison, ...hurt }) => ({
      ...hurt,
      ...(damage > 0 ? { damage: (hurt.damage ?? 0) + damage } : {}),
      ...(poison === undefined || cause.by === 'poison' ? {} : { poison }),
    }));
  },
  heroPoisoned(draft, { seat, hero: id, damage }) {
    const at = seatIn(draft, seat).party.findIndex((one) => one.id === id);
    hero(draft, seat, at, (poisoned) => ({ ...poisoned, poison: (poisoned.poison ?? 0) + damage }));
  },
  heroHealed(draft, { seat, place, points, by }) {
    if (by === 'heroes') battleIn(draft, seat, { step: 'healing' });
    hero(draft, seat, place, ({ damage = 0, ...healed }) =>
      damage > points ? { ...healed, damage: damage - points } : healed,
    );
  },
  hitPointsGained(draft, { seat, points }) {
    hero(draft, seat, 0, (first) => ({ ...first, bonus: (first.bonus ?? 0) + points }));
  },
  heroImprisoned(draft, { seat, hero: id }) {
    const owned = seatIn(draft, seat);
    const fallen = owned.party.find((one) => one.id === id && hitPointsLeft(one) <= 0);
    owned.party = without(owned.party, (one) => (fallen ? one === fallen : one.id === id));
    owned.prison = [...owned.prison, id];
    if (isPaladin(id)) draft.paladin = { at: 'prison', seat };
  },
  illusionJoined(draft, { seat }) {
    const owned = seatIn(draft, seat);
    owned.party = [{ id: ILLUSION }, ...owned.party];
  },
  illusionVanished(draft, { seat }) {
    const owned = seatIn(draft, seat);
    owned.party = without(owned.party, ({ id }) => id === ILLUSION);
  },
  healingPrevented: (draft, { seat }) => battleIn(draft, seat, { step: 'healing' }),
  conquestPrevented: (draft, { seat }) => battleIn(draft, seat, { step: 'conquering' }),
  prisonerFreed(draft, { seat, hero: id }) {
    const owned = seatIn(draft, seat);
    const at = owned.prison.lastIndexOf(id);
    owned.prison = owned.prison.filter((_, place) => place !== at);
    if (id === paladinOfYear(draft.year)) draft.paladin = { at: 'gone', seat: null };
    goTo(draft, seat);
  },
};

function stepOfSpell(card: string): 'fast-spell' | 'slow-spell' {
  return combatCard(card).spell.speed === 'fast' ? 'fast-spell' : 'slow-spell';
}

/** Those before this one have fought, or have nothing to fight for. */
function goTo(draft: Draft, seat: number): void {
  const at = draft.toFight.indexOf(seat);
  if (at > 0) draft.toFight = draft.toFight.slice(at);
}

/** What was planned and not used comes back. The stage stays where it is until something happens elsewhere. */
function end(
  draft: Draft,
  { seat, traps, bait }: { readonly seat: number; readonly traps: number; readonly bait: number },
): void {
  const owned = seatIn(draft, seat);
  draft.subject = null;
  owned.trapCount += traps;
  owned.gold += bait;
  if (owned.traps) owned.traps = [...owned.traps, ...(owned.plannedTraps ?? [])];
  if (owned.plannedTraps) owned.plannedTraps = [];
  owned.creatures = owned.creatures.map((creature) => (creature.sent ? { id: creature.id } : creature));
  owned.battle = null;
}

/** Of equal creatures it is the one that was sent. */
function become(
  draft: Draft,
  seat: number,
  creature: string,
  change: (creature: Creature) => Creature,
  isMeant: (creature: Creature) => boolean = ({ sent }) => sent === true,
): void {
  const owned = seatIn(draft, seat);
  const isIt = (one: Creature) => one.id === creature;
  const found = owned.creatures.find((one) => isIt(one) && isMeant(one)) ?? owned.creatures.find(isIt);
  owned.creatures = replaced(owned.creatures, (one) => one === found, change);
}

function hero(draft: Draft, seat: number, place: number, change: (hero: Hero) => Hero): void {
  const owned = seatIn(draft, seat);
  const found = owned.party[place];
  if (found) owned.party = owned.party.with(place, change(found));
}
