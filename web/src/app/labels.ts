// What the choices of a table are called, in the language of the reader.
import {
  type GameChoice,
  type GameInfo,
  type Json,
  type Table,
  TIME_CONTROLS,
  type TimeControl,
} from '@undertow/client-sdk/index.ts';
import { withLevel } from '../match/bot-levels.ts';
import { type Drawing, ICONS } from '../ui/icons.ts';
import { formatDuration, language, t } from '../words/words.svelte.ts';
import { entryOf, showsGame } from './games.ts';
import { offered } from './offered-games.svelte.ts';

/** In a word: `live`. */
export function timeLabel(time: TimeControl): string {
  return t(`lobby.time.${time}`);
}

/** In full: `30 sec for each decision, and 8 min in reserve`. */
export function paceLabel(time: TimeControl): string {
  const pace = TIME_CONTROLS[time];
  if (!pace) return t('lobby.noClock');
  return t('lobby.pace', { each: formatDuration(pace.decision, 'short'), bank: formatDuration(pace.bank, 'short') });
}

/** Short enough for a column. */
export function shortPaceLabel(time: TimeControl): string {
  const pace = TIME_CONTROLS[time];
  return pace ? t('lobby.paceEach', { each: formatDuration(pace.decision, 'short') }) : t('lobby.noClockShort');
}

/** What is chosen by it: in the words of this client, or as the server calls it. */
export function choiceName(game: string, { id, name }: GameChoice): string {
  return knownName(game, id) ?? (id === 'expansions' ? t('lobby.expansions') : name);
}

/** What can be chosen, in the same way; `undefined` where there is no word for it. */
export function valueName(game: string, choice: string, value: Json): string | undefined {
  const { values = [] } = offered.game(game)?.choices.find(({ id }) => id === choice) ?? {};
  const known = knownName(game, `${value}`) ?? values.find((one) => one.value === value)?.name;
  return known ?? (typeof value === 'string' ? capitalized(value) : undefined);
}

export function valueSign(game: string, value: Json): Drawing {
  return entryOf(game)?.lobby.signs[`${value}`] ?? ICONS.star;
}

export function knownName(game: string, id: string): string | undefined {
  return entryOf(game)?.lobby.names[language.current]?.[id];
}

/** How many can play, whatever is chosen: `2 to 4`; `undefined` until the server has said. */
export function seatsLabel(game: string): string | undefined {
  const about = offered.game(game);
  return about && t('lobby.seatRange', seatsOf(about));
}

export function seatsOf({ seats, choices }: Pick<GameInfo, 'seats' | 'choices'>): { min: number; max: number } {
  const ranges = [seats, ...choices.flatMap(({ values }) => values.flatMap(({ seats }) => seats ?? []))];
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

/** Each way in which tables can be sifted by a choice: all, none of many, and one by one. */
export function choicesOf(
  game: string,
  { id, many, values }: GameChoice,
): readonly { readonly options: Readonly<Record<string, Json>>; readonly label: string }[] {
  return [
    { options: {}, label: t('lobby.all') },
    ...(many ? [{ options: { [id]: [] }, label: t('lobby.baseShort') }] : []),
    ...values.map(({ value, name }) => {
      return { options: { [id]: many ? [value] : value }, label: valueName(game, id, value) ?? name };
    }),
  ];
}

export function gameName(id: string): string {
  const known = knownName(id, id) ?? offered.game(id)?.name;
  // The page of a plain game may be the first that is opened: then the server is asked now.
  if (known === undefined) void offered.ask();
  return known ?? capitalized(id.replaceAll('-', ' '));
}

/** The game of a table, where there are several that it could be, and its name does not say it. */
export function gameNote(id: string): readonly string[] {
  return offered.all.length > 1 && entryOf(id)?.tableNames ? [gameName(id)] : [];
}

/** Whether it must be said of what game a table is. */
export function isOneOfSeveral(game: string): boolean {
  return offered.shown.length > 1 && showsGame(game);
}

/** Whether bots take the empty seats, and how they play: nothing where they do not. */
export function botsNote({ bots, level }: Table, note: string): readonly string[] {
  return bots ? [withLevel(note, level)] : [];
}

export function capitalized(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
