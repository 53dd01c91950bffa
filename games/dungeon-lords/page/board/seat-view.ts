// A seat, as it is seen.
import type { View } from '../../client.ts';

export type SeatView = View['seats'][number];
