// Abyss, told in the terminal.
import { abyss as rules } from '@undertow/shared/abyss/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Tale } from '../tales.ts';
import { HELP, readArguments, type Wish } from './arguments.ts';
import { tale } from './tale.ts';

export const abyss: Tale<Wish> = {
  help: HELP,
  read: readArguments,
  tell(wish, paint) {
    const match = Match.start(rules, wish.options, wish.seats, wish.seed);
    return tale(match, rules.rulesFor(wish.options), wish, paint);
  },
};
