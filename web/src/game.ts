// The contract between the client, which knows no game, and the page of a game: what each folder of a game provides. Whatever
// is not needed at once is a function that fetches it.
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import { type AnyEvent, type AnyGame, type AnyMatch, asAny, type KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Game, Shown } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { AnyTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { PlainParts } from '@undertow/shared/words/plain-parts.ts';
import type { Component, Snippet } from 'svelte';
import type { GameGate, GameIntroduction } from './gate.ts';
import type { GameLessons } from './learn/game-lesson.ts';
import type { Player } from './match/players.ts';
import type { TableSession } from './match/table-session.svelte.ts';
import type { GameJudging } from './replay/analysis/judging.ts';
import type { GameTurn, TurnWords } from './replay/game-turn.ts';
import type { SeenAt, Sketch } from './sharing/card.ts';
import type { TableModel } from './table/kit/table.svelte.ts';
import type { TableOptions } from './table/kit/table-options.ts';
import type { Drawing } from './ui/icons.ts';
import type { Vocabulary } from './words/words.svelte.ts';

/** What a page may need of the folder of a game. A table is drawn from `plain` where the game has no page. */
export interface DrawnFolder extends KnownGame {
  /** Its view as an object of zod, which says in which order things are shown. */
  readonly view: () => Promise<object>;
  readonly plain?: () => Promise<PlainParts>;
  /** What is said of it where answers are judged. */
  readonly talk?: (code: Language) => Promise<AnyTalk>;
  /** The components in its `forms/`. */
  readonly forms?: GameForms;
}

/** What answers a form of the game at a plain table, by the name of the form. */
export type GameForms = Readonly<Record<string, () => Promise<{ readonly default: Component<FormProps> }>>>;

export interface FormProps {
  /** What the rules ask with. */
  readonly data: Json;
  /** What would be given now: at first a legal answer. */
  readonly answer: Json;
  /** Changes that. It is judged by the rules, and given with the button of the question. */
  readonly change: (answer: Json) => void;
  /** What an id is called. */
  readonly nameOf: (id: string) => string;
}

/** A line of the registry. */
export interface GameEntry {
  readonly lobby: GameInLobby;
  readonly load: () => Promise<ClientGame>;
  /** It has no page of its own: its table is drawn from its data, and there are no lessons. */
  readonly isPlain?: boolean;
  /** How it welcomes those who look for a game. Without it, it is introduced. */
  readonly gate?: () => Promise<GameGate>;
  readonly introduction?: () => Promise<GameIntroduction>;
  /** How its tables are called, names with bars between them. Without it, they are called as the game is. */
  readonly tableNames?: () => Promise<Readonly<Record<Language, string>>>;
}

/** What the lobby shows of a game before anything of it is loaded. It comes with the first page, and should be small. */
export interface GameInLobby {
  /** The signs of what can be chosen of the game, by its id; its own sign by the id of the game. */
  readonly signs: Readonly<Record<string, Drawing>>;
  /**
   * What that is called, and what is counted in a match, by language and id; the game itself by its own id. Where there is
   * no name, the one that the server has for it stands in.
   */
  readonly names: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** A game on the page. Its folder gives it as `shown<MyGame>({ ... })`. */
export interface ClientGame<Game extends GameTypes = GameTypes, Table extends TableModel<Game> = TableModel<Game>> {
  /** Its words, opened before anything of it is drawn. */
  readonly words: Pick<Vocabulary<unknown>, 'open'>;
  /** The page of a match: its table, with all that stands around it. */
  readonly matchPage: () => Promise<Component<MatchPageProps<Game>>>;
  readonly replay: () => Promise<GameReplay<Game, Table>>;
  readonly lessons?: () => Promise<GameLessons>;
  readonly reference: () => Promise<GameReference>;
}

export interface MatchPageProps<Game extends GameTypes> {
  readonly session: TableSession<Game>;
  readonly options: TableOptions;
  /** The part of the board to be shown where there is room for one only, by the name that a lesson gives it. */
  readonly part?: string | undefined;
}

/** A match that is over, looked at again. */
export interface GameReplay<Game extends GameTypes = GameTypes, Table extends TableModel<Game> = TableModel<Game>>
  extends StatsSource {
  /** A thread that holds replays to their promises by the same rules: see `answerDoubts`. */
  readonly verifier: () => Worker;
  /** The turn that begins with this event, if one does, after the one that began last. */
  readonly turnOf: (event: AnyEvent, last: GameTurn | undefined) => GameTurn | undefined;
  /** When that is, where the game has other words for it than a number and a seat. */
  readonly sayTurn?: (turn: GameTurn, names: readonly string[]) => TurnWords;
  /** What is worth a mark on the line of time. */
  readonly markOf: (event: AnyEvent) => GameMark | undefined;
  readonly sayMark: (mark: GameMark, names: readonly string[]) => string;
  readonly MarkSign: Component<{ readonly kind: string }>;
  /** What its table is drawn from. */
  readonly table: (session: TableSession<Game>, options: TableOptions) => Table;
  readonly Table: Component<TableProps>;
  readonly Scoring: Component<ScoringProps<Game>>;
  /** What a picture of the table shows, as it stands; without it, none is offered. */
  readonly sketch?: (table: Table) => Sketch;
  /** How it speaks of answers that are judged; without it, no analysis is offered. */
  readonly judging?: (() => Promise<GameJudging>) | undefined;
}

export interface GameMark {
  readonly kind: string;
  readonly seat: number;
  /** What it is about, by its id in the game. */
  readonly id?: string;
  /** Where two do not fit beside each other, the weightier one stays. */
  readonly weight: number;
  /** How it is coloured. */
  readonly tone: 'plain' | 'threat' | 'lure';
}

/** The table as it stands, of a match that is played or that is over; its parts find the model by `tableHere()`. */
export interface TableProps {
  readonly title: string;
  /** The question, or the line of time in its place. */
  readonly line: Snippet;
  /** The log and what stands with it, for a table that has room beside it; with little room, the log alone. */
  readonly side: Snippet<[isBrief?: boolean]>;
  /** The other seats stand in the top line where that is all the room there is. */
  readonly hasSeatsAbove?: boolean;
  /** Whether every hand lies open. */
  readonly isOpen?: boolean;
  /** How many times as fast as usual things move. */
  readonly pace?: number;
  /** What opens above it. */
  readonly children?: Snippet;
}

/** What the statistics of a match are worked out with. */
export interface StatsSource {
  /** By which the match is run again. */
  readonly rules: AnyGame;
  readonly newStatsRecorder: () => StatsRecorder;
}

/** The statistics of a match over time, in whatever form the game's own scoring draws them from. */
export type MatchStats = object;

/** Sees each position of a match in its order. */
export interface StatsRecorder {
  see(match: AnyMatch): void;
  readonly stats: MatchStats;
}

/** The final scoring: who won and why. */
export interface ScoringProps<Game extends GameTypes> {
  /** The last position, with everything turned up. */
  readonly view: Game['view'];
  readonly names: readonly string[];
  /** `null` for a match that was abandoned. */
  readonly ranking: readonly (readonly number[])[] | null;
  /** How it went, once that is worked out. */
  readonly stats?: MatchStats | undefined;
  /** By how much each seat's rating has changed. */
  readonly ratings?: readonly (number | null)[] | undefined;
  /** Who sat there, by seat, where bots are to be told from people. */
  readonly players?: readonly Player[] | undefined;
  /** The seat of the viewer. */
  readonly mine?: number | null | undefined;
  /** The viewer has just seen the last move: the points may be counted before their eyes. */
  readonly isLive?: boolean;
  /** Above the verdict: what was played. */
  readonly subtitle?: string | undefined;
  /** Of a match that can be seen by others: when it was, and where it is. */
  readonly seenAt?: SeenAt | undefined;
  /** Where one can go from here. */
  readonly acts?: Snippet<[hasEndedEarly?: boolean]>;
}

/** The cards of the game, what its words mean, and its rules by number: to be looked through without a table. */
export interface GameReference {
  /** How its cards are sorted, in their order. */
  shelves(): readonly ReferenceShelf[];
  /** By what they can be sifted. A filter is shown with cards that differ in it. */
  filters(): readonly ReferenceFilter[];
  cards(): readonly ReferenceCard[];
  chapters(): readonly RuleChapter[];
  /** The card of what a sentence of the log names, if it has one. */
  cardOf(named: { readonly kind: string; readonly id: string }): string | undefined;
  /** A card by its id, no wider than where it stands (`100cqi`). */
  readonly Picture: Component<{ readonly id: string }>;
  /** The sign of a fact or of a choice. */
  readonly Sign: Component<{ readonly id: string }>;
  /** Settled when both can be drawn. */
  readonly ready: () => Promise<unknown>;
}

export interface ReferenceShelf {
  readonly id: string;
  readonly name: string;
  /** How wide a card is there, in pixels. Without it, cards lie below each other, with their words beside them. */
  readonly width?: number;
}

export interface ReferenceFilter {
  readonly id: string;
  readonly name: string;
  /** One with a sign shows that alone. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly sign?: string }[];
}

export interface ReferenceCard {
  /** It stands in the address of the card. */
  readonly id: string;
  readonly shelf: string;
  readonly name: string;
  /** What it does, or means. */
  readonly text: string;
  readonly facts: readonly { readonly text: string; readonly sign?: string }[];
  /** What it is, by filter. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** The numbers of the rules that say how it works, its own one first. */
  readonly rules: readonly string[];
}

export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ReferenceRule[];
}

/** Where its text has the number of another rule, that becomes a link. */
export interface ReferenceRule {
  readonly number: string;
  /** What it is about, if that has a name. */
  readonly title?: string;
  readonly text: string;
}

/** A game as the page takes it, which knows none. */
export function shown<Game extends GameTypes, Table extends TableModel<Game> = TableModel<Game>>(
  game: ClientGame<Game, Table>,
): ClientGame {
  return asAny(game);
}

/** The same of its rules. */
export function anyGame<State, Event, View extends Shown, Options>(game: Game<State, Event, View, Options>): AnyGame {
  return asAny(game);
}

/** The same of a match. */
export function anyMatch<State, Event, View extends Shown, Options>(
  match: Match<State, Event, View, Options>,
): AnyMatch {
  return asAny(match);
}
