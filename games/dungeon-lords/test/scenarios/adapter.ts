// Dungeon Lords, as the scenario runner handles it.
import { CHANCE, type GameAdapter, type GameTable, type Reader } from '@undertow/authoring/scenarios/adapter.ts';
import { takeOut } from '@undertow/authoring/scenarios/kits.ts';
import { MatchPlay } from '@undertow/authoring/scenarios/match-play.ts';
import { nothing } from '@undertow/shared/table/flow.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { endGame } from '../../rules/ending.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import type { CellData, PositionData } from '../../rules/forms/one-of.ts';
import { dungeonLords } from '../../rules/index.ts';
import { promptNames } from '../../rules/prompts.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { lay } from './lay.ts';
import { positionOf, shownTo } from './read.ts';
import { givenShape, positionShape } from './shapes.ts';
import { kits } from './words.ts';

export const adapter: GameAdapter = {
  id: dungeonLords.id,
  options: ['full', 'training'],
  table(given, seats) {
    const options = { full: false, ...(isObject(given) ? given : {}) };
    const objection = dungeonLords.objection(options, seats);
    return objection === undefined ? tableOf(options as Options, seats) : `options and seats: ${objection}`;
  },
};

function tableOf(options: Options, seats: number): GameTable {
  const given = givenShape(seats);
  return {
    prompts: new Set(promptNames),
    given,
    position: positionShape(seats),
    objections: (position) => takeOut(kits, position, given).missing,
    begin: (position) => new MatchPlay(Match.at(dungeonLords, lay(options, seats, position, given), CHANCE), reader),
    goOn: ({ state, random }) => new MatchPlay(Match.at(dungeonLords, state as unknown as State, random), reader),
  };
}

const reader: Reader<State, DungeonEvent, View, Options> = {
  position: ({ state, outcome }) => positionOf(state, outcome),
  view: (match, viewer) => shownTo(match.view(viewer), viewer, match.outcome),
  formOptions(form, data): readonly Json[] {
    if (form === 'position') return (data as PositionData).positions;
    return form === 'cell' ? ((data as CellData).cells as readonly Json[]) : [];
  },
  scored: ({ state }) => Match.at(ending, dungeonLords.copy(state), CHANCE),
};

/** The same game, with nothing left to come but its end. */
const ending: typeof dungeonLords = {
  ...dungeonLords,
  turn(table) {
    endGame(table);
    return nothing;
  },
};
