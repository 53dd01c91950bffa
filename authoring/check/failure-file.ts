// A match that fails, as a file: in the form of recorded matches, with what is wrong. `undertow dev` opens it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import type { Breach } from './findings.ts';
import type { About } from './thread.ts';

export interface FailedMatch {
  readonly game: string;
  /** The version of the rules that it was played by. */
  readonly rules: number;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  /** The last one is that behind which it happened; the rules may throw at it, or never come back. */
  readonly answers: readonly Given[];
  readonly failure: {
    readonly property: string;
    readonly sentence: string;
    /** The number of answers after which it happened. */
    readonly at: number;
  };
}

/** None where no match could begin. */
export function failedMatch({ id, rules, settings }: About, breach: Breach): FailedMatch | undefined {
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
  writeFileSync(join(folder, file), text(failed));
  return file;
}

/** One answer a line, so that it can be read. */
function text(failed: FailedMatch): string {
  const fields = Object.entries(failed).map(([name, value]) => {
    const lines = name === 'answers' ? `[${listed(value as FailedMatch['answers'])}]` : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${lines}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function listed(answers: readonly Given[]): string {
  return answers.length === 0 ? '' : `\n${answers.map((given) => `    ${JSON.stringify(given)}`).join(',\n')}\n  `;
}
