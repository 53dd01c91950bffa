// Which heroes a trap, a creature or fatigue hurts: what each point came from, and what kept others off.
import { capitalised, list, ownedName } from '@undertow/shared/table/words.ts';
import { creatureCard } from '../../rules/cards/creatures.ts';
import { trapCard } from '../../rules/cards/printed.ts';
import type { DamageCause } from '../../rules/events.ts';
import { inTurn, sum } from './deeds.ts';
import { amountsName, creatureName, heroName, trapName } from './names.ts';
import { all, type Events, type Told } from './told.ts';

const NO_CONQUEST = 'no conquering';

/** Whose battle it is, the events of the sentence, and those after its first. */
interface Parts {
  readonly who: string;
  readonly group: Events;
  readonly others: Events;
}

/** A trap, with what it costs and what else it does. */
export function sprung({ trap }: Told<'trapRevealed'>, { who, others }: Parts): string {
  const { year1, year2 } = trapCard(trap);
  const keeps = [year1, year2].every(({ special }) => special.some(({ kind }) => kind === 'no-conquer'));
  const price = amountsName(all(others, 'paid'));
  const harm = damage(others).map((words) => `, which ${words}`);
  return `${who} springs the ${trapName(trap)}${inBrackets([price && `for ${price}`, keeps && NO_CONQUEST])}${harm}.`;
}

/** A creature, with its option, what that costs and what else it does, and what becomes of the creature. */
export function acted({ creature, action }: Told<'creatureActed'>, { who, others }: Parts): string {
  const { actions } = creatureCard(creature);
  const { attack, price, noConquest, noHealing } = actions.find(({ id }) => id === action) ?? {};
  const [hit] = all(others, 'heroHurt');
  const more = hit?.cause.by === 'creature' ? (hit.cause.bonus ?? 0) : 0;
  const notes = inBrackets([
    attack && actions.length > 1 && action.replace('-', ' '),
    price && `for ${amountsName([{ amounts: price }])}`,
    more > 0 && `+${more} by the room`,
    noConquest && NO_CONQUEST,
    noHealing && 'no healing',
  ]);
  const isAttack = attack || action === 'sheep';
  const [does = isAttack ? 'attacks' : noConquest ? 'delays the heroes' : 'cannot attack'] = damage(others);
  return `${ownedName(who, creatureName(creature))}${notes} ${inTurn([does, ...fate(others)])}.`;
}

/** Damage that was not told with what dealt it. */
export function hurt({ cause }: Told<'heroHurt'>, { who, group }: Parts): string {
  return `${capitalised(source(cause, who))} ${inTurn([...damage(group), ...fate(group)])}.`;
}

function source(cause: DamageCause, who: string): string {
  switch (cause.by) {
    case 'trap':
      return `the ${trapName(cause.trap)}`;
    case 'creature':
      return ownedName(who, creatureName(cause.creature));
    case 'fatigue':
      return 'fatigue';
    case 'poison':
      return 'the poison';
  }
}

/** Deals 2 damage to the warrior (5) and 1 (2, less 1 by anti-trap icons) to the thief (4); nothing if no hero was hit. */
function damage(events: Events): string[] {
  const hits = all(events, 'heroHurt');
  const heroes = [...new Set(hits.map(({ hero }) => hero))];
  const parts = heroes.map((hero, i) => {
    const ofHero = hits.filter((hit) => hit.hero === hero);
    const dealt = sum(ofHero.map(({ damage }) => damage));
    const prevented = sum(ofHero.map((hit) => hit.prevented));
    const by = ofHero[0]?.cause.by === 'trap' ? 'anti-trap icons' : 'the spell';
    const less = prevented > 0 && `${dealt + prevented}, less ${prevented} by ${by}`;
    return `${dealt}${i === 0 ? ' damage' : ''}${inBrackets([less])} to ${heroName(hero)}`;
  });
  return parts.length > 0 ? [`deals ${list(parts)}`] : [];
}

function fate(events: Events): string[] {
  if (all(events, 'creatureReturned').length > 0) return ['returns'];
  return all(events, 'creatureTurned').length > 0 ? ['is knocked out'] : [];
}

function inBrackets(notes: readonly (string | false | undefined)[]): string {
  const told = notes.filter(Boolean);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}
