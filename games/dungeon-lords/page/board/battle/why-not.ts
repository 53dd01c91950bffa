// The reason why a piece cannot be added to a plan: the rules are asked whether it could with more of this or that.
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import type { BattlePlanData } from '../../../client.ts';
import { battlePlanForm } from '../../../rules/forms/battle-plan.ts';
import { planOf, withTile } from '../answering/drafts.ts';

/** What is missing, or what the tile allows no more of. */
export type Reason = 'gold' | 'food' | 'imps' | 'traps' | 'monsters' | 'faceDown';

const STORES = ['gold', 'food', 'imps'] as const;
const PLENTY = 99;

export function whyNot(data: BattlePlanData, picks: Picks, piece: string): Reason | undefined {
  const can = (stores: Partial<BattlePlanData> = {}) => {
    const given = { ...data, ...stores };
    const plan = planOf(given, [...withTile(data, picks), piece]);
    return plan !== undefined && battlePlanForm.isLegal(given, plan);
  };
  if (can()) return undefined;
  const isThere = piecesOf(data).includes(piece);
  if (!isThere) return piece.startsWith('creature:') ? 'faceDown' : 'traps';
  return STORES.find((store) => can({ [store]: PLENTY })) ?? (piece.startsWith('trap:') ? 'traps' : 'monsters');
}

/** All that can be sent, with equal ones as often as they are there. */
export function piecesOf({ traps, creatures }: BattlePlanData): readonly string[] {
  return [...traps.map(({ id }) => `trap:${id}`), ...creatures.map((id) => `creature:${id}`)];
}
