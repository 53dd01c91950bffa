// Puts the base and the chosen expansions together into one rule set.
import type { Lord, Passive } from './cards/lord.ts';
import type { Moments, Part, Rules } from './rules.ts';

export function compose(parts: readonly Part[]): Rules {
  const absent = new Set(parts.flatMap((part) => part.withoutLords ?? []));
  const lords = parts.flatMap((part) => part.lords ?? []).filter((lord) => !absent.has(lord.id));
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
    handLimits: parts.flatMap((part) => part.handLimits ?? []),
    endConditions: parts.flatMap((part) => part.endConditions ?? []),
    parts,
    prompts: Object.assign({}, ...parts.map((part) => part.prompts ?? {})) as Rules['prompts'],
    moments: together(parts.flatMap((part) => part.moments ?? [])),
  };
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
    *turnBegan(...at) {
      for (const part of parts) if (part.turnBegan) yield* part.turnBegan(...at);
    },
    *allyStranded(...at) {
      for (const part of parts) if (part.allyStranded) yield* part.allyStranded(...at);
    },
    *alliesUsed(...at) {
      for (const part of parts) if (part.alliesUsed) yield* part.alliesUsed(...at);
    },
    *lordRecruited(...at) {
      for (const part of parts) if (part.lordRecruited) yield* part.lordRecruited(...at);
    },
    *gameEnding(...at) {
      for (const part of parts) if (part.gameEnding) yield* part.gameEnding(...at);
    },
    pearlsGained(...at) {
      for (const part of parts) part.pearlsGained?.(...at);
    },
    placeEmptied(...at) {
      for (const part of parts) part.placeEmptied?.(...at);
    },
    endTriggered(...at) {
      for (const part of parts) part.endTriggered?.(...at);
    },
  };
}
