// What the compiler may know of Dungeon Lords: `client.join<DungeonLords>(id)`.
import type { GameTypes } from '@undertow/client-sdk/game-types.ts';
import type { DungeonEvent } from './rules/events.ts';
import type { View } from './view.ts';

export type { View };
export type Event = DungeonEvent;
export type { BattlePlan, BattlePlanData, BattleTile } from './rules/forms/battle-plan.ts';
export type { DigData } from './rules/forms/dig.ts';
export type { MineData } from './rules/forms/mine.ts';
export type { CellData, PositionData } from './rules/forms/one-of.ts';
export type { PaydayData } from './rules/forms/payday.ts';
export type { BattleView, SeatView } from './view.ts';

export interface DungeonLords extends GameTypes {
  readonly view: View;
  readonly event: Event;
}
