// The reason why a place of the board cannot be chosen now, by the rules and from the view alone.
import type { View } from '../../client.ts';
import { paymentData } from '../../rules/actions/recruit.ts';
import { KEYS_PER_LOCATION } from '../../rules/control.ts';
import { holdingsOf, lackOf } from '../../rules/holdings.ts';
import { highestPrice, purseOf } from '../../rules/purse.ts';
import {
  canDrawCard,
  costChange,
  courtFor,
  keysOf,
  locationsFor,
  lordOf,
  lordsWith,
  mayBuyMore,
  player,
  stacksFor,
} from '../../rules/queries.ts';
import { isRace, RACES, type Race } from '../../rules/races.ts';
import type { Lord, Position } from '../../rules/rules.ts';
import { COURT_SPACES } from '../../rules/state.ts';
import { idAt, type Place, zoneOf } from './places.ts';
import { positionOf } from './position.ts';

export type Reason =
  | { readonly why: 'turn' | 'exploring' | 'question' | 'reserved' | 'empty' | 'later' | 'noCards' | 'bought' }
  | { readonly why: 'pearl' | 'full' | 'deck' | 'monster' | 'fighter' }
  | { readonly why: 'required'; readonly race: Race }
  | { readonly why: 'races' | 'points'; readonly n: number }
  | { readonly why: 'keys'; readonly n: number; readonly of: number }
  | { readonly why: 'price'; readonly n: number; readonly of: number }
  /** The Lords whose powers help or hinder, by name. */
  | { readonly why: 'dearer' | 'cheaper' | 'atMost'; readonly n: number; readonly lords: readonly string[] }
  | { readonly why: 'disabled'; readonly lords: readonly string[] }
  /** Where what is missing could be had. */
  | { readonly why: 'council'; readonly stacks: readonly { readonly race: Race; readonly count: number }[] };

/** What stands in the way, the weightiest first; nothing for a place of which nothing can be said. */
export function whyNot(view: View, seat: number, prompt: string | undefined, at: Place): readonly Reason[] {
  const position = positionOf(view);
  switch (zoneOf(at)) {
    case 'court':
      return courtFor(position, seat).includes(idAt(at))
        ? (notNow(view, seat, prompt) ?? missingFor(position, seat, idAt(at)))
        : [{ why: 'reserved' }];
    case 'council':
      return noStack(position, seat, idAt(at)) ?? notNow(view, seat, prompt) ?? [];
    case 'location':
      return locationsFor(position, seat).includes(idAt(at)) ? keysFor(position, seat) : [{ why: 'reserved' }];
    case 'deck':
      return notNow(view, seat, prompt) ?? noDraw(position, seat, idAt(at));
    case 'track':
      return noTaking(position, seat, prompt, Number(idAt(at)));
    case 'beast':
      return [{ why: prompt === 'monsterDecision' ? 'fighter' : 'monster' }];
    default:
      return [];
  }
}

/** Actions are chosen in one's own turn alone, before anything else is asked. */
function notNow(view: View, seat: number, prompt: string | undefined): readonly Reason[] | undefined {
  if (prompt === 'mainDecision') return undefined;
  if (prompt === 'exploreDecision' || prompt === 'monsterDecision') return [{ why: 'exploring' }];
  if (prompt !== undefined) return [{ why: 'question' }];
  // In the viewer's own turn the line says for which seat the table waits.
  return view.active === seat ? [] : [{ why: 'turn' }];
}

function missingFor(position: Position, seat: number, lord: string): readonly Reason[] {
  const data = paymentData(position, seat, lordOf(position, lord));
  const hand = holdingsOf(data.hand);
  const { required, races, points } = lackOf(hand, data.races, data.required, data.cost - highestPrice(data));
  const reasons: Reason[] = [];
  if (required && data.required) reasons.push({ why: 'required', race: data.required });
  if (races > 0) reasons.push({ why: 'races', n: races });
  if (points > 0) reasons.push({ why: 'points', n: points }, ...changesOfCost(position, seat));
  const helping = stacksFor(position, seat).filter((race) =>
    races > 0 ? hand.totals[RACES.indexOf(race)] === 0 : required ? race === data.required : points > 0,
  );
  const stacks = helping.map((race) => ({ race, count: position.state.council[race].length }));
  return stacks.length > 0 && reasons.length > 0 ? [...reasons, { why: 'council', stacks }] : reasons;
}

function changesOfCost(position: Position, seat: number): readonly Reason[] {
  const { lords } = costChange(position, seat);
  const because = (why: 'dearer' | 'cheaper', changeBy: (lord: Lord) => number | undefined): Reason[] => {
    const some = lords.filter(changeBy);
    const n = Math.abs(some.reduce((sum, lord) => sum + (changeBy(lord) ?? 0), 0));
    return some.length > 0 ? [{ why, n, lords: some.map(({ id }) => id) }] : [];
  };
  return [
    ...because('dearer', ({ always }) => always?.opponentsCost),
    ...because('cheaper', ({ always }) => always?.cost),
  ];
}

function noStack(position: Position, seat: number, race: string): readonly Reason[] | undefined {
  if (!isRace(race) || stacksFor(position, seat).includes(race)) return undefined;
  return [{ why: position.state.council[race].length === 0 ? 'empty' : 'reserved' }];
}

function keysFor(position: Position, seat: number): readonly Reason[] {
  const n = keysOf(position, seat);
  if (n >= KEYS_PER_LOCATION) return [{ why: 'later' }];
  const disabled = player(position, seat).lords.filter((lord) => lord.disabled && lordOf(position, lord.id).keys > 0);
  const lost: Reason = { why: 'disabled', lords: disabled.map(({ id }) => id) };
  return [{ why: 'keys', n, of: KEYS_PER_LOCATION }, ...(disabled.length > 0 ? [lost] : [])];
}

function noDraw(position: Position, seat: number, deck: string): readonly Reason[] {
  if (deck === 'exploration') return canDrawCard(position) ? [] : [{ why: 'noCards' }];
  if (deck === 'location') return keysFor(position, seat);
  const { court, lordDeck } = position.state;
  if (court.length >= COURT_SPACES) return [{ why: 'full' }];
  if (lordDeck.length === 0) return [{ why: 'deck' }];
  return player(position, seat).pearls === 0 ? [{ why: 'pearl' }] : [];
}

/** An offer that cannot be bought, or a Monster that cannot be fought. */
function noTaking(position: Position, seat: number, prompt: string | undefined, space: number): readonly Reason[] {
  const { revealed, active, purchases } = position.state;
  if (revealed !== space) return [];
  if (active === seat) return prompt === 'monsterDecision' ? [{ why: 'fighter' }] : [];
  if (!mayBuyMore(position, seat)) return [{ why: 'bought' }, ...allowances(position, seat)];
  const most = highestPrice(purseOf(position, seat));
  return most < purchases.price ? [{ why: 'price', n: purchases.price, of: most }] : [{ why: 'turn' }];
}

function allowances(position: Position, seat: number): readonly Reason[] {
  return lordsWith(position, seat, 'purchases').map(({ id, always }) => ({
    why: 'atMost',
    n: always?.purchases ?? 1,
    lords: [id],
  }));
}
