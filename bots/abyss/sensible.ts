// A bot that plays Abyss sensibly: it thinks no move ahead, but knows what things are worth.
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { View } from '@undertow/shared/abyss/view.ts';
import type { Bot } from '../bot.ts';
import { byHabit } from '../habit.ts';
import { habits } from './habits.ts';
import { outlookOf } from './outlook.ts';

export const answerFrom = byHabit(habits, abyss.forms);

export const sensible: Bot<View> = (view, decision) => answerFrom(outlookOf(view, decision.seat), decision);
