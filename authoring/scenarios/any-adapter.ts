// Any game, as the scenario runner handles it: what is given and expected is its state, and what is seen its view, as its rules write them.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { wholeOptions } from '@undertow/shared/table/about.ts';
import type { AnyEvent, AnyGame, AnyView } from '@undertow/shared/table/any-game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { CHANCE, type GameAdapter, type GameTable, type Reader, type WholeRest } from './adapter.ts';
import { MatchPlay } from './match-play.ts';
import { anything, fields } from './shape.ts';

export async function anyAdapter({ game, about, plain }: GameFolder): Promise<GameAdapter> {
  const named = (await (await plain?.())?.lists?.())?.prompts ?? [];
  const prompts = named.length > 0 ? new Set(named) : undefined;
  return {
    id: game.id,
    options: about.choices.map(({ id }) => id),
    table(given, seats) {
      const options = wholeOptions(about, given);
      const objection = game.objection(options, seats);
      return objection === undefined ? tableOf(game, options, seats, prompts) : `options and seats: ${objection}`;
    },
  };
}

function tableOf(game: AnyGame, options: Json, seats: number, prompts: GameTable['prompts']): GameTable {
  const fresh = game.setup(options, seats, openRandom(CHANCE), () => {});
  const known = isObject(fresh) ? Object.keys(fresh) : [];
  const goOn = ({ state, random }: WholeRest) => new MatchPlay(Match.at(game, state, random), readerOf(game));
  return {
    prompts,
    given: fields('the state', Object.fromEntries(known.map((field) => [field, anything]))),
    position: anything,
    objections: () => [],
    begin: (given) => goOn({ state: isObject(fresh) ? { ...fresh, ...(given as object) } : fresh, random: CHANCE }),
    goOn,
  };
}

/** So many legal answers of a form are listed. */
const MOST_ANSWERS = 1000;

function readerOf({ forms }: AnyGame): Reader<Json, AnyEvent, AnyView, Json> {
  return {
    position: ({ state, outcome }) => (isObject(state) && outcome ? { ...outcome, ...state } : state) as Json,
    view: (match, viewer) => {
      const ofSeats = match.view('spectator').seats.map((_, seat) => match.view(seat));
      return withHidden(match.view(viewer), ofSeats);
    },
    formOptions: (form, data) => forms[form]?.enumerate(data, MOST_ANSWERS) ?? [],
  };
}

/** What a viewer is shown; what only others are shown stands as the number of things that it is. */
function withHidden(shown: Json | undefined, others: readonly Json[]): Json {
  if (shown === undefined) return { hidden: Array.isArray(others[0]) ? others[0].length : 1 };
  if (typeof shown !== 'object' || shown === null) return shown;
  const at = (key: string | number) => others.map((other) => fieldOf(other, key)).filter((each) => each !== undefined);
  if (Array.isArray(shown)) return shown.map((item, i) => withHidden(item, at(i)));
  const records = [shown, ...others.filter((other) => isObject(other))];
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  return Object.fromEntries([...names].map((name) => [name, withHidden(fieldOf(shown, name), at(name))]));
}

function fieldOf(value: Json, key: string | number): Json | undefined {
  return (value as Readonly<Record<string | number, Json>> | null)?.[key];
}
