// A bot that plays Dungeon Lords sensibly: it thinks no round ahead, but knows what things are worth, and tries out a
// battle before it plans it.
import type { Bot } from '@undertow/bots/bot.ts';
import { byHabit } from '@undertow/bots/habit.ts';
import { dungeonLords } from '../rules/index.ts';
import type { View } from '../view.ts';
import { habits } from './habits.ts';
import { outlookOf } from './outlook.ts';

export const answerFrom = byHabit(habits, dungeonLords.forms);

export const sensible: Bot<View> = (view, decision) => answerFrom(outlookOf(view, decision.seat), decision);
