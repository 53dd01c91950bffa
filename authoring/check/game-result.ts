// Plays one random game with all properties watching, and says what came of it in plain data.
import { createHash } from 'node:crypto';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import { type StackLine, stackLines } from '../stack.ts';
import type { Declared, Setting } from './game-under-test.ts';
import { Line } from './line.ts';
import { type Occurred, Occurring } from './occurring.ts';
import { PROPERTIES } from './properties.ts';
import type { Tried } from './property.ts';
import { shrunk } from './shrinking.ts';
import { type Play, type WatchedBreach, watchGame } from './watching.ts';

export interface FoundBreach {
  readonly property: string;
  readonly sentence: string;
  /** What was found, in a line. */
  readonly found?: string | undefined;
  readonly answers: readonly Given[];
  readonly lines: readonly StackLine[];
}

export interface GameResult {
  readonly setting: string;
  readonly seed: number;
  readonly answers: readonly Given[];
  readonly failures: readonly FoundBreach[];
  /** How often each property was tried. */
  readonly tried: Readonly<Record<string, number>>;
  readonly occurred: Occurred;
  readonly offered: number;
  readonly mostOffered: number;
  /** Best seats first; absent where it did not end. */
  readonly ranking?: readonly (readonly number[])[] | undefined;
  /** Of the game alone, without all that is tried beside it. */
  readonly milliseconds: number;
  /** The largest of its saves, as text. */
  readonly bytes: number;
  /** How often one of the properties must have been tried in such a game. */
  readonly least: Readonly<Record<string, number>>;
  /** One for each answer, of all that had come of it: to compare with another process. */
  readonly steps: readonly string[];
}

/** What is needed to play. `isKnown` says which failures were found before: those are not made small again. */
export interface Playing extends Play {
  readonly home: string;
  readonly declared: Declared;
  readonly isKnown: (property: string, answers: number) => boolean;
  /** The time in milliseconds. */
  readonly now: () => number;
}

export function gameResult(playing: Playing): GameResult {
  const { under, setting, seed, home, declared, isKnown } = playing;
  const occurring = new Occurring(declared);
  const { line, failures, tried } = watchGame(playing, PROPERTIES, [occurring]);
  const replayed = replay(under, setting, seed, line?.answers ?? [], playing.now);
  return {
    setting: setting.name,
    seed,
    answers: line?.answers ?? [],
    failures: failures.map((failure) => {
      const isSmall = isKnown(failure.property, failure.answers.length);
      return asData(isSmall ? failure : shrunk(playing, failure), home);
    }),
    tried: Object.fromEntries(tried),
    least: Object.fromEntries(PROPERTIES.map(({ id, least }) => [id, least?.(under, setting) ?? 0])),
    occurred: occurring.occurred,
    offered: occurring.offered,
    mostOffered: occurring.mostOffered,
    ranking: line?.match.outcome?.ranking,
    ...replayed,
  };
}

function asData({ property, broken, answers }: WatchedBreach, home: string): FoundBreach {
  const { sentence, circumstances } = broken;
  return { property, sentence, found: circumstances.found, answers, lines: stackLines(broken, home) };
}

/** The same game again, without anything beside it. */
function replay(
  under: Tried,
  setting: Setting<Json>,
  seed: number,
  answers: readonly Given[],
  now: () => number,
): Pick<GameResult, 'milliseconds' | 'bytes' | 'steps'> {
  try {
    const start = now();
    const { match } = Line.start(under, setting, seed);
    for (const { seat, answer } of answers) match.answer(seat, answer);
    const milliseconds = now() - start;
    return { milliseconds, ...stepsOf(under, setting, seed, answers) };
  } catch {
    // It throws, and is told elsewhere.
    return { milliseconds: 0, bytes: 0, steps: [] };
  }
}

/** What came of each answer, as one word each, and the size of the largest save. */
export function stepsOf(
  under: Pick<Tried, 'game'>,
  setting: Pick<Setting<Json>, 'options' | 'seats'>,
  seed: number,
  answers: readonly Given[],
): Pick<GameResult, 'bytes' | 'steps'> {
  const { match } = Line.start(under, setting, seed);
  let bytes = 0;
  const digest = (events: unknown): string => {
    const save = JSON.stringify(match.save());
    bytes = Math.max(bytes, save.length);
    const all = JSON.stringify([events, match.pending, match.outcome ?? null, save]);
    return createHash('sha256').update(all).digest('hex').slice(0, 8);
  };
  const steps = [digest(match.told)];
  for (const { seat, answer } of answers) steps.push(digest(match.answer(seat, answer) ?? 'refused'));
  return { bytes, steps };
}
