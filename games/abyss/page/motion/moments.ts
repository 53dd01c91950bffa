// The great moments of Abyss, by their kind. Each kind is drawn by a component of its own in moments/.
import type { FightMoment, OnslaughtMoment } from '../board/fight/fights.ts';
import type { Occasion } from './occasions.ts';

export type AbyssMoment = FightMoment | OnslaughtMoment | Occasion;
