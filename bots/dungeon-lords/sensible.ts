// A bot that plays Dungeon Lords sensibly: it thinks no round ahead, but knows what things are worth, and tries out a
// battle before it plans it.
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import type { Bot } from '../bot.ts';
import { byHabit } from '../habit.ts';
import { habits } from './habits.ts';
import { outlookOf } from './outlook.ts';

export const answerFrom = byHabit(habits, dungeonLords.forms);

export const sensible: Bot<View> = (view, decision) => answerFrom(outlookOf(view, decision.seat), decision);
