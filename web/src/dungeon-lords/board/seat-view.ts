// A seat, as it is seen.
import type { View } from '@undertow/client-sdk/dungeon-lords.ts';

export type SeatView = View['seats'][number];
