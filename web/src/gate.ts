// The contract between the lobby and a game for its welcome of visitors who look for a game. It is fetched for visitors who are
// shown the game.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { Component } from 'svelte';
import type { GameRivals } from './rivals.ts';

/** A way down to a game, from the coast on which all of them lie. */
export interface GameGate {
  /**
   * The address of its part of the coast: a drawing of 1280 by 600, of which it owns the middle half. What stands left and
   * right of that lies over its neighbours. With `#shallows` behind it, it is the same by day.
   */
  readonly picture: string;
  /** On which side of its part words have room. */
  readonly room: 'start' | 'end';
  /** The class, and the ground of the page, that give its colours, where they are not those of the sea. */
  readonly world?: string;
  /** How many sit at a table where one practises with bots; two where it does not say. */
  readonly practiceSeats?: number;
  /** How long the first of its lessons takes. */
  readonly lessonMinutes: number;
  /** What one does, in a sentence or two. */
  readonly lead: Readonly<Record<Language, string>>;
  /** What may displease. */
  readonly honest: Readonly<Record<Language, string>>;
  /** What a round is, in three pictures; for the home of the game. */
  readonly round?: () => Promise<RoundInPictures>;
  /** A running match as a small picture, drawn from `board` of its summary. */
  readonly miniature?: () => Promise<Component<MiniatureProps>>;
  /** What a seat is asked, by the prompt, in a few words of the language that is shown; empty for one that it does not know. */
  readonly questions?: () => Promise<(prompt: string) => string>;
  /** What each value of its choices brings, such as an expansion: said where a table is set. */
  readonly choices?: () => Promise<ChoiceWords>;
  /** Who plays it for the house. */
  readonly rivals?: () => Promise<GameRivals>;
}

/** What is shown of a game without a gate to those who look for one. */
export interface GameIntroduction {
  /** What one does, in a sentence or two of the language that is shown. */
  readonly lead: string;
  /** Some of its pieces. */
  readonly Picture: Component;
}

/** A sentence for each value, by language. */
export type ChoiceWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export interface MiniatureProps {
  readonly board: Json;
  /** Of those who sit there, by seat. */
  readonly letters?: readonly string[];
}

export interface RoundInPictures {
  /** One of the three, from 0. */
  readonly Picture: Component<{ readonly at: number }>;
  readonly words: Readonly<Record<Language, readonly PictureWords[]>>;
}

export interface PictureWords {
  readonly title: string;
  readonly text: string;
}
