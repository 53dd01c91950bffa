// The words of each question, with the values that fill their places; the same in every language.
import type { Choice, Seat } from '@undertow/shared/table/game.ts';
import type { Asking } from '@undertow/shared/words/game-talk.ts';
import type { Thing, Things } from '@undertow/shared/words/parts.ts';
import { count, list, seat } from '@undertow/shared/words/things.ts';
import type { PaymentData, View } from '../client.ts';
import { powerOf, sumsToBreak } from '../rules/leviathan/attack.ts';
import { leviathanOf } from '../rules/leviathan/leviathans.ts';
import type { AbyssWords } from './abyss-words.ts';
import { ally, leviathan, lord, race } from './things.ts';

type PromptKey = keyof AbyssWords['prompts'];

/** Which of the wordings of a prompt fits. */
export function promptKey({ prompt, choice }: Asking, view: View): string {
  if (prompt === 'mainDecision' && view.ending) return 'mainDecision.last';
  if (prompt === 'payment') return paymentKey(paymentOf(choice));
  if (prompt === 'monsterDecision' && view.expansions.leviathan) return 'monsterDecision.border';
  if (prompt === 'chooseLeviathan' && optionsOf(choice).includes('pass')) return 'chooseLeviathan.second';
  if (prompt === 'pearlBoost') return boostKey(view);
  return prompt;
}

function paymentKey(data: PaymentData | undefined): PromptKey {
  if (!data?.required) return 'payment';
  return data.races === 1 ? 'payment.only' : 'payment.required';
}

/** By what is reached without a Pearl. */
function boostKey(view: View): PromptKey {
  const { levels, reach } = foeIn(view) ?? {};
  if (!levels) return 'pearlBoost';
  return reach === undefined ? 'pearlBoost.slays' : 'pearlBoost.beats';
}

export function promptThings({ prompt, choice }: Asking, view: View, asked: Seat = view.active): Things {
  const { pearls = 0 } = view.seats[asked] ?? {};
  const own = { who: seat(asked), pearls, purse: purseOf(view, asked, pearls) };
  switch (prompt) {
    case 'payment': {
      const data = paymentOf(choice);
      if (!data) return own;
      const { cost, races, required } = data;
      return { ...own, lord: lord(data.lord), cost, races, ...(required ? { race: race(required) } : {}) };
    }
    case 'buyOffer':
      return { ...own, ally: ally(revealedCard(view)), price: view.purchases.price, seller: seat(view.active) };
    case 'exploreDecision':
      return { ...own, ally: ally(revealedCard(view)), space: (view.revealed ?? 0) + 1 };
    case 'monsterDecision':
      return { ...own, threat: view.threat };
    case 'placeKraken':
      return { ...own, ally: ally(view.track.find((card) => card !== null) ?? '') };
    case 'assassinTarget':
      return { ...own, target: seat(ownerOf(view, optionsOf(choice)[0])) };
    case 'commanderLimit':
    case 'commanderDiscard':
    case 'fenceTargets':
    case 'leviathanPenaltyAllies':
      return { ...own, n: leastOf(choice) };
    case 'martialLaw':
      return { ...own, n: choice?.type === 'some' ? choice.max : 0 };
    case 'breederSpace':
      return { ...own, leviathan: leviathan(view.expansions.leviathan?.arriving ?? '') };
    case 'attackAlly':
    case 'attackAgain':
    case 'pearlBoost':
      return { ...own, ...fightThings(view) };
    default:
      return own;
  }
}

/** What can be paid with: Pearls, and Nebulis where there are some. */
function purseOf({ expansions }: View, asked: Seat, pearls: number): Thing {
  const nebulis = expansions.kraken?.nebulis[asked] ?? 0;
  return list([count(pearls, 'pearl'), ...(nebulis > 0 ? [count(nebulis, 'nebulis')] : [])]);
}

function fightThings(view: View): Things {
  const foe = foeIn(view);
  if (!foe) return {};
  const { id, resistance, power, levels, reach = 0 } = foe;
  return { leviathan: leviathan(id), resistance, power, levels, reach };
}

/** The Leviathan that is fought: its next resistance, and how many levels an attack under way beats as it stands. */
function foeIn({ expansions }: View) {
  const { fighting, border, attack } = expansions.leviathan ?? {};
  const beast = Object.values(border ?? {}).find((one) => one?.id === fighting);
  if (!beast) return undefined;
  const sums = sumsToBreak({ ...leviathanOf(beast.id), beaten: beast.beaten });
  const power = attack ? powerOf(attack) : 0;
  const levels = sums.filter((sum) => sum <= power).length;
  // What the next attack must reach, and this one to beat more than it does.
  return { id: beast.id, resistance: sums[0] ?? 0, power, levels, reach: sums[levels] };
}

export function paymentOf(choice: Choice | undefined): PaymentData | undefined {
  return choice?.type === 'form' ? (choice.data as PaymentData) : undefined;
}

function optionsOf(choice: Choice | undefined): readonly string[] {
  return choice && 'options' in choice ? choice.options : [];
}

function leastOf(choice: Choice | undefined): number {
  return choice?.type === 'some' ? choice.min : 0;
}

function revealedCard({ track, revealed }: View): string {
  return (revealed === null ? null : track[revealed]) ?? '';
}

function ownerOf({ seats }: View, id: string | undefined): Seat {
  return seats.findIndex(({ lords }) => lords.some((one) => one.id === id));
}
