// Puts the base and the chosen expansions together into one rule set.
import { nothing } from '@undertow/shared/table/flow.ts';
import type { Flow } from '@undertow/shared/table/game.ts';
import type { Passive } from './cards/passive.ts';
import type { Lord, Moments, Part, Rules } from './rules.ts';

export function compose(parts: readonly Part[]): Rules {
  const absent = new Set(parts.flatMap((part) => part.withoutLords ?? []));
  const lords = parts
    .flatMap((part) => part.lords ?? [])
    .filter((lord) => !absent.has(lord.id))
    .map(inOneShape);
  const tokens = Object.assign({}, ...parts.map((part) => part.tokens ?? {})) as Rules['tokens'];
  const monsters = parts.findLast((part) => part.monsters)?.monsters;
  if (!monsters) throw new Error('no part says how Monsters work');
  return {
    lords: byId(lords),
    passives: byQuestion(lords),
    locations: byId(parts.flatMap((part) => part.locations ?? [])),
    exploration: parts.flatMap((part) => part.exploration ?? []),
    tokens,
    supplies: Object.keys(tokens),
    preparations: parts.flatMap((part) => part.preparations ?? []),
    monsters,
    standIns: parts.findLast((part) => part.standIns)?.standIns,
    limitHand: flowing(parts.flatMap((part) => part.handLimits ?? [])),
    endConditions: parts.flatMap((part) => part.endConditions ?? []),
    explorationEnds: parts.flatMap((part) => part.endsExploration ?? []),
    reservations: parts.flatMap((part) => part.reserved ?? []),
    copies: Object.fromEntries(parts.flatMap(({ id, copy }) => (copy ? [[id, copy]] : []))),
    parts,
    prompts: Object.assign({}, ...parts.map((part) => part.prompts ?? {})) as Rules['prompts'],
    moments: together(parts.flatMap((part) => part.moments ?? [])),
  };
}

/** The same row with all that it leaves out: engines read objects of one shape several times as fast. */
function inOneShape({ id, guild, cost, races, influence, keys, ...perhaps }: Lord): Lord {
  const { required, always, onTurn, onRecruited } = perhaps;
  return { id, guild, cost, races, required, influence, keys, always, onTurn, onRecruited };
}

function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function byQuestion(lords: readonly Lord[]): Rules['passives'] {
  const passives = new Map<keyof Passive, Lord[]>();
  for (const lord of lords) {
    for (const question of Object.keys(lord.always ?? {}) as (keyof Passive)[]) {
      passives.set(question, [...(passives.get(question) ?? []), lord]);
    }
  }
  return passives;
}

/** At each moment the parts have their say one after the other. */
function together(parts: readonly Moments[]): Required<Moments> {
  return {
    turnBegan: flowing(parts.flatMap((part) => part.turnBegan ?? [])),
    allyStranded: flowing(parts.flatMap((part) => part.allyStranded ?? [])),
    alliesUsed: flowing(parts.flatMap((part) => part.alliesUsed ?? [])),
    lordRecruited: flowing(parts.flatMap((part) => part.lordRecruited ?? [])),
    gameEnding: flowing(parts.flatMap((part) => part.gameEnding ?? [])),
    pearlsGained: inTurn(parts.flatMap((part) => part.pearlsGained ?? [])),
    placeEmptied: inTurn(parts.flatMap((part) => part.placeEmptied ?? [])),
    endTriggered: inTurn(parts.flatMap((part) => part.endTriggered ?? [])),
  };
}

type Does<At extends unknown[], Result> = (...at: At) => Result;

/** Most moments concern one part at most: what only that one does is done without a way round. */
function flowing<At extends unknown[]>(parts: readonly Does<At, Flow>[]): Does<At, Flow> {
  const [first, ...others] = parts;
  if (!first) return () => nothing;
  if (others.length === 0) return first;
  const rest = flowing(others);
  return (...at) => {
    const flow = first(...at);
    return flow === nothing ? rest(...at) : inSequence(flow, rest, at);
  };
}

function* inSequence<At extends unknown[]>(flow: Flow, rest: Does<At, Flow>, at: At): Flow {
  yield* flow;
  yield* rest(...at);
}

function inTurn<At extends unknown[]>(parts: readonly Does<At, void>[]): Does<At, void> {
  if (parts.length <= 1) return parts[0] ?? (() => {});
  return (...at) => {
    for (const part of parts) part(...at);
  };
}
