// The preferences of a visitor, and how they are read from storage: what is missing or strange there gets its default.
import { type Language, preferredLanguage } from '@undertow/shared/words/languages.ts';
import { PACES, type Pace } from './paces.ts';

export const THEMES = ['system', 'deep', 'shallows'] as const;
export const MOTIONS = ['system', 'full', 'short', 'off'] as const;

const USUAL_VOLUME = 0.6;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export interface Preferences {
  readonly theme: Theme;
  readonly motion: Motion;
  /** How fast others play on the page. */
  readonly pace: Pace;
  readonly language: Language;
  /** `null`: the visitor has not been asked yet. */
  readonly sound: boolean | null;
  /** The volume of sounds, from 0 to 1. */
  readonly volume: number;
  /** Whether quick reactions are shown, and offered. */
  readonly reactions: boolean;
  /** Whether the browser says when one is asked and does not look. */
  readonly notifications: boolean;
  /** Whether costly answers are asked for twice. */
  readonly confirmations: boolean;
}

/** The stored preferences; `wishes` are the languages of the browser, and `languages` those that there are. */
export function preferencesIn(
  text: string | null,
  wishes: readonly string[],
  languages: readonly Language[],
): Preferences {
  const { theme, motion, pace, language, sound, volume, reactions, notifications, confirmations } = objectIn(text);
  return {
    theme: oneOf(THEMES, theme) ?? 'system',
    motion: oneOf(MOTIONS, motion) ?? 'system',
    pace: oneOf(PACES, pace) ?? 'normal',
    language: oneOf(languages, language) ?? preferredLanguage(wishes, languages),
    sound: typeof sound === 'boolean' ? sound : null,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME,
    reactions: reactions !== false,
    notifications: notifications === true,
    confirmations: confirmations === true,
  };
}

function oneOf<const Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given);
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
