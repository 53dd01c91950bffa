// Things worth seeing happen in games with the expansions: what an answer brought about, by its name.
import type { AbyssEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import type { Move } from './random-games.ts';

/** An answer, and what came of it. */
export interface Step extends Move {
  readonly events: readonly AbyssEvent[];
  /** The Pearls of each seat, before. */
  readonly pearls: readonly number[];
  readonly after: State;
}

const LEVIATHANS = Array.from({ length: 20 }, (_, i) => `leviathan-${String(i + 1).padStart(2, '0')}`);

const KRAKEN_FEATS = [
  ...['an Ally', 'a recruitment', 'the Corruptor'].map((what) => `Nebulis pay for ${what}`),
  'two Nebulis are paid at once',
  'Nebulis are paid with Pearls left',
  'the Kraken figure is taken',
  'the Kraken figure goes back',
  'a holder chooses who takes the Kraken figure',
  'a Kraken is stranded',
  'the last Krakens give Nebulis',
  ...['court', 'council', 'location'].map((area) => `a Sentinel is placed: ${area}`),
  'a Sentinel returns',
  ...[3, 4, 5, 6, 7].map((value) => `Loot ${value} is found`),
  'two equal Loot cards are lost',
  'Loot turns up a Monster',
  'an opponent buys twice in a turn',
];

const LEVIATHAN_FEATS = [
  ...LEVIATHANS.flatMap((id) => [`${id} comes`, `${id} attacks`, `${id} is slain`]),
  ...['wounds', 'pearls', 'allies', 'lord'].map((penalty) => `a penalty is paid: ${penalty}`),
  ...['pearls-2', 'pearls-3', 'key', 'stack'].map((token) => `a token is revealed: ${token}`),
  'Pearls boost an attack',
  'two dice are rolled for an attack',
  'an attack is too weak',
  'two levels are beaten at once',
  'the Scourge figure is taken from another',
  'a second Leviathan is fought',
  'a Sorcerer fights',
  'a Monster is ignored',
  'the Leviathan deck brings the end about',
  'the base tokens bring the end about',
  'the new tokens bring the end about',
  'a Monster does nothing in calm last turns',
  'Martial law is paid for',
  'Martial law takes Allies',
];

const BOTH_FEATS = ['a Kraken attacks a Leviathan'];

/** All that there is to see with these expansions. */
export function featsOf(expansions: readonly string[]): string[] {
  const kraken = expansions.includes('kraken');
  const leviathan = expansions.includes('leviathan');
  return [
    ...(kraken ? KRAKEN_FEATS : []),
    ...(leviathan ? LEVIATHAN_FEATS : []),
    ...(kraken && leviathan ? BOTH_FEATS : []),
  ];
}

export function featsIn(step: Step): string[] {
  return [...featsAsked(step), ...featsPaid(step), ...step.events.flatMap((event, i) => featsTold(event, i, step))];
}

/** What shows in the answer itself. */
function featsAsked({ decision: { prompt, choice }, answer, events }: Step): string[] {
  const feats: string[] = [];
  if (prompt === 'krakenFigure') feats.push('a holder chooses who takes the Kraken figure');
  if (prompt === 'pearlBoost' && answer !== 0) feats.push('Pearls boost an attack');
  if (prompt === 'sorcererFight' && answer === 'fight') feats.push('a Sorcerer fights');
  if (prompt === 'monsterDecision' && answer === 'ignore') feats.push('a Monster is ignored');
  const isSecond = prompt === 'chooseLeviathan' && choice.type === 'one' && choice.options.includes('pass');
  if (isSecond && answer !== 'pass') feats.push('a second Leviathan is fought');
  if (prompt === 'leviathanPenaltyAllies') feats.push('a penalty is paid: allies');
  if (prompt === 'leviathanPenaltyLord') feats.push('a penalty is paid: lord');
  if (prompt === 'martialLaw') {
    if (Array.isArray(answer) && answer.length > 0) feats.push('Martial law takes Allies');
    if (events.some(({ type }) => type === 'pearlsLost')) feats.push('Martial law is paid for');
  }
  return feats;
}

/** What Nebulis paid for, and how. */
function featsPaid({ decision, events, pearls }: Step): string[] {
  const left = [...pearls];
  const feats: string[] = [];
  for (const event of events) {
    if (event.type === 'pearlsLost') left[event.seat] = (left[event.seat] ?? 0) - event.pearls;
    if (event.type !== 'nebulisLost' || event.because) continue;
    const isOffer = events.some(({ type }) => type === 'allyBought');
    const what = decision.prompt === 'corruptorRecruit' ? 'the Corruptor' : isOffer ? 'an Ally' : 'a recruitment';
    feats.push(`Nebulis pay for ${what}`);
    if (event.nebulis === 2) feats.push('two Nebulis are paid at once');
    if ((left[event.seat] ?? 0) > 0) feats.push('Nebulis are paid with Pearls left');
  }
  return feats;
}

function featsTold(event: AbyssEvent, i: number, { events, after }: Step): string[] {
  const { kraken, leviathan } = after.expansions;
  switch (event.type) {
    case 'figureMoved':
      return [event.holder === null ? 'the Kraken figure goes back' : 'the Kraken figure is taken'];
    case 'allyStranded':
      return ['a Kraken is stranded'];
    case 'nebulisGained':
      return after.scores && !event.because ? ['the last Krakens give Nebulis'] : [];
    case 'sentinelPlaced':
      return [`a Sentinel is placed: ${event.on.split(':')[0]}`];
    case 'sentinelReturned':
      return ['a Sentinel returns'];
    case 'lootDrawn':
      return [`Loot ${event.loot.slice('loot-'.length)} is found`];
    case 'lootPaired':
      return ['two equal Loot cards are lost'];
    case 'monsterTurnedUp':
      return ['Loot turns up a Monster'];
    case 'allyBought':
      return after.purchases.bought[event.seat] === 2 && kraken ? ['an opponent buys twice in a turn'] : [];
    case 'leviathanPlaced':
      return [`${event.leviathan} comes`];
    case 'leviathanAttacked':
      return [`${event.leviathan} attacks`, ...penalty(events[i + 1])];
    case 'leviathanSlain':
      return [`${event.leviathan} is slain`];
    case 'tokenRevealed':
      return [`a token is revealed: ${event.token}`];
    case 'diceRolled':
      return event.dice.length === 2 && events[i - 1]?.type === 'allySentToAttack'
        ? ['two dice are rolled for an attack']
        : [];
    case 'allySentToAttack':
      return event.ally.startsWith('kraken-') ? ['a Kraken attacks a Leviathan'] : [];
    case 'attackResolved':
      return event.levels === 0 ? ['an attack is too weak'] : event.levels > 1 ? ['two levels are beaten at once'] : [];
    case 'scourgeTaken':
      return (leviathan?.slain.filter((beasts) => beasts.length > 0).length ?? 0) > 1
        ? ['the Scourge figure is taken from another']
        : [];
    case 'endTriggered':
      return leviathan ? endings(after) : [];
    case 'monsterDiscarded': {
      const before = events[i - 1];
      const isCalm = leviathan?.calm && after.ending !== null && before?.type === 'cardRevealed';
      return isCalm ? ['a Monster does nothing in calm last turns'] : [];
    }
    default:
      return [];
  }
}

/** What the attacked seat loses at once, without being asked. */
function penalty(next: AbyssEvent | undefined): string[] {
  switch (next?.type) {
    case 'wounded':
      return ['a penalty is paid: wounds'];
    case 'pearlsLost':
      return ['a penalty is paid: pearls'];
    case 'alliesDiscarded':
      return ['a penalty is paid: allies'];
    case 'lordDiscarded':
      return ['a penalty is paid: lord'];
    default:
      return [];
  }
}

function endings({ expansions: { leviathan }, tokenSupply }: State): string[] {
  const feats: string[] = [];
  if (leviathan?.deck.length === 0) feats.push('the Leviathan deck brings the end about');
  if (tokenSupply.base?.length === 0) feats.push('the base tokens bring the end about');
  if (tokenSupply.leviathan?.length === 0) feats.push('the new tokens bring the end about');
  return feats;
}
