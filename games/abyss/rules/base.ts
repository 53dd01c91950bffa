// The base game as a part, like any expansion.
import { monsters } from './actions/monster.ts';
import { plotting } from './actions/plot.ts';
import { exploration } from './cards/allies.ts';
import { locations } from './cards/locations.ts';
import { ambassadors } from './cards/lords/ambassadors.ts';
import { farmers } from './cards/lords/farmers.ts';
import { mages } from './cards/lords/mages.ts';
import { merchants } from './cards/lords/merchants.ts';
import { politicians } from './cards/lords/politicians.ts';
import { soldiers } from './cards/lords/soldiers.ts';
import { tokens } from './cards/tokens.ts';
import { hasSevenLords } from './ending.ts';
import { rememberBase } from './guessing/remember.ts';
import { powerOptions, usePowerOption } from './powers.ts';
import { prompts } from './prompts.ts';
import type { Part, Preparation } from './rules.ts';
import { commanderLimit } from './turn.ts';

const onTurnPowers: Preparation = { options: powerOptions, run: usePowerOption };

export const base: Part = {
  id: 'base',
  maxSeats: 4,
  lords: [...soldiers, ...merchants, ...mages, ...politicians, ...farmers, ...ambassadors],
  locations,
  exploration,
  tokens,
  preparations: [plotting, onTurnPowers],
  monsters,
  handLimits: [commanderLimit],
  endConditions: [hasSevenLords],
  remember: rememberBase,
  prompts,
};
