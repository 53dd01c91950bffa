// The players at a table as the page shows them: name, letter, and whether they are there.
import type { Table } from '@undertow/client-sdk/index.ts';
import { nthOfLevel, toldApart } from '@undertow/shared/table/bot-names.ts';
import type { Character } from '../rivals.ts';

/** `bot`: a player of the house; `replaced`: a bot plays until the player is back; `resigned`: for good; `away`: not connected. */
export type Presence = 'here' | 'bot' | 'replaced' | 'resigned' | 'away';

export interface Player {
  readonly seat: number;
  readonly name: string;
  /** The first letter, by which the seat is told; of a character it is that of the name, and not of Lady or Old. */
  readonly letter: string;
  readonly presence: Presence;
  /** Whether it is a bot: of the house, or one that came over the network and says so. */
  readonly isBot: boolean;
  readonly rating: number | null;
  /** How well the bot plays that sits there. */
  readonly level?: string | undefined;
  /** Who that bot is in this game. */
  readonly character?: Character | undefined;
}

/** `called` says how people are called who sit together, and `playing` who is the nth to play at a level, from 0. */
export function playersAt(
  { seats }: Pick<Table, 'seats'>,
  called: (names: readonly string[]) => readonly string[] = (names) => names,
  playing: (level: string, nth: number) => Character | undefined = () => undefined,
): Player[] {
  const levels = seats.map((seat) => (seat?.person.kind === 'bot' ? (seat.level ?? '') : undefined));
  const characters = nthOfLevel(levels).map((nth, seat) =>
    nth === undefined ? undefined : playing(levels[seat] ?? '', nth),
  );
  const people = called(seats.map((seat) => seat?.person.name ?? ''));
  const names = toldApart(characters.map((character) => character?.name)).map(
    (name, seat) => name ?? people[seat] ?? '',
  );
  const letters = lettersOf(names.map((name, seat) => (characters[seat] ? byLastWord(name) : name)));
  return seats.map((taken, seat) => ({
    seat,
    name: taken ? (names[seat] ?? '') : `${seat + 1}`,
    letter: letters[seat] ?? `${seat + 1}`,
    presence: presenceOf(taken),
    isBot: taken?.person.kind === 'bot' || taken?.person.bot === true,
    rating: taken?.rating?.rating ?? null,
    level: taken?.level,
    character: characters[seat],
  }));
}

function presenceOf(taken: Table['seats'][number]): Presence {
  if (!taken) return 'away';
  if (taken.person.kind === 'bot') return 'bot';
  if (taken.resigned) return 'resigned';
  if (taken.automatic) return 'replaced';
  return taken.connected ? 'here' : 'away';
}

/** Whether a person has this seat who has not given it up. */
export function isStaying(taken: Table['seats'][number]): boolean {
  return taken?.person.kind !== 'bot' && taken?.resigned === false;
}

/** `Lord Slag` is told by what tells him from `Lord Ash`. */
function byLastWord(name: string): string {
  return name.split(' ').toReversed().join('');
}

/** First letters; where two are the same, a number tells the later one apart. */
function lettersOf(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const letters = [...name].filter((letter) => /\p{L}|\p{N}/u.test(letter)).map((letter) => letter.toUpperCase());
    const numbers = names.map((_, more) => `${taken.length + 1 + more}`);
    const free = [...letters, ...numbers].find((letter) => !taken.includes(letter));
    taken.push(free ?? '');
  }
  return taken;
}
