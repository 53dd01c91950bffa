// A bot that plays Abyss sensibly: it thinks no move ahead, but knows what things are worth.
import type { Bot } from '@undertow/bots/bot.ts';
import { byHabit } from '@undertow/bots/habit.ts';
import { abyss } from '../rules/index.ts';
import type { View } from '../view.ts';
import { habits } from './habits.ts';
import { outlookOf } from './outlook.ts';

export const answerFrom = byHabit(habits, abyss.forms);

export const sensible: Bot<View> = (view, decision) => answerFrom(outlookOf(view, decision.seat), decision);
