// The type of a seat within a view.
import type { View } from '../../client.ts';

export type SeatView = View['seats'][number];
