// The parts that Abyss can be played with, the base first.
import { base } from '../../rules/base.ts';
import { expansions } from '../../rules/index.ts';
import type { Part } from '../../rules/rules.ts';

export const parts: readonly Part[] = [base, ...expansions];
