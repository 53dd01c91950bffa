// Abyss, as the scenario runner handles it.
import { CHANCE, type GameAdapter, type GameTable, type Reader } from '@undertow/authoring/scenarios/adapter.ts';
import { takeOut } from '@undertow/authoring/scenarios/kits.ts';
import { MatchPlay } from '@undertow/authoring/scenarios/match-play.ts';
import { fields, none, perSeat, type Shape } from '@undertow/authoring/scenarios/shape.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { endGame } from '../../rules/ending.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { type AbyssGame, abyss } from '../../rules/index.ts';
import type { PaymentData } from '../../rules/payment.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { type Box, openBox } from './box.ts';
import type { SeatField, TableField } from './field.ts';
import { lay } from './lay.ts';

export type AbyssMatch = Match<State, AbyssEvent, View, Options>;

export const adapter: GameAdapter = {
  id: 'abyss',
  options: ['expansions'],
  table(given, seats) {
    const options = { expansions: [], ...(isObject(given) ? given : {}) };
    const objection = abyss.objection(options, seats);
    return objection === undefined ? abyssTable(options, seats) : `options and seats: ${objection}`;
  },
};

export interface AbyssTable extends GameTable {
  /** A match that begins at this position. */
  matchAt(given: Json): AbyssMatch;
}

export function abyssTable(options: Options, seats: number): AbyssTable {
  const box = openBox(options, seats);
  const given = positionShape(box, (field) => !!field.lay);
  const matchAt = (position: Json) => Match.at(abyss, lay(box, position, given), CHANCE);
  return {
    prompts: new Set(Object.keys(box.rules.prompts)),
    given,
    position: positionShape(box, (field) => !!field.read),
    objections: (position) => [...takeOut(box.kits, position, given).missing, ...box.objections(position)],
    begin: (position) => new MatchPlay(matchAt(position), reader(box)),
    goOn: ({ state, random }) => new MatchPlay(Match.at(abyss, state as unknown as State, random), reader(box)),
    matchAt,
  };
}

function positionShape(box: Box, isPart: (field: { lay?: unknown; read?: unknown }) => boolean): Shape {
  const shapes = (
    all: readonly (SeatField | TableField)[],
    shapeOf = (field: SeatField | TableField) => field.shape(box),
  ) => Object.fromEntries(all.filter(isPart).map((field) => [field.name, shapeOf(field)]));
  const absent = (of: 'seat' | 'table') =>
    Object.assign({}, ...box.absent.map(({ id, fields }) => shapes(fields[of], (field) => none(field.shape(box), id))));
  const seat = fields('a seat', { ...absent('seat'), ...shapes(box.seatFields) });
  return fields('the position', {
    seats: perSeat(box.seats, seat),
    ...absent('table'),
    ...shapes(box.tableFields),
  });
}

function reader({ rules, seatFields, tableFields }: Box): Reader<State, AbyssEvent, View, Options> {
  return {
    position: ({ state, outcome }) => {
      const position = { state, rules };
      return {
        ...valuesOf(tableFields, (field) => field.read?.(position, outcome)),
        seats: state.seats.map((_, seat) => valuesOf(seatFields, (field) => field.read?.(position, seat))),
      };
    },
    view: (match, viewer: Viewer) => {
      const view = match.view(viewer);
      return {
        ...valuesOf(tableFields, (field) => field.see?.(view, match.outcome)),
        seats: view.seats.map((each, seat) => valuesOf(seatFields, (field) => field.see?.(each, seat, view))),
      };
    },
    // The only form of Abyss: a payment is chosen from the hand.
    formOptions: (_, data) => (data as PaymentData).hand,
    scored: ({ game, state }) => Match.at(ending(game, rules), game.copy(state), CHANCE),
  };
}

function valuesOf<Field extends { readonly name: string }>(
  all: readonly Field[],
  read: (field: Field) => Json | undefined,
): { readonly [name: string]: Json } {
  const values: Record<string, Json> = {};
  for (const field of all) {
    const value = read(field);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** The same game, with nothing left to come but its end. */
function ending<G extends Pick<AbyssGame, 'turn'>>(game: G, rules: Rules): G {
  return { ...game, turn: ({ state, random, tell, reveal }) => endGame({ state, rules, random, tell, reveal }) };
}
