// How the base game's events change what a seat remembers. All Exploration cards lie open before they are hidden, so that
// who was there from the start knows every hand and every stack; the decks and the Monster tokens stay unknown.
import { lessAll } from '@undertow/shared/table/pool.ts';
import { ally } from '../cards/allies.ts';
import type { AbyssEvent } from '../events.ts';
import { RACES, type Race } from '../races.ts';
import { COURT_SPACES, LORDS_TO_TRIGGER_END, MONSTER } from '../state.ts';
import { intoHand, type Memory, ontoDiscard, ontoStack, outOfHand, withoutStack } from './memory.ts';

export function rememberBase(memory: Memory, event: AbyssEvent): Memory {
  switch (event.type) {
    case 'turnBegan':
      return memory.begun ? memory : { ...memory, begun: true };
    case 'actionPassed':
      return memory.passed.includes(event.seat) ? memory : { ...memory, passed: [...memory.passed, event.seat] };
    case 'cardRevealed':
      return withoutPasses(memory);
    case 'deckReshuffled':
      return { ...memory, discard: [] };
    case 'allyBought':
    case 'allyTaken':
      return intoHand(memory, event.seat, [event.ally]);
    case 'monsterDiscarded':
      return ontoDiscard(memory, [MONSTER]);
    case 'trackCleared':
      return trackCleared(memory, event.allies, event.monsters);
    case 'stackTaken':
      return stackTaken(memory, event);
    case 'stackDiscarded':
      return withoutStack(ontoDiscard(memory, memory.council[event.race]), event.race);
    case 'alliesPlayed':
      return { ...withoutPasses(outOfHand(memory, event.seat, event.allies)), played: event.allies };
    case 'allyAffiliated':
      return memory.played.length > 0
        ? { ...memory, played: lessAll(memory.played, [event.ally]) }
        : outOfHand(memory, event.seat, [event.ally]);
    case 'alliesDiscarded': {
      const discarded = ontoDiscard(memory, event.allies);
      return memory.played.length > 0 ? { ...discarded, played: [] } : outOfHand(discarded, event.seat, event.allies);
    }
    case 'tokenStolen':
      return tokenStolen(memory, event);
    default:
      return rememberCourt(memory, event);
  }
}

/** Lords are only counted: what they look like all see. */
function rememberCourt(memory: Memory, event: AbyssEvent): Memory {
  switch (event.type) {
    case 'lordTurnedUp':
      return { ...memory, court: memory.court + 1 };
    case 'courtRefilled': {
      // B93: the deck could not fill the Court.
      const isShort = event.lords.length < COURT_SPACES - memory.court;
      const court = memory.court + event.lords.length;
      return { ...memory, court, endConditionMet: memory.endConditionMet || isShort };
    }
    case 'lordEntered': {
      const owned = (memory.lords[event.seat] ?? 0) + 1;
      return {
        ...memory,
        lords: memory.lords.with(event.seat, owned),
        court: memory.court - (event.from === 'court' ? 1 : 0),
        endConditionMet: memory.endConditionMet || owned >= LORDS_TO_TRIGGER_END,
      };
    }
    case 'lordDiscarded':
      return { ...memory, lords: memory.lords.with(event.seat, (memory.lords[event.seat] ?? 0) - 1) };
    default:
      return memory;
  }
}

/** An action was possible again. */
function withoutPasses(memory: Memory): Memory {
  return memory.passed.length === 0 ? memory : { ...memory, passed: [] };
}

function trackCleared(memory: Memory, allies: readonly string[], monsters: number): Memory {
  let cleared = ontoDiscard(memory, Array<string>(monsters).fill(MONSTER));
  for (const race of RACES) {
    const own = allies.filter((card) => ally(card).race === race);
    if (own.length > 0) cleared = ontoStack(cleared, race, own);
  }
  return cleared;
}

type Told<Type> = Extract<AbyssEvent, { readonly type: Type }>;

function stackTaken(memory: Memory, { seat, race, because }: Told<'stackTaken'>): Memory {
  const taken = withoutStack(intoHand(memory, seat, memory.council[race as Race]), race as Race);
  if (memory.tokenBringsStack) return { ...taken, tokenBringsStack: false };
  return because ? taken : withoutPasses(taken);
}

function tokenStolen(memory: Memory, { seat, from, secret }: Told<'tokenStolen'>): Memory {
  const { tokens } = memory;
  // Which one of its tokens it was only the two know: of none it is known any more that it still is there.
  if (!secret) return { ...memory, tokens: tokens.with(from, []) };
  const left = tokens.with(from, lessAll(tokens[from] ?? [], secret.faces));
  return { ...memory, tokens: left.with(seat, [...(left[seat] ?? []), ...secret.faces]) };
}
