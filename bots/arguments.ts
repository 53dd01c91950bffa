// The arguments of a command. Where one is wrong, the command says which, and how it is used, and ends with exit code 2.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { printTo } from '@undertow/shared/protocol/printing.ts';

export function argumentsOf<Config extends ParseArgsConfig>(
  config: Config,
  help: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    printTo(process.stderr, message, '');
    process.stderr.write(help);
    process.exit(2);
  }
}

/** From 1, and up to what fits into a seed. */
export function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
