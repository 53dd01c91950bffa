// The candidate answers of a search: all legal ones, but only those payments that no other payment beats.
import { distinct } from '@undertow/bots/thinking/distinct.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { abyss } from '../rules/index.ts';
import { CANCEL, type PaymentData } from '../rules/payment.ts';
import type { View } from '../view.ts';
import { byWorth } from './acting.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { plansFor } from './paying.ts';
import { answerFrom } from './sensible.ts';

export function candidates(view: View, decision: Decision, limit: number): readonly Answer[] {
  return candidatesOf(outlookOf(view, decision.seat), decision, limit);
}

export function candidatesOf(outlook: Outlook, decision: Decision, limit: number): readonly Answer[] {
  const likely = answerFrom(outlook, decision);
  // A recruitment that was begun is not called off: the thought went into it before.
  const others = othersOf(outlook, decision, limit).filter((answer) => answer !== CANCEL);
  return distinct([likely, ...others], limit);
}

function othersOf(outlook: Outlook, { prompt, choice }: Decision, limit: number): readonly Answer[] {
  if (prompt === 'payment' && choice.type === 'form') return plansFor(outlook, choice.data as PaymentData, limit);
  if (prompt === 'mainDecision' && choice.type === 'one') return byWorth(outlook, choice.options);
  return enumerate(choice, limit, abyss.forms);
}
