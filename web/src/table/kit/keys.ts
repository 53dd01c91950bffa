// The keys of a table: digits pick options, letters have meanings of their own, Escape lays back. What a key does and how the
// list of keys shows it is one row here.
import { signOnPage } from '../../browser/page-keys.ts';
import { say } from '../../match/table-words.ts';
import { t } from '../../words/words.svelte.ts';

/** A key of every table. */
export interface TableKey {
  /** As `signOnPage` names it. */
  readonly sign: string;
  /** What stands on the key, where that is not the sign. */
  readonly cap?: string;
  /** Which of the commands it gives. */
  readonly command: string;
  readonly says: () => string;
}

/** The keys with which one answers; the list has those of the game behind them. */
export const ANSWERING_KEYS = [
  { sign: 'Enter', cap: 'Enter', command: 'confirm', says: () => say('key.confirm') },
  { sign: 'Escape', cap: 'Esc', command: 'layBack', says: () => say('key.layBack') },
] as const satisfies readonly TableKey[];

/** The keys of one who is not sure; the list has those of a piece behind them. */
export const HELPING_KEYS = [
  { sign: 'u', command: 'undo', says: () => say('key.undo') },
  { sign: 'h', command: 'hint', says: () => say('key.hint') },
] as const satisfies readonly TableKey[];

export const TABLE_KEYS = [
  { sign: 'l', command: 'log', says: () => say('key.log') },
  { sign: 'v', command: 'look', says: () => say('key.watch') },
  { sign: 'n', command: 'next', says: () => t('lobby.next') },
  { sign: '?', command: 'keys', says: () => t('app.keys') },
] as const satisfies readonly TableKey[];

type Row = (typeof ANSWERING_KEYS | typeof HELPING_KEYS | typeof TABLE_KEYS)[number];

/** What the keys of a table do there. */
export type Commands = Readonly<Record<Row['command'], () => void>> & {
  /** The option of this number, from 1. */
  readonly pick: (number: number) => void;
  readonly letters: GameLetters;
};

/** What other letters and keys mean in the game. None of them can be a key of every table. */
export type GameLetters = Readonly<Record<string, () => void>> & { readonly [Taken in Row['sign']]?: never };

const KEYS: ReadonlyMap<string, Row> = new Map(
  [...ANSWERING_KEYS, ...HELPING_KEYS, ...TABLE_KEYS].map((row) => [row.sign, row]),
);

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, commands: Commands): boolean {
  const sign = signOnPage(event);
  if (sign === undefined) return false;
  const command = commandOf(sign, event, commands);
  // A visitor who holds a key down has pressed it once; what is asked next is not meant.
  if (!event.repeat) command?.();
  return command !== undefined || (event.repeat && sign === 'Enter');
}

function commandOf(sign: string, { target }: KeyboardEvent, commands: Commands): (() => void) | undefined {
  if (/^[1-9]$/.test(sign)) return () => commands.pick(Number(sign));
  // The browser folds what it has unfolded.
  if (sign === 'Escape' && document.querySelector(':popover-open:not([popover="manual"])')) return undefined;
  // On a button, Enter presses that button.
  if (sign === 'Enter' && target instanceof HTMLElement && target.closest('button, a, select, summary'))
    return undefined;
  const row = KEYS.get(sign);
  if (row) return commands[row.command];
  return Object.hasOwn(commands.letters, sign) ? commands.letters[sign] : undefined;
}
