// Reads a scenario from JSON, and says all that is wrong with one that is malformed.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { GameAdapter, GameTable } from './adapter.ts';
import { complaints } from './check.ts';
import { type Malformed, readStep, unknownFields } from './read-step.ts';
import type { Scenario, Step } from './scenario.ts';
import { number, show } from './shape.ts';

export interface Ready {
  readonly scenario: Scenario;
  readonly table: GameTable;
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['id', 'title', 'rules', 'game', 'seats', 'options', 'given', 'rest', 'play'];

export function readScenario(value: unknown, games: readonly GameAdapter[]): Ready | Malformed {
  if (!isObject(value)) return { wrong: [`a scenario is an object, not ${show(value)}`] };
  const wrong = [...wrongHead(value), ...unknownFields(value, FIELDS), ...unknownOptions(value, games)];
  const table = tableOf(value, games);
  if (typeof table === 'string') return { wrong: [...wrong, table] };

  const given = (value.given ?? {}) as Json;
  const misshapen = complaints(given, table.given, 'given', 'given');
  wrong.push(...(misshapen.length > 0 ? misshapen : table.objections(given)), ...wrongRest(value));

  const play: Step[] = [];
  const place = { table, seats: value.seats as number };
  if (!Array.isArray(value.play)) return { wrong: [...wrong, `play: ${show(value.play)} is not a list of steps`] };
  for (const [i, each] of value.play.entries()) {
    const step = readStep(each, place);
    if ('wrong' in step) wrong.push(...step.wrong.map((what) => `step ${i + 1}: ${what}`));
    else play.push(step);
  }
  if (wrong.length > 0) return { wrong };
  const { id, title = '', game, seats, options = {}, rest } = value;
  return { scenario: { id, title, game, seats, options, given, rest, play } as Scenario, table };
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

function wrongRest({ given, rest }: Fields): string[] {
  if (rest === undefined) return [];
  if (given !== undefined) return ['rest: a scenario begins with what is given or from a rest, not with both'];
  if (!isObject(rest)) return [`rest: ${show(rest)} is not an object`];
  const { state, random } = rest;
  const wrong = unknownFields(rest, ['state', 'random']).map((what) => `rest.${what}`);
  if (state === undefined) wrong.push('rest.state: it is not there');
  if (isObject(random)) return [...wrong, ...wrongRandom(random)];
  return [...wrong, `rest.random: ${show(random)} is not a seed and a position`];
}

function wrongRandom({ seed, position, ...others }: Fields): string[] {
  const wrong = unknownFields(others, ['seed', 'position']).map((what) => `rest.random.${what}`);
  if (typeof seed !== 'string') wrong.push(`rest.random.seed: ${show(seed)} is not a seed`);
  return [...wrong, ...complaints(position, number(), 'rest.random.position', 'given')];
}

function unknownOptions({ game, options }: Fields, games: readonly GameAdapter[]): string[] {
  const adapter = games.find(({ id }) => id === game);
  if (!adapter || !isObject(options)) return [];
  return unknownFields(options, adapter.options).map((what) => `options.${what}`);
}

function tableOf({ game, seats, options }: Fields, games: readonly GameAdapter[]): GameTable | string {
  const adapter = games.find(({ id }) => id === game);
  if (!adapter) {
    const known = games.map(({ id }) => id).join(', ');
    return `game: ${show(game)} is not one of ${known}: scenarios of another game stand in test/scenarios/ of its folder`;
  }
  if (typeof seats !== 'number') return `seats: ${show(seats)} is not a number of seats`;
  if (options !== undefined && !isObject(options)) return `options: ${show(options)} is not an object`;
  return adapter.table((options ?? {}) as Json, seats);
}
