// The parts that Abyss can be played with, the base first.
import { base } from '@undertow/games/abyss/rules/base.ts';
import { expansions } from '@undertow/games/abyss/rules/index.ts';
import type { Part } from '@undertow/games/abyss/rules/rules.ts';

export const parts: readonly Part[] = [base, ...expansions];
