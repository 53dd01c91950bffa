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
