// A match that fails, as a file: in the form of recorded matches, with what is wrong. `undertow dev` opens it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchInFile, matchText } from '../match-file.ts';
import type { Breach } from './findings.ts';
import type { TriedGame } from './thread.ts';

/** Its last answer is that behind which it happened; the rules may throw at it, or never come back. */
export interface FailedMatch extends MatchInFile {
  readonly failure: {
    readonly property: string;
    readonly sentence: string;
    /** The number of answers after which it happened. */
    readonly at: number;
  };
}

/** None where no match could begin. */
export function failedMatch({ id, rules, settings }: TriedGame, breach: Breach): FailedMatch | undefined {
  const setting = settings.find(({ name }) => name === breach.setting);
  if (!setting || breach.property === 'settings') return undefined;
  const { property, sentence, answers, seed } = breach;
  const { options, seats } = setting;
  return {
    ...{ game: id, rules, options, seats, seed: `fast:${seed}`, answers },
    failure: { property, sentence, at: answers.length },
  };
}

/** Writes it into this folder, and gives the name of the file. */
export function writeFailedMatch(failed: FailedMatch, folder: string): string {
  const { game, failure, seed } = failed;
  const file = `${game}-${failure.property}-${seed.replace('fast:', '')}.match.json`;
  writeFileSync(join(folder, file), matchText(failed));
  return file;
}
