// Prepares the tables of the lessons: tables of four on which everything is put as a lesson needs it, and the answers that the
// learner may give.
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { anyMatch } from '@undertow/web/src/game.ts';
import type { LessonScene, LessonStep, WantedAnswer } from '@undertow/web/src/learn/game-lesson.ts';
import { type CombatData, combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import { type Cell, type Options, type Player, type State, type Tile, TUNNEL } from '../../rules/state.ts';
import type { Tab } from '../board/tabs.ts';

/** On a phone one part of the board is shown at a time. */
interface Step extends LessonStep {
  readonly part?: Tab;
}

export interface Scene extends LessonScene {
  readonly steps: readonly Step[];
}

export const options: Options = { full: false };
const SEATS = 4;
const CHANCE = { seed: 'fast:1', position: 0 };

export const at = (place: string) => `[data-place="${place}"]`;

/** The planning of a round, with this on the table. */
export function roundWith(table: Partial<State>, seats: readonly Partial<Player>[]) {
  const state = dungeonLords.setup(options, SEATS, openRandom(CHANCE));
  Object.assign(state, { stage: 'planning', ...table });
  for (const [seat, has] of seats.entries()) Object.assign(state.seats[seat] ?? {}, has);
  const out = [
    ...state.heroes,
    ...state.preview.heroes,
    ...state.seats.flatMap(({ party }) => party.map(({ id }) => id)),
  ];
  state.heroPile = without(state.heroPile, out);
  const hired = state.seats.flatMap(({ creatures }) => creatures.map(({ id }) => id));
  state.creaturePile = without(state.creaturePile, [...state.offer.creatures, ...hired]);
  const built = state.seats.flatMap(({ dungeon }) => dungeon.map(({ tile }) => tile));
  state.roomPile = without(state.roomPile, [...state.offer.rooms, ...built]);
  return matchAt(state);
}

/** A round of a siege. The game is over when there are no heroes left. */
export function siegeWith(data: CombatData) {
  return matchAt(combatFrom({ options, ...data }));
}

function matchAt(state: State) {
  return anyMatch(Match.at(dungeonLords, state, CHANCE));
}

/** Without these, each as often as it is named. */
function without(pile: readonly string[], ids: readonly string[]): string[] {
  const left = [...pile];
  for (const id of ids) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

export function tunnels(...cells: readonly Cell[]): Tile[] {
  return cells.map((cell) => ({ cell, tile: TUNNEL }));
}

/** These orders, in whatever sequence. */
export function orders(...wanted: readonly string[]): WantedAnswer {
  return { prompt: 'planOrders', hints: [wanted], offer: (choice) => ({ ...choice, options: wanted }) as Choice };
}

/** A form with these fields in the place of those of the rules. */
export function form(prompt: string, fields: { readonly [field: string]: Json }): WantedAnswer {
  return {
    prompt,
    offer: (choice) =>
      choice.type === 'form' ? { ...choice, data: { ...(choice.data as object), ...fields } } : choice,
  };
}

/** As many cells as are proposed. */
export function cells(prompt: string, ...proposed: readonly (readonly [number, number])[]): WantedAnswer {
  const count = proposed.length;
  return {
    ...form(prompt, { max: count, isExact: true }),
    hints: [proposed],
    isEnough: (answer) => Array.isArray(answer) && answer.length === count,
  };
}

/** All of these traps and creatures, before this tile. */
export function plan(
  tile: readonly [number, number],
  traps: readonly string[],
  creatures: readonly string[],
): WantedAnswer {
  return {
    prompt: 'battlePlan',
    hints: [{ tile, traps, creatures }],
    offer(choice) {
      if (choice.type !== 'form') return choice;
      const data = choice.data as { readonly traps: readonly { readonly id: string }[] };
      return {
        ...choice,
        data: { ...data, traps: data.traps.filter(({ id }) => traps.includes(id)), creatures } as Json,
      };
    },
    isEnough(answer) {
      const sent = answer as { readonly traps: readonly string[]; readonly creatures: readonly string[] };
      return sent.traps.length === traps.length && sent.creatures.length === creatures.length;
    },
  };
}
