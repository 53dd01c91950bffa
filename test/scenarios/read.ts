// Reads a scenario from JSON, and says all that is wrong with one that is malformed.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { GameAdapter, GameTable } from './adapter.ts';
import { complaints } from './check.ts';
import { type Malformed, readStep, unknownFields } from './read-step.ts';
import type { Scenario, Step } from './scenario.ts';
import { show } from './shape.ts';

export interface Ready {
  readonly scenario: Scenario;
  readonly table: GameTable;
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['id', 'title', 'rules', 'game', 'seats', 'options', 'given', 'play'];

export function readScenario(value: unknown, games: readonly GameAdapter[]): Ready | Malformed {
  if (!isObject(value)) return { wrong: [`a scenario is an object, not ${show(value)}`] };
  const wrong = [...wrongHead(value), ...unknownFields(value, FIELDS), ...unknownOptions(value, games)];
  const table = tableOf(value, games);
  if (typeof table === 'string') return { wrong: [...wrong, table] };

  const given = (value.given ?? {}) as Json;
  const misshapen = complaints(given, table.given, 'given', 'given');
  wrong.push(...(misshapen.length > 0 ? misshapen : table.objections(given)));

  const play: Step[] = [];
  const place = { table, seats: value.seats as number };
  if (!Array.isArray(value.play)) return { wrong: [...wrong, `play: ${show(value.play)} is not a list of steps`] };
  for (const [i, each] of value.play.entries()) {
    const step = readStep(each, place);
    if ('wrong' in step) wrong.push(...step.wrong.map((what) => `step ${i + 1}: ${what}`));
    else play.push(step);
  }
  if (wrong.length > 0) return { wrong };
  const { id, title = '', game, seats, options = {} } = value;
  return { scenario: { id, title, game, seats, options, given, play } as Scenario, table };
}

function wrongHead({ id, title, rules }: Fields): string[] {
  const wrong: string[] = [];
  if (typeof id !== 'string' || id === '') wrong.push(`id: ${show(id)} is not a name`);
  if (title !== undefined && typeof title !== 'string') wrong.push(`title: ${show(title)} is not a text`);
  if (rules !== undefined && !(Array.isArray(rules) && rules.every((rule) => typeof rule === 'string'))) {
    wrong.push(`rules: ${show(rules)} is not a list of rule numbers`);
  }
  return wrong;
}

function unknownOptions({ game, options }: Fields, games: readonly GameAdapter[]): string[] {
  const adapter = games.find(({ id }) => id === game);
  if (!adapter || !isObject(options)) return [];
  return unknownFields(options, adapter.options).map((what) => `options.${what}`);
}

function tableOf({ game, seats, options }: Fields, games: readonly GameAdapter[]): GameTable | string {
  const adapter = games.find(({ id }) => id === game);
  if (!adapter) return `game: ${show(game)} is not one of ${games.map(({ id }) => id).join(', ')}`;
  if (typeof seats !== 'number') return `seats: ${show(seats)} is not a number of seats`;
  if (options !== undefined && !isObject(options)) return `options: ${show(options)} is not an object`;
  return adapter.table((options ?? {}) as Json, seats);
}
