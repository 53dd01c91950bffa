// The command that teaches a value: its options, and its text beside the weights, so that it can be run again.

/** The options of the command, for `parseArgs`. */
export const TRAIN_OPTIONS = {
  game: { type: 'string' },
  hours: { type: 'string' },
  folder: { type: 'string' },
  games: { type: 'string', default: '20000' },
  rounds: { type: 'string', default: '8' },
  'round-games': { type: 'string', default: '10000' },
  gate: { type: 'string', default: '2000' },
  hidden: { type: 'string', default: '32' },
  lead: { type: 'string', default: '6' },
  processes: { type: 'string', default: '1' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The whole command with these values. */
export function commandOf(values: Readonly<Record<string, string | boolean | undefined>>): string {
  const said = Object.keys(TRAIN_OPTIONS).flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [`--${name} ${quoted(value)}`] : [];
  });
  return ['npm run train --', ...said].join(' ');
}

/** The word in quotes, if a shell needs them. */
function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
