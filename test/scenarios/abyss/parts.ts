// The parts that Abyss can be played with, the base first.
import { base } from '@undertow/shared/abyss/base.ts';
import { expansions } from '@undertow/shared/abyss/index.ts';
import type { Part } from '@undertow/shared/abyss/rules.ts';

export const parts: readonly Part[] = [base, ...expansions];
