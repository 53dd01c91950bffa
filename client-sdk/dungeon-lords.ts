// What the compiler may know of Dungeon Lords: `client.join<DungeonLords>(id)`.
import type { DungeonEvent } from '@undertow/shared/dungeon-lords/events.ts';
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import type { GameTypes } from './game-types.ts';

export type { View };
export type Event = DungeonEvent;
export type { BattlePlan, BattlePlanData, BattleTile } from '@undertow/shared/dungeon-lords/forms/battle-plan.ts';
export type { DigData } from '@undertow/shared/dungeon-lords/forms/dig.ts';
export type { MineData } from '@undertow/shared/dungeon-lords/forms/mine.ts';
export type { CellData, PositionData } from '@undertow/shared/dungeon-lords/forms/one-of.ts';
export type { PaydayData } from '@undertow/shared/dungeon-lords/forms/payday.ts';

export interface DungeonLords extends GameTypes {
  readonly view: View;
  readonly event: Event;
}
