// What the choices of a table are called, in the language of the reader.
import {
  type GameChoice,
  type GameInfo,
  type Json,
  type Table,
  type TableSeat,
  TIME_CONTROLS,
  type TimeControl,
} from '@undertow/client-sdk/index.ts';
import { entryOf, showsGame } from '../app/games.ts';
import { type Drawing, ICONS } from '../ui/icons.ts';
import { formatDuration, language, t } from '../words/words.svelte.ts';
import { chosenIn } from './filters.ts';
import { levels } from './game-parts.ts';
import { lobby } from './lobby.svelte.ts';

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

/** Whether others may watch, and how late they see it; nothing where only those who are invited come. */
export function watchingLabel({
  access,
  spectators: { allowed, delay },
}: Pick<Table, 'access' | 'spectators'>): string {
  if (!allowed) return t('lobby.closed');
  if (access === 'private') return '';
  return delay === 0 ? t('lobby.spectators') : t('lobby.spectatorsLate', { late: t('lobby.turnsLate', { n: delay }) });
}

/** With what a game is played: the names of what was chosen, such as its expansions, or the base game. */
export function optionsLabel({ game, options }: Pick<Table, 'game' | 'options'>): string {
  const names = chosenIn({ options }).flatMap(({ choice, value }) => valueName(game, choice, value) ?? []);
  return names.length > 0 ? names.join(' + ') : t('lobby.base');
}

/** What is chosen by it: in the words of this client, or as the server calls it. */
export function choiceName(game: string, { id, name }: GameChoice): string {
  return knownName(game, id) ?? (id === 'expansions' ? t('lobby.expansions') : name);
}

/** What can be chosen, in the same way; `undefined` where there is no word for it. */
export function valueName(game: string, choice: string, value: Json): string | undefined {
  const { values = [] } = lobby.game(game)?.choices.find(({ id }) => id === choice) ?? {};
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
  const about = lobby.game(game);
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
  return knownName(id, id) ?? lobby.game(id)?.name ?? capitalized(id);
}

/** The game of a table, where there are several that it could be. */
export function gameNote(id: string): readonly string[] {
  return lobby.games.length > 1 ? [gameName(id)] : [];
}

/** Whether it must be said of what game a table is. */
export function isOneOfSeveral(game: string): boolean {
  return lobby.shownGames.length > 1 && showsGame(game);
}

/** Whether bots take the empty seats, and how they play: nothing where they do not. */
export function botsNote({ bots, level }: Table, note: string): readonly string[] {
  return bots ? [withLevel(note, level)] : [];
}

/** Of a bot for which it was chosen, how it plays. */
export function withLevel(name: string, level: string | undefined): string {
  return level === undefined ? name : `${name} (${levelName(level)})`;
}

/** That it is a bot, and how well it plays. */
export function botLabel({ level }: Pick<TableSeat, 'level'>): string {
  return withLevel(t('table.bot'), level);
}

/** In a word; by its id while that is on its way, and nothing where none was chosen. */
export function levelName(level: string | undefined): string {
  return level === undefined ? '' : (levels.of(level)?.said.name ?? level);
}

export function capitalized(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
